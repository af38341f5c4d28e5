import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, put, type Saga, services, takeEvery, takeLatest } from '../../state/effects';
import { orElse } from '../../state/orElse';
import { request } from '../../state/request';
import { safely } from '../../state/safely';
import { arrearsToken } from '../../ui/money';
import { loadConfiguredFragment } from '../loadConfiguredFragment';
import { lifeArrearsSlice, lifeSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: lifeSlice,
  endpoint: tileEndpoints.lifeSummary,
  failure: 'There was an issue fetching the life policy',
});

/** Loads the payback fragment if a payback has not been paid out. */
export function* showPayback({ payload }: ReturnType<typeof lifeSlice.actions.summaryLoaded>): Saga {
  if (payload.hasLifeUnpaidPayBacks === true) yield* loadConfiguredFragment('lifePayback');
}

/** Fetches the arrears; a failure is not reported, and only visible in the state (rule `life.arrearsFailure`). */
export function* loadArrears(): Saga {
  const { summaryLoaded, summaryFailed } = lifeArrearsSlice.actions;
  const arrears = yield* orElse(() => request(tileEndpoints.lifeArrears), undefined);
  const { clock } = yield* services();
  yield* put(arrears === undefined ? summaryFailed() : summaryLoaded(arrears, clock.now()));
}

/** Loads the pay-now fragment if there are arrears, and passes it the amount with 2 decimals (rule `life.arrears`). */
export function* showPayNow({ payload }: ReturnType<typeof lifeArrearsSlice.actions.summaryLoaded>): Saga {
  const owed = payload.totalArrearAmount ?? 0;
  if (owed <= 0) return;
  const { configuration } = yield* services();
  const tokenName = configuration.content.arrearToken;
  yield* loadConfiguredFragment('lifePayNow', [{ tokenName, tokenValue: arrearsToken(owed) }]);
}

/** Handles life insurance's summary requests. */
export function* lifeSaga(): Saga {
  yield* fork(summarySaga);
  yield* takeLatest(lifeArrearsSlice.actions.summaryRequested, safely(loadArrears));
  yield* takeEvery(lifeSlice.actions.summaryLoaded, safely(showPayback));
  yield* takeEvery(lifeArrearsSlice.actions.summaryLoaded, safely(showPayNow));
}
