import { createBlockSaga } from '../../state/createBlockSaga';
import { type DetailsPart, detailsSlice } from './slice';

/** Fetches the links when the member arrives on the overview; a failure hides the block (rule `details.hidden`). */
export const detailsSaga = createBlockSaga({
  slice: detailsSlice,
  failure: 'There was an issue fetching Manage Your Details summary',
  select: (state: DetailsPart) => state.details.answer,
  screens: ['portfolio'],
  feature: 'details',
});
