import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { loadConfiguredFragment } from '../loadConfiguredFragment';
import { healthSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: healthSlice,
  endpoint: endpoints.healthSummary,
  failure: 'There was an issue fetching the health policy',
});

/** A membership that welcomes its member needs the welcome fragment. */
export function* welcomeMember({ payload }: ReturnType<typeof healthSlice.actions.summaryLoaded>): Saga {
  if (payload.showWelcomeMessage === true) yield* loadConfiguredFragment('medicalAidWelcome');
}

/** Answers health's requests. */
export function* healthSaga(): Saga {
  yield* fork(summarySaga);
  yield* takeEvery(healthSlice.actions.summaryLoaded, safely(welcomeMember));
}
