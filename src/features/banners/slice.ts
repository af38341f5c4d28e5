import { combineReducers, createAction } from '@reduxjs/toolkit';
import type { BannerSummary, RewardsBanner } from '../../contract/answers/blocks';
import { extraEndpoints } from '../../contract/extraEndpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { tracked } from '../../state/track';

/** The ars banner's answer: requested, then loaded or failed. */
export const arsBannerSlice = createSummarySlice('arsBanner', extraEndpoints.rewardsBanner);

/** The banner summary's answer: requested, then loaded or failed. */
export const bannerSummarySlice = createSummarySlice('bannerSummary', extraEndpoints.bannerSummary);

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
