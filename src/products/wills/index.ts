import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { selectWillsTile, willsSlice } from './slice';
import { WillsTile } from './WillsTile';

/** Wills. */
export const wills = defineProduct({
  tile: 'wills',
  ids: ['dwts'],
  reducers: { wills: willsSlice.reducer },
  summaries: (lookup) => (lookup('dwts')?.active === true ? [willsSlice] : []),
  saga: createSummarySaga({
    slice: willsSlice,
    endpoint: endpoints.willSummary,
    failure: 'There was an issue fetching the wills policy',
  }),
  selectTile: selectWillsTile,
  Tile: WillsTile,
});
