import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { loadConfiguredFragment } from '../loadConfiguredFragment';
import { flexicareSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: flexicareSlice,
  endpoint: tileEndpoints.flexicareSummary,
  failure: 'There was an issue fetching the flexicare policy',
});

/** Loads the welcome fragment if the summary asks for a welcome message. */
export function* welcomeMember({ payload }: ReturnType<typeof flexicareSlice.actions.summaryLoaded>): Saga {
  if (payload.showWelcomeMessage === true) yield* loadConfiguredFragment('flexicareWelcome');
}

/** Handles primary care's summary requests. */
export function* flexicareSaga(): Saga {
  yield* fork(summarySaga);
  yield* takeEvery(flexicareSlice.actions.summaryLoaded, safely(welcomeMember));
}
