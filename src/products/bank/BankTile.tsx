import { useSelector } from 'react-redux';
import { defineSummaryProduct } from '../defineProduct';
import { DescriptionBody, ProductTile } from '../ProductTile';
import { bankSlice, selectBankTile } from './slice';

/** The member's bank account. */
const BankTile = () => (
  <ProductTile name="bank" tile={useSelector(selectBankTile)}>
    {({ description }) => <DescriptionBody description={description} />}
  </ProductTile>
);

/** Bank. */
export const bank = defineSummaryProduct({
  ids: ['bank'],
  summary: { slice: bankSlice, failure: 'There was an issue fetching the bank summary' },
  selectTile: selectBankTile,
  Tile: BankTile,
});
