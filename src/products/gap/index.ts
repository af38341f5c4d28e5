import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { GapTile } from './GapTile';
import { needsGapSummary, selectGapTile } from './selectors';
import { gapListReducer, gapSlice } from './slice';

/** Gap cover, comprehensive (hgap) and supplementary (mgap). */
export const gap = defineProduct({
  tile: 'gap',
  ids: ['mgap', 'hgap'],
  reducers: { gap: gapSlice.reducer, gapList: gapListReducer },
  summaries: (lookup) => (needsGapSummary(lookup) ? [gapSlice] : []),
  saga: createSummarySaga({
    slice: gapSlice,
    endpoint: endpoints.gapSummary,
    failure: 'There was an issue fetching the gap summary',
  }),
  selectTile: selectGapTile,
  Tile: GapTile,
});
