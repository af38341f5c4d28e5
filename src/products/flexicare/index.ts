import { defineSummaryProduct } from '../defineSummaryProduct';
import { FlexicareTile } from './FlexicareTile';
import { flexicareSlice, selectFlexicareTile } from './slice';

/** Primary care (flexicare). */
export const flexicare = defineSummaryProduct({
  ids: ['prme', 'prme_future_dated'],
  summary: { slice: flexicareSlice, failure: 'There was an issue fetching the flexicare policy' },
  selectTile: selectFlexicareTile,
  Tile: FlexicareTile,
});
