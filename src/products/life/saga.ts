import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, put, type Saga, services, takeEvery, takeLatest } from '../../state/effects';
import { orElse } from '../../state/orElse';
import { request } from '../../state/request';
import { safely } from '../../state/safely';
import { formatArrears } from '../../ui/money';
import { loadConfiguredFragment } from '../loadConfiguredFragment';
import { lifeArrearsSlice, lifeSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: lifeSlice,
  endpoint: endpoints.lifeSummary,
  failure: 'There was an issue fetching the life policy',
});

/** An unpaid payback needs the fragment that says so. */
export function* showPayback({ payload }: ReturnType<typeof lifeSlice.actions.summaryLoaded>): Saga {
  if (payload.hasLifeUnpaidPayBacks === true) yield* loadConfiguredFragment('lifePayback');
}

/** Fetches the arrears; a failure is silent, and stays visible in the state (spec section 8). */
export function* loadArrears(): Saga {
  const { summaryLoaded, summaryFailed } = lifeArrearsSlice.actions;
  const arrears = yield* orElse(() => request(endpoints.lifeArrears), undefined);
  const { clock } = yield* services();
  yield* put(arrears === undefined ? summaryFailed() : summaryLoaded(arrears, clock.now()));
}

/** Arrears need the pay-now fragment, which is told how much is owed, with 2 decimals (spec section 5). */
export function* showPayNow({ payload }: ReturnType<typeof lifeArrearsSlice.actions.summaryLoaded>): Saga {
  const owed = payload.totalArrearAmount ?? 0;
  if (owed <= 0) return;
  yield* loadConfiguredFragment('lifePayNow', [{ tokenName: 'arrearAmount', tokenValue: formatArrears(owed) }]);
}

/** Answers life insurance's requests. */
export function* lifeSaga(): Saga {
  yield* fork(summarySaga);
  yield* takeLatest(lifeArrearsSlice.actions.summaryRequested, safely(loadArrears));
  yield* takeEvery(lifeSlice.actions.summaryLoaded, safely(showPayback));
  yield* takeEvery(lifeArrearsSlice.actions.summaryLoaded, safely(showPayNow));
}
