import { useSelector } from 'react-redux';
import { DescriptionBody } from '../DescriptionBody';
import { ProductTile } from '../ProductTile';
import { selectEmergencyTile } from './slice';

/** Emergency cover: all its data comes with the portfolio. */
export const EmergencyTile = () => (
  <ProductTile name="emergency" tile={useSelector(selectEmergencyTile)}>
    {({ description }) => <DescriptionBody description={description} />}
  </ProductTile>
);
