import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { BankTile } from './BankTile';
import { bankSlice, selectBankTile } from './slice';

/** Bank. */
export const bank = defineProduct({
  tile: 'bank',
  ids: ['bank'],
  reducers: { bank: bankSlice.reducer },
  summaries: (lookup) => (lookup('bank')?.active === true ? [bankSlice] : []),
  saga: createSummarySaga({
    slice: bankSlice,
    endpoint: endpoints.bankSummary,
    failure: 'There was an issue fetching the bank summary',
  }),
  selectTile: selectBankTile,
  Tile: BankTile,
});
