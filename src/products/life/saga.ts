import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, put, type Saga, services, takeLatest } from '../../state/effects';
import { orElse } from '../../state/orElse';
import { request } from '../../state/request';
import { safely } from '../../state/safely';
import { lifeArrearsSlice, lifeSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: lifeSlice,
  failure: 'There was an issue fetching the life policy',
});

/** Fetches the arrears; a failure is not reported, and only visible in the state (rule `life.arrearsFailure`). */
export function* loadArrears(): Saga {
  const { summaryLoaded, summaryFailed } = lifeArrearsSlice.actions;
  const arrears = yield* orElse(() => request(tileEndpoints.lifeArrears), undefined);
  const { clock } = yield* services();
  yield* put(arrears === undefined ? summaryFailed() : summaryLoaded(arrears, clock.now()));
}

/** Handles life insurance's summary requests. */
export function* lifeSaga(): Saga {
  yield* fork(summarySaga);
  yield* takeLatest(lifeArrearsSlice.actions.summaryRequested, safely(loadArrears));
}
