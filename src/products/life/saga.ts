import { tileEndpoints } from '../../contract/tileEndpoints';
import { put, type Saga, takeLatest } from '../../state/effects';
import { orElse } from '../../state/orElse';
import { request } from '../../state/request';
import { safely } from '../../state/safely';
import { services } from '../../state/services';
import { lifeArrearsSlice } from './slice';

/** Fetches the arrears; a failure is not reported, and only visible in the state (rule `life.arrearsFailure`). */
export function* loadArrears(): Saga {
  const { summaryLoaded, summaryFailed } = lifeArrearsSlice.actions;
  const arrears = yield* orElse(() => request(tileEndpoints.lifeArrears), undefined);
  const { clock } = yield* services();
  yield* put(arrears === undefined ? summaryFailed() : summaryLoaded(arrears, clock.now()));
}

/** Fetches the arrears when they are requested. */
export function* lifeArrearsSaga(): Saga {
  yield* takeLatest(lifeArrearsSlice.actions.summaryRequested, safely(loadArrears));
}
