import { endpoints } from '../../contract/endpoints';
import { createBlockSaga } from '../../state/createBlockSaga';
import { type DetailsCorner, detailsSlice } from './slice';

/** Fetches the links when the member arrives on the overview; a failure hides the block (spec section 8). */
export const detailsSaga = createBlockSaga({
  slice: detailsSlice,
  endpoint: endpoints.manageDetails,
  failure: 'There was an issue fetching Manage Your Details summary',
  select: (state: DetailsCorner) => state.details.answer,
});
