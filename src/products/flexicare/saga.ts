import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { loadConfiguredFragment } from '../loadConfiguredFragment';
import { flexicareSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: flexicareSlice,
  endpoint: endpoints.flexicareSummary,
  failure: 'There was an issue fetching the flexicare policy',
});

/** A policy that welcomes its member needs the welcome fragment. */
export function* welcomeMember({ payload }: ReturnType<typeof flexicareSlice.actions.summaryLoaded>): Saga {
  if (payload.showWelcomeMessage === true) yield* loadConfiguredFragment('flexicareWelcome');
}

/** Answers primary care's requests. */
export function* flexicareSaga(): Saga {
  yield* fork(summarySaga);
  yield* takeEvery(flexicareSlice.actions.summaryLoaded, safely(welcomeMember));
}
