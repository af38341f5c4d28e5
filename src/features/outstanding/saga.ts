import { loadFragment } from '../../content';
import { endpoints } from '../../contract/endpoints';
import { keepRoom } from '../../portfolio/room';
import { all, call, put, type Saga, select, services, takeEvery } from '../../state/effects';
import { isDue } from '../../state/freshness';
import { screenEntered } from '../../state/navigation/slice';
import { orElse } from '../../state/orElse';
import { request } from '../../state/request';
import { safely } from '../../state/safely';
import { actionsOfAcceptance, actionsOfConsent, actionsOfItems, type OutstandingAction } from './items';
import { selectNearFragments, selectTiles } from './selectors';
import {
  actionsRequested,
  type OutstandingCorner,
  pageTurned,
  type SourceName,
  sourceFailed,
  sourceLoaded,
  sourceNames,
} from './slice';

type Actions = readonly OutstandingAction[];

const readers: Readonly<Record<SourceName, () => Saga<Actions>>> = {
  *connectedDevice() {
    return actionsOfItems(yield* request(endpoints.mandateItems));
  },
  *consent() {
    return actionsOfConsent(yield* request(endpoints.digitalConsent));
  },
  *acceptance() {
    return actionsOfAcceptance(yield* request(endpoints.digitalAcceptance));
  },
  *will() {
    return actionsOfItems(yield* request(endpoints.willItems));
  },
};

/** Sees to the fragments of the present page and the next; the others are fetched when the member turns to them. */
export function* loadNearFragments(): Saga {
  for (const fragment of yield* select(selectNearFragments)) yield* call(loadFragment, fragment);
}

/** Asks one source. Its failure is swallowed (spec section 8): it is in the state, and nowhere else. */
export function* settleSource(source: SourceName): Saga {
  const actions = yield* orElse<Actions, undefined>(readers[source], undefined);
  const { clock } = yield* services();
  yield* put(actions === undefined ? sourceFailed(source) : sourceLoaded({ source, actions, at: clock.now() }));
  yield* call(loadNearFragments);
}

const selectDueSources = ({ outstanding: { sources } }: OutstandingCorner, now: number): readonly SourceName[] =>
  sourceNames.filter((name) => isDue(sources[name], now));

/**
 * Asks the four sources at once when the member arrives on the overview; each settles on its own, and none waits for or
 * blocks another. What is fresh or on its way stays; a source that failed is asked again.
 */
export function* loadOutstanding({ payload }: ReturnType<typeof screenEntered>): Saga {
  if (payload.screen !== 'portfolio') return;
  const sources = yield* select(selectDueSources, payload.at);
  if (sources.length === 0) return;
  yield* put(actionsRequested(sources));
  yield* all(Object.fromEntries(sources.map((source) => [source, call(settleSource, source)])));
  yield* keepRoom('outstanding', (yield* select(selectTiles)).length);
}

/** Answers the member's arrival, and the turning of a page. */
export function* outstandingSaga(): Saga {
  yield* takeEvery(screenEntered, safely(loadOutstanding));
  yield* takeEvery(pageTurned, safely(loadNearFragments));
}
