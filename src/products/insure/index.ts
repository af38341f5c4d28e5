import { defineSummaryProduct } from '../defineSummaryProduct';
import { InsureTile } from './InsureTile';
import { insureSlice, selectInsureTile } from './slice';

/** Car and home insurance. */
export const insure = defineSummaryProduct({
  ids: ['insure'],
  summary: { slice: insureSlice, failure: 'There was an issue fetching the insure summary' },
  selectTile: selectInsureTile,
  Tile: InsureTile,
});
