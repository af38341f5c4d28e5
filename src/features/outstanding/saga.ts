import { loadFragment } from '../../content';
import { remarkMade } from '../../notices';
import { keepRoom } from '../../portfolio/room';
import { refreshBegan } from '../../portfolio/slice';
import { configurationChanged, selectFeature } from '../../state/configuration';
import { connectionRestored, type Return } from '../../state/connection/slice';
import { call, delay, fork, put, type SagaGenerator, select, take, takeEvery, takeLeading } from '../../state/effects';
import { type Fetched, freshSince, hasFailed, isAwaited, isDue } from '../../state/freshness';
import { type Arrival, onScreen, screenEntered, selectScreen } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import { services } from '../../state/services';
import { selectFragmentAt, selectIsIncomplete, selectNearFragments, selectTiles } from './selectors';
import {
  actionsList,
  type OutstandingPart,
  pageTurned,
  type SourceName,
  sourceNames,
  sources,
  tryAgainClicked,
  waitEnded,
} from './slice';

const settled = Object.values(sources).flatMap(({ actions }) => [actions.summaryLoaded, actions.summaryFailed]);

const selectAllSettled = ({ outstanding }: OutstandingPart): boolean =>
  !Object.values(outstanding.sources).some(isAwaited);

const selectSource = ({ outstanding }: OutstandingPart, name: SourceName): Fetched => outstanding.sources[name];

/** Asks at once the sources of which `isMeant` is true. */
function* ask(isMeant: (source: Fetched, call: string) => boolean, again?: { readonly again: true }): SagaGenerator {
  // Rule `features.off`.
  if (!(yield* select(selectFeature, 'outstanding'))) return;
  for (const name of sourceNames) {
    const { endpoint, actions } = sources[name];
    if (isMeant(yield* select(selectSource, name), endpoint.name)) yield* put(actions.summaryRequested(again));
  }
}

function* askDue(now: number, since?: number): SagaGenerator {
  const from = since ?? (yield* freshSince(now));
  yield* ask((source) => isDue(source, now, from));
}

/** On arrival on the overview: asks what is not fresh, or failed. At a refresh: what is out of date. */
function* load({ payload }: Arrival | ReturnType<typeof refreshBegan>): SagaGenerator {
  yield* askDue(payload.at, 'since' in payload ? payload.since : undefined);
}

/** Does the same when the operator turns the block on while the member is on the overview. */
function* review(): SagaGenerator {
  const { clock } = yield* services();
  if ((yield* select(selectScreen)) === 'portfolio') yield* askDue(clock.now());
}

/** The connection is back: asks the sources again that failed for want of it. */
function* heal({ payload: { missed } }: Return): SagaGenerator {
  yield* ask((source, name) => hasFailed(source) && missed.includes(name));
}

/** The member's "Try again"; then the announcer says how it ended. */
function* tryAgain(): SagaGenerator {
  yield* ask((source) => hasFailed(source) && !isAwaited(source), { again: true });
  while (!(yield* select(selectAllSettled))) yield* take('*');
  yield* put(
    remarkMade({
      key: (yield* select(selectIsIncomplete)) ? 'outstanding.stillIncomplete' : 'outstanding.checked',
    }),
  );
}

/** Fetches the fragments of the current page and the next; the others are fetched when the member turns to them. */
function* loadNearFragments(): SagaGenerator {
  for (const fragment of yield* select(selectNearFragments)) yield* call(loadFragment, fragment);
}

/** Fetches the fragment of an action of the open list, which the member is coming to. */
function* loadNearedFragment({ payload }: ReturnType<typeof actionsList.itemNeared>): SagaGenerator {
  const fragment = yield* select(selectFragmentAt, payload);
  if (fragment !== undefined) yield* call(loadFragment, fragment);
}

const selectWaits = ({ outstanding }: OutstandingPart): boolean => outstanding.waits;

/** A source has answered or failed. Once none is awaited, nothing waits any more, and the space is kept for next time. */
function* settle(): SagaGenerator {
  if (yield* select(selectAllSettled)) {
    if (yield* select(selectWaits)) yield* put(waitEnded());
    yield* keepRoom('outstanding', (yield* select(selectTiles)).length);
  }
  yield* loadNearFragments();
}

/** Longer than calls that were sent together are usually apart. */
const WAIT_MS = 1_000;

/** Ends the wait for slow sources, which starts with the first arrival on the overview (rule `outstanding.order`). */
function* endWait(): SagaGenerator {
  if (!(yield* select(selectWaits))) return;
  yield* delay(WAIT_MS);
  if (yield* select(selectWaits)) yield* put(waitEnded());
}

export function* outstandingSaga(): SagaGenerator {
  for (const { saga } of Object.values(sources)) yield* fork(saga);
  yield* takeEvery(settled, safely(settle));
  yield* takeEvery([screenEntered, refreshBegan], safely(load, onScreen('portfolio')));
  yield* takeEvery(configurationChanged, safely(review));
  yield* takeLeading(screenEntered, safely<[Arrival]>(endWait, onScreen('portfolio')));
  yield* takeEvery(connectionRestored, safely(heal));
  yield* takeEvery(tryAgainClicked, safely(tryAgain));
  yield* takeEvery([pageTurned, actionsList.listClosed], safely(loadNearFragments));
  yield* takeEvery(actionsList.itemNeared, safely(loadNearedFragment));
}
