import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { WillsTile } from './WillsTile';
import { willsSlice, selectWillsTile } from './slice';

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
