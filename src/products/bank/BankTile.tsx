import { useSelector } from 'react-redux';
import { DescriptionBody } from '../DescriptionBody';
import { ProductTile } from '../ProductTile';
import { selectBankTile } from './slice';

/** The member's bank account. */
export const BankTile = () => (
  <ProductTile name="bank" tile={useSelector(selectBankTile)}>
    {({ description }) => <DescriptionBody description={description} />}
  </ProductTile>
);
