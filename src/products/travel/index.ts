import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { selectTravelTile, travelSlice } from './slice';
import { TravelTile } from './TravelTile';

/** Travel insurance. */
export const travel = defineProduct({
  tile: 'travel',
  ids: ['dtip'],
  reducers: { travel: travelSlice.reducer },
  needs: [{ summary: travelSlice, ids: ['dtip'] }],
  saga: createSummarySaga({
    slice: travelSlice,
    endpoint: tileEndpoints.travelSummary,
    failure: 'There was an issue fetching the insure travel summary',
  }),
  selectTile: selectTravelTile,
  Tile: TravelTile,
});
