import { defineSummaryProduct } from '../defineSummaryProduct';
import { selectTravelTile, travelSlice } from './slice';
import { TravelTile } from './TravelTile';

/** Travel insurance. */
export const travel = defineSummaryProduct({
  ids: ['dtip'],
  summary: { slice: travelSlice, failure: 'There was an issue fetching the insure travel summary' },
  selectTile: selectTravelTile,
  Tile: TravelTile,
});
