import { endpoints } from '../../contract/endpoints';
import { loadSummary } from '../../state/createSummarySaga';
import { put, type Saga, select, takeEvery } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import { type DetailsCorner, detailsSlice } from './slice';

const source = {
  slice: detailsSlice,
  endpoint: endpoints.manageDetails,
  failure: 'There was an issue fetching Manage Your Details summary',
} as const;

const selectStatus = (state: DetailsCorner) => state.details.answer.status;

/**
 * Fetches the links when the member arrives on the overview; a failure hides the block and is recorded (spec section 8).
 * What is loaded or on its way stays: nothing a member does on the screens changes it. What failed is asked for again.
 */
export function* loadDetails({ payload }: ReturnType<typeof screenEntered>): Saga {
  if (payload.screen !== 'portfolio') return;
  const status = yield* select(selectStatus);
  if (status === 'loading' || status === 'loaded') return;
  yield* put(detailsSlice.actions.summaryRequested());
  yield* loadSummary(source);
}

/** Answers the member's arrival. */
export function* detailsSaga(): Saga {
  yield* takeEvery(screenEntered, safely(loadDetails));
}
