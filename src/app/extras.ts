import type { Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import { contentReducer, contentSaga } from '../content';
import type { FeatureName } from '../contract/runtimeConfiguration';
import { bannersSaga } from '../features/banners/saga';
import { bannersReducer } from '../features/banners/slice';
import { consentSaga } from '../features/consent/saga';
import { consentReducer } from '../features/consent/slice';
import { detailsSaga } from '../features/details/saga';
import { detailsReducer } from '../features/details/slice';
import { disclaimerSaga } from '../features/disclaimer/saga';
import { disclaimerReducer } from '../features/disclaimer/slice';
import { onboardingSaga } from '../features/onboarding/saga';
import { onboardingReducer } from '../features/onboarding/slice';
import { outstandingSaga } from '../features/outstanding/saga';
import { outstandingReducer } from '../features/outstanding/slice';
import { recommenderSaga } from '../features/recommender/saga';
import { recommenderReducer } from '../features/recommender/slice';
import { rewardsSaga } from '../features/rewards/saga';
import { rewardsReducers } from '../features/rewards/slice';
import { dialogsReducer, noticesSaga, pressesReducer, toastsReducer } from '../notices';
import { downtimeSaga } from '../portfolio/downtimeSaga';
import { copySaga } from '../products/copySaga';
import { copyReducer } from '../products/copySlice';
import { fragmentsSaga } from '../products/fragmentsSaga';
import { ageSaga } from '../screens/ageSaga';
import { amountsSaga } from '../screens/amounts';
import { paymentsSaga } from '../screens/paymentsSaga';
import { type Saga, spawn } from '../state/effects';
import { whileOn } from '../state/features';
import { liveConfigurationSaga } from '../state/liveConfiguration';
import { positions } from './positions';

export { ExtraNotices } from './ExtraNotices';

/** The reducers of the extras, by the name of their part of the state. */
export const extraReducers = {
  content: contentReducer,
  copy: copyReducer,
  toasts: toastsReducer,
  dialogs: dialogsReducer,
  presses: pressesReducer,
  ...rewardsReducers,
  outstanding: outstandingReducer,
  banners: bannersReducer,
  recommender: recommenderReducer,
  details: detailsReducer,
  disclaimer: disclaimerReducer,
  consent: consentReducer,
  onboarding: onboardingReducer,
};

/** The type of these reducers. */
export type ExtraReducers = typeof extraReducers;

// In the order in which their calls are sent when a screen is entered: the browser sends only a few at a time. Those of
// a block run while it is on.
const sagas: readonly ((() => Saga) | readonly [FeatureName, () => Saga])[] = [
  fragmentsSaga,
  copySaga,
  noticesSaga,
  ['rewards', rewardsSaga],
  ['outstanding', outstandingSaga],
  disclaimerSaga,
  consentSaga,
  amountsSaga,
  onboardingSaga,
  ['banners', bannersSaga],
  ['recommender', recommenderSaga],
  ['details', detailsSaga],
  contentSaga,
  paymentsSaga,
  ageSaga,
  downtimeSaga,
  liveConfigurationSaga,
  positions,
];

/**
 * Runs the sagas of the extras in parallel: one that ends or throws does not stop the others. When cancelled itself, it
 * cancels them all.
 */
export function* extrasSaga(): Saga {
  const started: Task[] = [];
  try {
    for (const one of sagas) started.push(yield* typeof one === 'function' ? spawn(one) : spawn(whileOn, ...one));
    yield plain.take(() => false);
  } finally {
    yield plain.cancel(started);
  }
}
