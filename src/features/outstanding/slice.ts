import { createAction, createSlice, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { ContentFragment } from '../../content';
import type { DigitalAcceptance, DigitalConsent, OutstandingItem } from '../../contract/answers/features';
import { endpoints } from '../../contract/endpoints';
import { hashOf } from '../../platform/hash';
import { createCarouselSlice, firstIndexOf } from '../../state/carouselSlice';
import { type ConnectionPart, selectIsMissed } from '../../state/connection/slice';
import { createSummarySlice, reducersOf, type SummarySlice } from '../../state/createSummarySlice';
import { answerFailed, isPending } from '../../state/freshness';

/** The answers of the four sources; each settles on its own, and a failure only shows in the state (rule `outstanding.failure`). */
export const devices = createSummarySlice('outstandingDevices', endpoints.mandateItems);
export const consent = createSummarySlice('outstandingConsent', endpoints.digitalConsent);
export const acceptance = createSummarySlice('outstandingAcceptance', endpoints.digitalAcceptance);
export const wills = createSummarySlice('outstandingWill', endpoints.willItems);

/** In the order in which their actions are merged (rule `outstanding.sources`). */
export const sources = [devices, consent, acceptance, wills] as const;

export const actionsCarousel = createCarouselSlice('outstandingCarousel');

const outstandingSlice = createSlice({
  name: 'outstanding',
  /** Whether actions still wait for the sources before theirs (rule `outstanding.order`). */
  initialState: { waits: true },
  reducers: {
    waitEnded: (state) => {
      state.waits = false;
    },
  },
});

export const { waitEnded } = outstandingSlice.actions;

/** The member asked to check again the sources that failed. */
export const tryAgainClicked = createAction('outstanding/tryAgainClicked');

export const outstandingReducers = reducersOf([...sources, outstandingSlice, actionsCarousel]);

export type OutstandingPart = StateFromReducersMapObject<typeof outstandingReducers>;

type Fragments = readonly ContentFragment[];

/** The items of a list that have a fragment, whose link leads to the redirect address (rule `outstanding.fragments`). */
export const actionsOfItems = (items: readonly OutstandingItem[]): Fragments =>
  items.flatMap(({ itemContentFragmentUrl: path, redirectUrl: redirect }) =>
    path === undefined ? [] : [{ path, redirect }],
  );

const single = (path: string | undefined): Fragments => (path === undefined ? [] : [{ path }]);

/** One action if the member has pending consent requests (rule `outstanding.consent`). */
export const actionsOfConsent = ({ pendingConsentCount, consentFragmentSrc }: DigitalConsent): Fragments =>
  (pendingConsentCount?.pendingConsentRequests ?? 0) > 0 ? single(consentFragmentSrc) : [];

/**
 * One action if acceptance requests are pending and have not expired (rule `outstanding.acceptance`). Only an explicit
 * "no" counts as not expired, so that no member is sent to an expired request.
 */
export const actionsOfAcceptance = ({
  pendingRequestCount,
  hasExpired,
  acceptanceFragmentSrc,
}: DigitalAcceptance): Fragments =>
  (pendingRequestCount?.pendingAcceptanceRequests ?? 0) > 0 && hasExpired === false
    ? single(acceptanceFragmentSrc)
    : [];

/** The maximum number of tiles side by side (rule `outstanding.perPage`). */
export const widestPage = 3;

/** What is known of each source. */
export const selectSources = (state: OutstandingPart) => sources.map(({ select }) => select(state));

// Keys from what a tile shows and where it leads, so that a key stays when an earlier tile is done; equal ones get a
// number.
const withKeys = (source: string, fragments: Fragments) => {
  const counts = new Map<string, number>();
  return fragments.map((fragment) => {
    // They stand in the document, where an address of the member's must not.
    const name = `${source} ${hashOf([fragment.path, fragment.redirect].join(' '))}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return { key: `${name} ${count}`, fragment };
  });
};

// None before a source has answered, or after it has failed.
const tilesOf = <Name extends string, Answer, Call extends string>(
  { name, select }: SummarySlice<Name, Answer, Call>,
  actionsOf: (answer: Answer) => Fragments,
) =>
  createSelector([select], (source) => (source.status === 'loaded' ? withKeys(name, actionsOf(source.summary)) : []));

const selectBySource = createSelector(
  [
    tilesOf(devices, actionsOfItems),
    tilesOf(consent, actionsOfConsent),
    tilesOf(acceptance, actionsOfAcceptance),
    tilesOf(wills, actionsOfItems),
  ],
  (...bySource) => bySource,
);

// The number of sources whose actions are shown now: those after a pending source wait.
const selectReached = (state: OutstandingPart): number => {
  const pending = state.outstanding.waits ? selectSources(state).findIndex(isPending) : -1;
  return pending < 0 ? sources.length : pending;
};

/**
 * The tiles of all sources that have answered, in the order of the sources (rule `outstanding.sources`). One that is
 * loading hides those after it for a moment, so that none has to make room for another (rule `outstanding.order`).
 */
export const selectTiles = createSelector([selectBySource, selectReached], (bySource, reached) =>
  bySource.slice(0, reached).flat(),
);

/** Whether a source has neither answered nor failed yet. */
export const selectIsPending = (state: OutstandingPart): boolean => selectSources(state).some(isPending);

/**
 * Whether some actions are known, but a source that may have more failed, other than for a lost connection (rule
 * `connection.silence`).
 */
export const selectIsIncomplete = (state: OutstandingPart & ConnectionPart): boolean =>
  selectTiles(state).length > 0 &&
  sources.some(({ select, endpoint }) => answerFailed(select(state)) && !selectIsMissed(state, endpoint.name));

/** Whether the answer of a source is missing. */
export const selectHasMissing = (state: OutstandingPart): boolean => selectSources(state).some(answerFailed);

/** The index of the tile that the member is at, from 0. */
export const selectFirstIndex = (state: OutstandingPart): number =>
  firstIndexOf(actionsCarousel.selectSlice(state), selectTiles(state));

/**
 * The fragments of the current page and the next at any width, hidden tiles included: a page may start before the first
 * index if that was chosen at another width.
 */
export const selectNearFragments = createSelector([selectBySource, selectFirstIndex], (bySource, firstIndex) =>
  bySource
    .flat()
    .slice(Math.max(0, firstIndex - (widestPage - 1)), firstIndex + 2 * widestPage)
    .map(({ fragment }) => fragment),
);
