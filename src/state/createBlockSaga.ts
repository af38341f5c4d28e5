import { connectionRestored, type Return } from './connection/slice';
import type { SummaryState } from './createSummarySlice';
import { put, type Saga, select } from './effects';
import { freshSince, isDue, isMissing } from './freshness';
import { loadSummary, type SummarySource } from './loadSummary';
import { type Arrival, onScreen, type Screen, screenEntered } from './navigation/slice';
import { safely } from './safely';
import { takeEvery, watch } from './watch';

/**
 * What the saga of a block needs: the source of the summary, its place in the state, and the screens with the block.
 */
export interface BlockSource<Name extends string, Summary, EndpointName extends string, State>
  extends SummarySource<Name, Summary, EndpointName> {
  readonly select: (state: State) => SummaryState<Summary>;
  readonly screens: readonly Screen[];
}

/**
 * The saga of a block: fetches its summary when the member arrives on one of its screens, unless it is fresh or
 * loading, and when the connection is back if it failed for want of it. `afterwards` then runs on each arrival, whether
 * the fetch succeeded or not. A failure is logged in the words of the source (rule `call.failures`).
 */
export const createBlockSaga = <Name extends string, Summary, EndpointName extends string, State>(
  { select: selectSummary, screens, ...source }: BlockSource<Name, Summary, EndpointName, State>,
  afterwards?: () => Saga,
): (() => Saga) => {
  function* load(): Saga {
    yield* put(source.slice.actions.summaryRequested());
    yield* loadSummary(source);
  }
  function* heal({ payload }: Return): Saga {
    if (!payload.missed.includes(source.slice.endpoint.name) || !isMissing(yield* select(selectSummary))) return;
    yield* load();
    if (afterwards !== undefined) yield* afterwards();
  }
  function* arrive({ payload }: Arrival): Saga {
    if (isDue(yield* select(selectSummary), payload.at, yield* freshSince(payload.at))) yield* load();
    if (afterwards !== undefined) yield* afterwards();
  }
  return function* watcher(): Saga {
    yield* watch(
      takeEvery(screenEntered, safely(arrive, onScreen(...screens))),
      takeEvery(connectionRestored, safely(heal)),
    );
  };
};
