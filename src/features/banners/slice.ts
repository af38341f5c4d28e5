import { combineReducers, createAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import { type FragmentSource, loadFragment } from '../../content';
import type { BannerSummary, RewardsBanner } from '../../contract/answers/blocks';
import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import { keepRoom, type RoomPart, selectRoom } from '../../portfolio/room';
import type { PortfolioPart } from '../../portfolio/slice';
import { createBlockSaga } from '../../state/createBlockSaga';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { call, fork, type SagaGenerator, select } from '../../state/effects';
import { isUnsettled } from '../../state/freshness';
import type { NavigationPart } from '../../state/navigation/slice';
import { tracked } from '../../state/track';
import type { Words } from '../../texts/text';

const arsBannerSlice = createSummarySlice(
  'arsBanner',
  endpoints.rewardsBanner,
  'There was an issue fetching the ars banner',
);

const bannerSummarySlice = createSummarySlice(
  'bannerSummary',
  endpoints.bannerSummary,
  'There was an issue fetching the banner summary',
);

/** The member followed a banner's link; rule `analytics.labels`. */
export const bannerFollowed = createAction('banners/bannerFollowed', (banner: 'ars-banner' | 'general-banner') => ({
  payload: banner,
  ...tracked({ category: 'cta', action: 'click', label: `${banner} open` }),
}));

export interface BannersState {
  readonly ars: SummaryState<RewardsBanner>;
  readonly summary: SummaryState<BannerSummary>;
}

export interface BannersPart {
  readonly banners: BannersState;
}

export const bannersReducer = combineReducers({ ars: arsBannerSlice.reducer, summary: bannerSummarySlice.reducer });

/** The ars banner, ready to render. */
export interface ArsBanner {
  readonly heading: Words;
  readonly textColour?: string | undefined;
  /** A checked address; without one there is no link. */
  readonly address?: string | undefined;
}

/** The general banners, ready to render: at least one fragment, and what they have in common. */
export interface GeneralBanners extends Partial<ArsBanner> {
  readonly fragments: readonly FragmentSource[];
}

/** The most general banners that are shown (rule `text.bounds`). */
const MOST_BANNERS = 20;

const selectArs = (state: BannersPart) => state.banners.ars;
const selectSummary = (state: BannersPart) => state.banners.summary;

// The heading of an ars banner that has none.
const UNNAMED: Words = { key: 'banners.ars' };

/** The ars banner; `undefined` unless its answer says that it shows. */
export const selectArsBanner = createSelector([selectArs], (answer): ArsBanner | undefined => {
  if (answer.status !== 'loaded' || answer.summary.showBanner !== true) return undefined;
  const { heading = UNNAMED, textColour, bannerLink } = answer.summary;
  return { heading, textColour, address: safeAddress(bannerLink) };
});

/** The general banners; `undefined` if there are none, or the answer says that they are not shown. */
export const selectGeneralBanners = createSelector([selectSummary], (answer): GeneralBanners | undefined => {
  if (answer.status !== 'loaded' || answer.summary.showBanner === false) return undefined;
  const { heading, textColour, bannerLink, hippoUrls } = answer.summary;
  if (hippoUrls.length === 0) return undefined;
  const fragments = hippoUrls.slice(0, MOST_BANNERS).map((path) => ({ path }));
  return { heading, textColour, address: safeAddress(bannerLink), fragments };
});

const none: readonly FragmentSource[] = [];

const selectFragments = (state: BannersPart): readonly FragmentSource[] =>
  selectGeneralBanners(state)?.fragments ?? none;

type Expectation = BannersPart & RoomPart & PortfolioPart & NavigationPart;

/** For how many ars banners space is reserved: one if it shows or is expected. */
export const selectArsRoom = (state: Expectation): number =>
  isUnsettled(state.banners.ars) ? selectRoom(state).arsBanner : selectArsBanner(state) === undefined ? 0 : 1;

/** For how many fragments of general banners space is reserved: those that show or are expected. */
export const selectGeneralRoom = (state: Expectation): number =>
  isUnsettled(state.banners.summary) ? selectRoom(state).generalBanners : selectFragments(state).length;

function* keepArsRoom(): SagaGenerator {
  if ((yield* select(selectArs)).status !== 'loaded') return;
  yield* keepRoom('arsBanner', (yield* select(selectArsBanner)) === undefined ? 0 : 1);
}

function* fetchFragments(): SagaGenerator {
  if ((yield* select(selectSummary)).status !== 'loaded') return;
  const fragments = yield* select(selectFragments);
  yield* keepRoom('generalBanners', fragments.length);
  for (const fragment of fragments) yield* call(loadFragment, fragment);
}

const arsBannerSaga = createBlockSaga(
  {
    slice: arsBannerSlice,
    select: selectArs,
    screens: ['portfolio'],
    feature: 'banners',
  },
  keepArsRoom,
);

const generalBannersSaga = createBlockSaga(
  {
    slice: bannerSummarySlice,
    select: selectSummary,
    screens: ['portfolio'],
    feature: 'banners',
  },
  fetchFragments,
);

export function* bannersSaga(): SagaGenerator {
  yield* fork(arsBannerSaga);
  yield* fork(generalBannersSaga);
}
