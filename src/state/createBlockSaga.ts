import type { FeatureName } from '../contract/runtimeConfiguration';
import { configurationChanged, selectFeature } from './configuration';
import { connectionRestored, type Return } from './connection/slice';
import type { SummarySlice, SummaryState } from './createSummarySlice';
import { put, type SagaGenerator, select, takeEvery } from './effects';
import { freshSince, hasFailed, isDue } from './freshness';
import { type Arrival, onScreen, type Screen, screenEntered, selectScreen } from './navigation/slice';
import { safely } from './safely';
import { services } from './services';

/** What the saga of a block needs: the summary, its place in the state, and where the block is. */
interface BlockSource<Name extends string, Summary, EndpointName extends string, State> {
  readonly slice: SummarySlice<Name, Summary, EndpointName>;
  readonly select: (state: State) => SummaryState<Summary>;
  readonly screens: readonly Screen[];
  /** The feature without which the operator leaves the block out (rule `features.off`). */
  readonly feature?: FeatureName;
}

/**
 * The saga of a block: fetches its summary, unless fresh or loading, when the member arrives on one of its screens or the
 * operator turns it on there; and when the connection is back if it failed for want of it. `afterwards` runs each time.
 */
export const createBlockSaga = <Name extends string, Summary, EndpointName extends string, State>(
  { slice, select: selectSummary, screens, feature }: BlockSource<Name, Summary, EndpointName, State>,
  afterwards?: () => SagaGenerator,
): (() => SagaGenerator) => {
  function* isOn(): SagaGenerator<boolean> {
    return feature === undefined || (yield* select(selectFeature, feature));
  }
  function* load(isNeeded: boolean): SagaGenerator {
    if (isNeeded) {
      yield* put(slice.actions.summaryRequested());
      yield* slice.load();
    }
    if (afterwards !== undefined) yield* afterwards();
  }
  function* heal({ payload }: Return): SagaGenerator {
    const isMissed = payload.missed.includes(slice.endpoint.name) && hasFailed(yield* select(selectSummary));
    if (isMissed && (yield* isOn())) yield* load(true);
  }
  function* loadIfDue(now: number): SagaGenerator {
    if (yield* isOn()) yield* load(isDue(yield* select(selectSummary), now, yield* freshSince(now)));
  }
  function* review(): SagaGenerator {
    const { clock } = yield* services();
    if (screens.includes(yield* select(selectScreen))) yield* loadIfDue(clock.now());
  }
  return function* blockSaga(): SagaGenerator {
    yield* takeEvery(
      screenEntered,
      safely(({ payload }: Arrival) => loadIfDue(payload.at), onScreen(...screens)),
    );
    yield* takeEvery(configurationChanged, safely(review));
    yield* takeEvery(connectionRestored, safely(heal));
  };
};
