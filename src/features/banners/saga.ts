import { loadFragment } from '../../content';
import { endpoints } from '../../contract/endpoints';
import { keepRoom } from '../../portfolio/room';
import { loadSummary } from '../../state/createSummarySaga';
import { call, put, type Saga, select, takeEvery } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import { selectArsBanner, selectFragments } from './selectors';
import { arsBannerSlice, type BannersCorner, bannerSummarySlice } from './slice';

type Arrival = ReturnType<typeof screenEntered>;

const ars = {
  slice: arsBannerSlice,
  endpoint: endpoints.rewardsBanner,
  failure: 'There was an issue fetching the ars banner',
} as const;

const summary = {
  slice: bannerSummarySlice,
  endpoint: endpoints.bannerSummary,
  failure: 'There was an issue fetching the banner summary',
} as const;

const selectArsStatus = (state: BannersCorner) => state.banners.ars.status;
const selectSummaryStatus = (state: BannersCorner) => state.banners.summary.status;

/**
 * Fetches the ars banner when the member arrives on the overview; a failure shows nothing and is recorded. What is loaded
 * or on its way stays: nothing a member does on the screens changes it. What failed is asked for again.
 */
export function* loadArsBanner({ payload }: Arrival): Saga {
  if (payload.screen !== 'portfolio') return;
  const status = yield* select(selectArsStatus);
  if (status === 'loading' || status === 'loaded') return;
  yield* put(arsBannerSlice.actions.summaryRequested());
  const answer = yield* loadSummary(ars);
  if (answer !== undefined) yield* keepRoom('arsBanner', (yield* select(selectArsBanner)) === undefined ? 0 : 1);
}

/** The same for the banner summary, and for the fragments of the general banners that it names. */
export function* loadBannerSummary({ payload }: Arrival): Saga {
  if (payload.screen !== 'portfolio') return;
  const status = yield* select(selectSummaryStatus);
  if (status === 'loading') return;
  if (status !== 'loaded') {
    yield* put(bannerSummarySlice.actions.summaryRequested());
    const answer = yield* loadSummary(summary);
    if (answer !== undefined) yield* keepRoom('generalBanners', (yield* select(selectFragments)).length);
  }
  for (const fragment of yield* select(selectFragments)) yield* call(loadFragment, fragment);
}

/** Answers the member's arrival; neither banner waits for the other. */
export function* bannersSaga(): Saga {
  yield* takeEvery(screenEntered, safely(loadArsBanner));
  yield* takeEvery(screenEntered, safely(loadBannerSummary));
}
