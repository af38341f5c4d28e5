import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import { loadFragment } from '../../content';
import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import { keepRoom } from '../../portfolio/room';
import { createBlockSaga } from '../../state/createBlockSaga';
import { createSummarySlice, reducersOf } from '../../state/createSummarySlice';
import { call, fork, type SagaGenerator, select } from '../../state/effects';
import type { Words } from '../../texts/text';

const arsBannerSlice = createSummarySlice('arsBanner', endpoints.rewardsBanner, 'the ars banner');

const bannerSummarySlice = createSummarySlice('bannerSummary', endpoints.bannerSummary, 'the banner summary');

export const bannersReducers = reducersOf([arsBannerSlice, bannerSummarySlice]);

export type BannersPart = StateFromReducersMapObject<typeof bannersReducers>;

/** The most general banners that are shown (rule `text.bounds`). */
const MOST_BANNERS = 20;

// The heading of an ars banner that has none.
const UNNAMED: Words = { key: 'banners.ars' };

/** The ars banner, whose address is checked; `undefined` unless its answer says that it shows. */
export const selectArsBanner = createSelector([arsBannerSlice.select], (answer) => {
  if (answer.status !== 'loaded' || answer.summary.showBanner !== true) return undefined;
  const { heading = UNNAMED, textColour, bannerLink } = answer.summary;
  return { heading, textColour, address: safeAddress(bannerLink) };
});

/** The general banners, and what they share; `undefined` if there are none, or the answer says that they are not shown. */
export const selectGeneralBanners = createSelector([bannerSummarySlice.select], (answer) => {
  if (answer.status !== 'loaded' || answer.summary.showBanner === false) return undefined;
  const { heading, textColour, bannerLink, hippoUrls } = answer.summary;
  if (hippoUrls.length === 0) return undefined;
  return { heading, textColour, address: safeAddress(bannerLink), paths: hippoUrls.slice(0, MOST_BANNERS) };
});

function* keepArsRoom(): SagaGenerator {
  if ((yield* select(arsBannerSlice.select)).status !== 'loaded') return;
  yield* keepRoom('arsBanner', Number((yield* select(selectArsBanner)) !== undefined));
}

function* fetchFragments(): SagaGenerator {
  if ((yield* select(bannerSummarySlice.select)).status !== 'loaded') return;
  const { paths } = (yield* select(selectGeneralBanners)) ?? { paths: [] };
  yield* keepRoom('generalBanners', paths.length);
  for (const path of paths) yield* call(loadFragment, { path });
}

const arsBannerSaga = createBlockSaga({ summaries: [arsBannerSlice], feature: 'banners', afterwards: keepArsRoom });

const generalBannersSaga = createBlockSaga({
  summaries: [bannerSummarySlice],
  feature: 'banners',
  afterwards: fetchFragments,
});

/** Loads the banners. Each kind by itself: a late answer of one fetches no failed fragment of the other again. */
export function* bannersSaga(): SagaGenerator {
  yield* fork(arsBannerSaga);
  yield* fork(generalBannersSaga);
}
