import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { InsureTile } from './InsureTile';
import { insureSlice, selectInsureTile } from './slice';

/** Car and home insurance. */
export const insure = defineProduct({
  tile: 'insure',
  ids: ['insure'],
  reducers: { insure: insureSlice.reducer },
  needs: [{ summary: insureSlice, ids: ['insure'] }],
  saga: createSummarySaga({
    slice: insureSlice,
    endpoint: tileEndpoints.insureSummary,
    failure: 'There was an issue fetching the insure summary',
  }),
  selectTile: selectInsureTile,
  Tile: InsureTile,
});
