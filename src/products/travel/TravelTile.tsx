import { useSelector } from 'react-redux';
import { TileTitle } from '../../ui/TileParts';
import { defineSummaryProduct } from '../defineProduct';
import { ProductTile } from '../ProductTile';
import { selectTravelTile, travelSlice } from './slice';

/** The member's travel insurance. */
const TravelTile = () => (
  <ProductTile name="travel" tile={useSelector(selectTravelTile)}>
    {({ title }) => <TileTitle>{title}</TileTitle>}
  </ProductTile>
);

/** Travel insurance. */
export const travel = defineSummaryProduct({
  ids: ['dtip'],
  summary: { slice: travelSlice, failure: 'There was an issue fetching the insure travel summary' },
  selectTile: selectTravelTile,
  Tile: TravelTile,
});
