import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { defineProduct } from '../defineProduct';
import { selectTravelTile, travelSlice } from './slice';
import { TravelTile } from './TravelTile';

/** Travel insurance. */
export const travel = defineProduct({
  tile: 'travel',
  ids: ['dtip'],
  reducers: { travel: travelSlice.reducer },
  summaries: (lookup) => (lookup('dtip')?.active === true ? [travelSlice] : []),
  saga: createSummarySaga({
    slice: travelSlice,
    endpoint: endpoints.travelSummary,
    failure: 'There was an issue fetching the insure travel summary',
  }),
  selectTile: selectTravelTile,
  Tile: TravelTile,
});
