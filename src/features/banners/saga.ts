import { loadFragment } from '../../content';
import { keepRoom } from '../../portfolio/room';
import { createBlockSaga } from '../../state/createBlockSaga';
import { call, fork, type Saga, select } from '../../state/effects';
import { arsBannerSlice, type BannersPart, bannerSummarySlice, selectArsBanner, selectFragments } from './slice';

const selectArs = (state: BannersPart) => state.banners.ars;
const selectSummary = (state: BannersPart) => state.banners.summary;

function* keepArsRoom(): Saga {
  if ((yield* select(selectArs)).status !== 'loaded') return;
  yield* keepRoom('arsBanner', (yield* select(selectArsBanner)) === undefined ? 0 : 1);
}

/** Fetches the fragments that the summary names. */
export function* fetchFragments(): Saga {
  if ((yield* select(selectSummary)).status !== 'loaded') return;
  const fragments = yield* select(selectFragments);
  yield* keepRoom('generalBanners', fragments.length);
  for (const fragment of fragments) yield* call(loadFragment, fragment);
}

const arsBannerSaga = createBlockSaga(
  {
    slice: arsBannerSlice,
    failure: 'There was an issue fetching the ars banner',
    select: selectArs,
    screens: ['portfolio'],
    feature: 'banners',
  },
  keepArsRoom,
);

const generalBannersSaga = createBlockSaga(
  {
    slice: bannerSummarySlice,
    failure: 'There was an issue fetching the banner summary',
    select: selectSummary,
    screens: ['portfolio'],
    feature: 'banners',
  },
  fetchFragments,
);

/** Fetches both banners on arrival on the overview, independently; one that fails shows nothing. */
export function* bannersSaga(): Saga {
  yield* fork(arsBannerSaga);
  yield* fork(generalBannersSaga);
}
