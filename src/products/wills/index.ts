import { defineSummaryProduct } from '../defineSummaryProduct';
import { selectWillsTile, willsSlice } from './slice';
import { WillsTile } from './WillsTile';

/** Wills. */
export const wills = defineSummaryProduct({
  ids: ['dwts'],
  summary: { slice: willsSlice, failure: 'There was an issue fetching the wills policy' },
  selectTile: selectWillsTile,
  Tile: WillsTile,
});
