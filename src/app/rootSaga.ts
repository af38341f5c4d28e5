import type { Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import { bannersSaga } from '../features/banners/saga';
import { consentSaga } from '../features/consent/saga';
import { detailsSaga } from '../features/details/saga';
import { disclaimerSaga } from '../features/disclaimer/saga';
import { onboardingSaga } from '../features/onboarding/saga';
import { outstandingSaga } from '../features/outstanding/saga';
import { recommenderSaga } from '../features/recommender/saga';
import { rewardsSaga } from '../features/rewards/saga';
import { noticesSaga } from '../notices';
import { portfolioSaga } from '../portfolio/saga';
import { productsSaga } from '../products/saga';
import { type Saga, spawn } from '../state/effects';
import { navigationSaga } from '../state/navigation/saga';
import { sessionSaga } from '../state/session/saga';
import { trackingSaga } from '../state/track';

// In the order in which their calls leave when a screen is entered: the browser sends only a few at a time.
const sagas = [
  trackingSaga,
  sessionSaga,
  noticesSaga,
  portfolioSaga,
  productsSaga,
  rewardsSaga,
  outstandingSaga,
  disclaimerSaga,
  consentSaga,
  onboardingSaga,
  bannersSaga,
  recommenderSaga,
  detailsSaga,
  // Last, for it enters the first screen, and by then everyone has to listen.
  navigationSaga,
];

/**
 * Every saga beside the others: one that ends or throws takes none of the rest down. Cancelled, it cancels them all,
 * with the calls that are under way.
 */
export function* rootSaga(): Saga {
  const tasks: Task[] = [];
  try {
    for (const saga of sagas) tasks.push(yield* spawn(saga));
    yield plain.take(() => false);
  } finally {
    yield plain.cancel(tasks);
  }
}
