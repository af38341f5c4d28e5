import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { BankTile } from './BankTile';
import { bankSlice, selectBankTile } from './slice';

/** Bank. */
export const bank = defineProduct({
  tile: 'bank',
  ids: ['bank'],
  reducers: { bank: bankSlice.reducer },
  needs: [{ summary: bankSlice, ids: ['bank'] }],
  saga: createSummarySaga({
    slice: bankSlice,
    endpoint: tileEndpoints.bankSummary,
    failure: 'There was an issue fetching the bank summary',
  }),
  selectTile: selectBankTile,
  Tile: BankTile,
});
