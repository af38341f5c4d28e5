import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { selectWillsTile, willsSlice } from './slice';
import { WillsTile } from './WillsTile';

/** Wills. */
export const wills = defineProduct({
  tile: 'wills',
  ids: ['dwts'],
  reducers: { wills: willsSlice.reducer },
  needs: [{ summary: willsSlice, ids: ['dwts'] }],
  saga: createSummarySaga({
    slice: willsSlice,
    endpoint: tileEndpoints.willSummary,
    failure: 'There was an issue fetching the wills policy',
  }),
  selectTile: selectWillsTile,
  Tile: WillsTile,
});
