import { useSelector } from 'react-redux';
import { DescriptionBody } from '../DescriptionBody';
import { ProductTile } from '../ProductTile';
import { selectHealthyCompanyTile } from './slice';

/** Healthy company: all its data comes with the portfolio. */
export const HealthyCompanyTile = () => (
  <ProductTile name="healthy-company" tile={useSelector(selectHealthyCompanyTile)}>
    {({ description }) => <DescriptionBody description={description} />}
  </ProductTile>
);
