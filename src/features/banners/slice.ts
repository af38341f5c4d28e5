import { combineReducers, createAction } from '@reduxjs/toolkit';
import type { BannerSummary, RewardsBanner } from '../../contract/answers/portfolio';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { tracked } from '../../state/track';

/** The ars banner's answer (spec section 3, Banner): asked, then loaded or failed. */
export const arsBannerSlice = createSummarySlice('arsBanner', endpoints.rewardsBanner);

/** The banner summary's answer (spec section 3, Banner): asked, then loaded or failed. */
export const bannerSummarySlice = createSummarySlice('bannerSummary', endpoints.bannerSummary);

/** The member followed a banner's link; a click of category "cta", labelled with the banner's name. */
export const bannerFollowed = createAction('banners/bannerFollowed', (label: string) => ({
  payload: label,
  ...tracked({ category: 'cta', action: 'click', label }),
}));

/** The two answers; neither waits for the other. */
export interface BannersState {
  readonly ars: SummaryState<RewardsBanner>;
  readonly summary: SummaryState<BannerSummary>;
}

/** The corner of the state that this feature holds. */
export interface BannersCorner {
  readonly banners: BannersState;
}

/** Holds both answers. */
export const bannersReducer = combineReducers({ ars: arsBannerSlice.reducer, summary: bannerSummarySlice.reducer });
