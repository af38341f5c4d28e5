import { loadFragment } from '../../content';
import type { DigitalAcceptance, DigitalConsent, OutstandingItem } from '../../contract/answers/features';
import { extraEndpoints } from '../../contract/extraEndpoints';
import { keepRoom } from '../../portfolio/room';
import { refreshBegan } from '../../portfolio/slice';
import { configurationChanged, selectFeature } from '../../state/configuration';
import { connectionRestored, type Return } from '../../state/connection/slice';
import { all, call, delay, put, type Saga, select, takeEvery, takeLeading } from '../../state/effects';
import { freshSince, hasFailed, isDue } from '../../state/freshness';
import { type Arrival, onScreen, screenEntered, selectScreen } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { orElse, safely } from '../../state/safely';
import { services } from '../../state/services';
import { selectFragmentAt, selectNearFragments, selectTiles } from './selectors';
import {
  actionsList,
  actionsRequested,
  type OutstandingAction,
  type OutstandingPart,
  pageTurned,
  type SourceName,
  sourceFailed,
  sourceLoaded,
  sourceNames,
  tryAgainClicked,
  waitEnded,
} from './slice';

/** The items of a list that have a fragment to show; the others get no tile (rule `outstanding.fragments`). */
export const actionsOfItems = (items: readonly OutstandingItem[]): readonly OutstandingAction[] =>
  items.flatMap(({ itemContentFragmentUrl, redirectUrl }): OutstandingAction[] => {
    if (itemContentFragmentUrl === undefined) return [];
    return [{ fragmentUrl: itemContentFragmentUrl, ...(redirectUrl === undefined ? {} : { redirectUrl }) }];
  });

const single = (fragmentUrl: string | undefined): readonly OutstandingAction[] =>
  fragmentUrl === undefined ? [] : [{ fragmentUrl }];

/** One action if the member has pending consent requests (rule `outstanding.consent`). */
export const actionsOfConsent = ({ pendingConsentCount, consentFragmentSrc }: DigitalConsent) =>
  (pendingConsentCount?.pendingConsentRequests ?? 0) > 0 ? single(consentFragmentSrc) : [];

/**
 * One action if acceptance requests are pending and have not expired (rule `outstanding.acceptance`). An answer that
 * does not say whether they have expired makes no action: only an explicit "no" does, so that no member is sent to an
 * expired request.
 */
export const actionsOfAcceptance = ({ pendingRequestCount, hasExpired, acceptanceFragmentSrc }: DigitalAcceptance) =>
  (pendingRequestCount?.pendingAcceptanceRequests ?? 0) > 0 && hasExpired === false
    ? single(acceptanceFragmentSrc)
    : [];

type Actions = readonly OutstandingAction[];

const endpointsOf = {
  connectedDevice: extraEndpoints.mandateItems,
  consent: extraEndpoints.digitalConsent,
  acceptance: extraEndpoints.digitalAcceptance,
  will: extraEndpoints.willItems,
} as const;

const readers: Readonly<Record<SourceName, () => Saga<Actions>>> = {
  *connectedDevice() {
    return actionsOfItems(yield* request(endpointsOf.connectedDevice));
  },
  *consent() {
    return actionsOfConsent(yield* request(endpointsOf.consent));
  },
  *acceptance() {
    return actionsOfAcceptance(yield* request(endpointsOf.acceptance));
  },
  *will() {
    return actionsOfItems(yield* request(endpointsOf.will));
  },
};

/** Fetches the fragments of the current page and the next; the others are fetched when the member turns to them. */
export function* loadNearFragments(): Saga {
  for (const fragment of yield* select(selectNearFragments)) yield* call(loadFragment, fragment);
}

/** Fetches the fragment of an action of the open list, which the member is coming to. */
export function* loadNearedFragment({ payload }: ReturnType<typeof actionsList.itemNeared>): Saga {
  const fragment = yield* select(selectFragmentAt, payload);
  if (fragment !== undefined) yield* call(loadFragment, fragment);
}

