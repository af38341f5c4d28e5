import { combineReducers, createAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { FragmentSource } from '../../content';
import type { BannerSummary, RewardsBanner } from '../../contract/answers/blocks';
import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import { type RoomPart, selectRoom } from '../../portfolio/room';
import type { PortfolioPart } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { isUnsettled } from '../../state/freshness';
import type { NavigationPart } from '../../state/navigation/slice';
import { tracked } from '../../state/track';

/** The ars banner's answer: requested, then loaded or failed. */
export const arsBannerSlice = createSummarySlice('arsBanner', endpoints.rewardsBanner);

/** The banner summary's answer: requested, then loaded or failed. */
export const bannerSummarySlice = createSummarySlice('bannerSummary', endpoints.bannerSummary);

/** The member followed a banner's link; rule `analytics.labels`. */
export const bannerFollowed = createAction('banners/bannerFollowed', (banner: 'ars-banner' | 'general-banner') => ({
  payload: banner,
  ...tracked({ category: 'cta', action: 'click', label: `${banner} open` }),
}));

/** The two answers; neither waits for the other. */
export interface BannersState {
  readonly ars: SummaryState<RewardsBanner>;
  readonly summary: SummaryState<BannerSummary>;
}

/** This feature's part of the state. */
export interface BannersPart {
  readonly banners: BannersState;
}

/** The reducer of both answers. */
export const bannersReducer = combineReducers({ ars: arsBannerSlice.reducer, summary: bannerSummarySlice.reducer });

/** The ars banner, ready to render. */
export interface ArsBanner {
  readonly heading: string;
  readonly textColour?: string | undefined;
  /** A checked address; without one the banner has no link. */
  readonly address?: string | undefined;
}

/** The general banners, ready to render: at least one fragment, and what they have in common. */
export interface GeneralBanners {
  readonly heading?: string | undefined;
  readonly textColour?: string | undefined;
  /** A checked address; without one there is no link. */
  readonly address?: string | undefined;
  readonly fragments: readonly FragmentSource[];
}

const defaultHeading = 'Active Rewards';

/** The ars banner; `undefined` unless its answer says that it shows. */
export const selectArsBanner = createSelector(
  [(state: BannersPart) => state.banners.ars],
  (answer): ArsBanner | undefined => {
    if (answer.status !== 'loaded' || answer.summary.showBanner !== true) return undefined;
    const { heading = defaultHeading, textColour, bannerLink } = answer.summary;
    return { heading, textColour, address: safeAddress(bannerLink) };
  },
);

/** The general banners; `undefined` if there are none, or the answer says that they are not shown. */
export const selectGeneralBanners = createSelector(
  [(state: BannersPart) => state.banners.summary],
  (answer): GeneralBanners | undefined => {
    if (answer.status !== 'loaded' || answer.summary.showBanner === false) return undefined;
    const { heading, textColour, bannerLink, hippoUrls } = answer.summary;
    if (hippoUrls.length === 0) return undefined;
    return { heading, textColour, address: safeAddress(bannerLink), fragments: hippoUrls.map((path) => ({ path })) };
  },
);

const none: readonly FragmentSource[] = [];

/** The fragments of the general banners that show. */
export const selectFragments = (state: BannersPart): readonly FragmentSource[] =>
  selectGeneralBanners(state)?.fragments ?? none;

type Expectation = BannersPart & RoomPart & PortfolioPart & NavigationPart;

/** For how many ars banners space is reserved: one if it shows or is expected. */
export const selectArsRoom = (state: Expectation): number =>
  isUnsettled(state.banners.ars) ? selectRoom(state).arsBanner : selectArsBanner(state) === undefined ? 0 : 1;

/** For how many fragments of general banners space is reserved: those that show or are expected. */
export const selectGeneralRoom = (state: Expectation): number =>
  isUnsettled(state.banners.summary) ? selectRoom(state).generalBanners : selectFragments(state).length;
