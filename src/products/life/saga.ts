import { tileEndpoints } from '../../contract/tileEndpoints';
import { put, type Saga, services } from '../../state/effects';
import { whenRequested } from '../../state/loadSummary';
import { orElse } from '../../state/orElse';
import { request } from '../../state/request';
import { safely } from '../../state/safely';
import { type Reaction, takeLatest } from '../../state/watch';
import { lifeArrearsSlice, lifeSlice } from './slice';

/** Fetches the arrears; a failure is not reported, and only visible in the state (rule `life.arrearsFailure`). */
export function* loadArrears(): Saga {
  const { summaryLoaded, summaryFailed } = lifeArrearsSlice.actions;
  const arrears = yield* orElse(() => request(tileEndpoints.lifeArrears), undefined);
  const { clock } = yield* services();
  yield* put(arrears === undefined ? summaryFailed() : summaryLoaded(arrears, clock.now()));
}

/** What life insurance does when its summaries are requested. */
export const lifeReactions: readonly Reaction[] = [
  whenRequested({ slice: lifeSlice, failure: 'There was an issue fetching the life policy' }),
  takeLatest(lifeArrearsSlice.actions.summaryRequested, safely(loadArrears)),
];
