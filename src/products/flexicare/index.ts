import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { FlexicareTile } from './FlexicareTile';
import { flexicareSlice, selectFlexicareTile } from './slice';

/** Primary care (flexicare). */
export const flexicare = defineProduct({
  tile: 'flexicare',
  ids: ['prme', 'prme_future_dated'],
  reducers: { flexicare: flexicareSlice.reducer },
  needs: [{ summary: flexicareSlice, ids: ['prme', 'prme_future_dated'] }],
  saga: createSummarySaga({
    slice: flexicareSlice,
    endpoint: tileEndpoints.flexicareSummary,
    failure: 'There was an issue fetching the flexicare policy',
  }),
  selectTile: selectFlexicareTile,
  Tile: FlexicareTile,
});
