import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { InsureTile } from './InsureTile';
import { insureSlice, selectInsureTile } from './slice';

/** Car and home insurance. */
export const insure = defineProduct({
  tile: 'insure',
  ids: ['insure'],
  reducers: { insure: insureSlice.reducer },
  summaries: (lookup) => (lookup('insure')?.active === true ? [insureSlice] : []),
  saga: createSummarySaga({
    slice: insureSlice,
    endpoint: endpoints.insureSummary,
    failure: 'There was an issue fetching the insure summary',
  }),
  selectTile: selectInsureTile,
  Tile: InsureTile,
});
