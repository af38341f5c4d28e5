import { useSelector } from 'react-redux';
import { TileTitle } from '../../ui/TileParts';
import { ProductTile } from '../ProductTile';
import { selectTravelTile } from './slice';

/** The member's travel insurance. */
export const TravelTile = () => (
  <ProductTile name="travel" tile={useSelector(selectTravelTile)}>
    {({ title }) => <TileTitle>{title}</TileTitle>}
  </ProductTile>
);
