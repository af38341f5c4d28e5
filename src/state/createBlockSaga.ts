import { loadSummary, type SummarySource } from './createSummarySaga';
import type { SummaryState } from './createSummarySlice';
import { put, type Saga, select, takeEvery } from './effects';
import { isDue } from './freshness';
import { screenEntered } from './navigation/slice';
import { safely } from './safely';

/** What the saga of a block needs: the summary's source, and where the summary stands in the state. */
export interface BlockSource<Name extends string, Summary, EndpointName extends string, State>
  extends SummarySource<Name, Summary, EndpointName> {
  readonly select: (state: State) => SummaryState<Summary>;
}

/**
 * The saga of a block that stands on the overview: fetches its summary when the member arrives there, unless it is
 * fresh or on its way. `afterwards` runs on each arrival once that is seen to, however it went. A failure is logged in
 * the words of the source (spec section 8).
 */
export const createBlockSaga = <Name extends string, Summary, EndpointName extends string, State>(
  { select: selectSummary, ...source }: BlockSource<Name, Summary, EndpointName, State>,
  afterwards?: () => Saga,
): (() => Saga) => {
  function* arrive({ payload }: ReturnType<typeof screenEntered>): Saga {
    if (payload.screen !== 'portfolio') return;
    if (isDue(yield* select(selectSummary), payload.at)) {
      yield* put(source.slice.actions.summaryRequested());
      yield* loadSummary(source);
    }
    if (afterwards !== undefined) yield* afterwards();
  }
  return function* watcher(): Saga {
    yield* takeEvery(screenEntered, safely(arrive));
  };
};
