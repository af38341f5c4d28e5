import { createSummarySaga } from '../../state/loadSummary';
import { defineProduct } from '../defineProduct';
import { willsAddressSaga } from './saga';
import { selectWillsTile, willsSlice } from './slice';
import { WillsTile } from './WillsTile';

/** Wills. */
export const wills = defineProduct({
  tile: 'wills',
  ids: ['dwts'],
  reducers: { wills: willsSlice.reducer },
  needs: [{ summary: willsSlice, ids: ['dwts'] }],
  sagas: [
    createSummarySaga({ slice: willsSlice, failure: 'There was an issue fetching the wills policy' }),
    willsAddressSaga,
  ],
  selectTile: selectWillsTile,
  Tile: WillsTile,
});