/** Asks one source. A failure is ignored (rule `outstanding.failure`): it is only visible in the state. */
export function* settleSource(source: SourceName): Saga {
  const actions = yield* orElse<Actions, undefined>(readers[source], undefined);
  const { clock } = yield* services();
  yield* put(actions === undefined ? sourceFailed(source) : sourceLoaded({ source, actions, at: clock.now() }));
  yield* call(loadNearFragments);
}

const selectDueSources = (
  { outstanding: { sources } }: OutstandingPart,
  now: number,
  since: number,
): readonly SourceName[] => sourceNames.filter((name) => isDue(sources[name], now, since));

const selectWaits = ({ outstanding }: OutstandingPart): boolean => outstanding.waits;

const selectFailedSources = ({ outstanding: { sources } }: OutstandingPart): readonly SourceName[] =>
  sourceNames.filter((name) => hasFailed(sources[name]));

/**
 * Asks the four sources at once when the member arrives on the overview; they settle independently. What is fresh or
 * loading stays; a source that failed is asked again.
 */
export function* loadOutstanding({ payload }: Arrival): Saga {
  yield* askSources(yield* select(selectDueSources, payload.at, yield* freshSince(payload.at)));
}

/** Does the same when the operator turns the block on while the member is on the overview. */
export function* review(): Saga {
  const { clock } = yield* services();
  const screen = yield* select(selectScreen);
  if (screen === 'portfolio') yield* loadOutstanding(screenEntered({ screen, at: clock.now() }));
}

/** Longer than calls that were sent together are usually apart. */
const WAIT_MS = 1_000;

/** Ends the wait for slow sources, which starts with the first arrival on the overview (rule `outstanding.order`). */
export function* endWait(): Saga {
  if (!(yield* select(selectWaits))) return;
  yield* delay(WAIT_MS);
  if (yield* select(selectWaits)) yield* put(waitEnded());
}

/** Asks again, at a refresh of the overview, the sources whose actions are out of date. */
export function* refresh({ payload: { at, since } }: ReturnType<typeof refreshBegan>): Saga {
  yield* askSources(yield* select(selectDueSources, at, since));
}

/** The connection is back: asks the sources again that failed for want of it. */
export function* heal({ payload: { missed } }: Return): Saga {
  const failed = yield* select(selectFailedSources);
  yield* askSources(failed.filter((source) => missed.includes(endpointsOf[source].name)));
}

/** The member's "Try again": asks all sources that failed. */
export function* tryAgain(): Saga {
  yield* askSources(yield* select(selectFailedSources));
}

function* askSources(sources: readonly SourceName[]): Saga {
  // Rule `features.off`.
  if (sources.length === 0 || !(yield* select(selectFeature, 'outstanding'))) return;
  yield* put(actionsRequested(sources));
  yield* all(Object.fromEntries(sources.map((source) => [source, call(settleSource, source)])));
  yield* keepRoom('outstanding', (yield* select(selectTiles)).length);
}

/**
 * Handles the member's arrival, refreshes, the return of the connection, "Try again", the turning of a page, and what
 * the member comes to in the open list.
 */
export function* outstandingSaga(): Saga {
  yield* takeEvery(screenEntered, safely(loadOutstanding, onScreen('portfolio')));
  yield* takeEvery(configurationChanged, safely(review));
  yield* takeLeading(screenEntered, safely<[Arrival]>(endWait, onScreen('portfolio')));
  yield* takeEvery(refreshBegan, safely(refresh, onScreen('portfolio')));
  yield* takeEvery(connectionRestored, safely(heal));
  yield* takeEvery(tryAgainClicked, safely(tryAgain));
  yield* takeEvery([pageTurned, actionsList.listClosed], safely(loadNearFragments));
  yield* takeEvery(actionsList.itemNeared, safely(loadNearedFragment));
}
