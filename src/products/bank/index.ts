import { defineSummaryProduct } from '../defineSummaryProduct';
import { BankTile } from './BankTile';
import { bankSlice, selectBankTile } from './slice';

/** Bank. */
export const bank = defineSummaryProduct({
  ids: ['bank'],
  summary: { slice: bankSlice, failure: 'There was an issue fetching the bank summary' },
  selectTile: selectBankTile,
  Tile: BankTile,
});
