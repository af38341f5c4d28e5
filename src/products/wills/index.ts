import { whenRequested } from '../../state/loadSummary';
import { safely } from '../../state/safely';
import { takeEvery } from '../../state/watch';
import { defineProduct } from '../defineProduct';
import { compareAddresses } from './saga';
import { selectWillsTile, willsSlice } from './slice';
import { WillsTile } from './WillsTile';

/** Wills. */
export const wills = defineProduct({
  tile: 'wills',
  ids: ['dwts'],
  reducers: { wills: willsSlice.reducer },
  needs: [{ summary: willsSlice, ids: ['dwts'] }],
  reactions: [
    whenRequested({ slice: willsSlice, failure: 'There was an issue fetching the wills policy' }),
    takeEvery(willsSlice.actions.summaryLoaded, safely(compareAddresses)),
  ],
  selectTile: selectWillsTile,
  Tile: WillsTile,
});
