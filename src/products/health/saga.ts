import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { loadConfiguredFragment } from '../loadConfiguredFragment';
import { healthSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: healthSlice,
  endpoint: tileEndpoints.healthSummary,
  failure: 'There was an issue fetching the health policy',
});

/** Loads the welcome fragment if the membership asks for a welcome message. */
export function* welcomeMember({ payload }: ReturnType<typeof healthSlice.actions.summaryLoaded>): Saga {
  if (payload.showWelcomeMessage === true) yield* loadConfiguredFragment('medicalAidWelcome');
}

/** Handles health's summary requests. */
export function* healthSaga(): Saga {
  yield* fork(summarySaga);
  yield* takeEvery(healthSlice.actions.summaryLoaded, safely(welcomeMember));
}
