import { createSummarySaga } from '../../state/loadSummary';
import { defineProduct } from '../defineProduct';
import { GapTile } from './GapTile';
import { gapListReducer, gapSlice, selectGapTile } from './slice';

/** Gap cover, comprehensive (hgap) and supplementary (mgap). */
export const gap = defineProduct({
  tile: 'gap',
  ids: ['mgap', 'hgap'],
  reducers: { gap: gapSlice.reducer, gapList: gapListReducer },
  needs: [{ summary: gapSlice, ids: ['hgap', 'mgap'], unlessWithdrawn: true }],
  sagas: [
    createSummarySaga({
      slice: gapSlice,
      failure: 'There was an issue fetching the gap summary',
    }),
  ],
  selectTile: selectGapTile,
  Tile: GapTile,
});
