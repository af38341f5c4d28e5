import { combineReducers } from '@reduxjs/toolkit';
import { contentReducer } from '../content';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { bannersReducers } from '../features/banners/slice';
import { consentReducer } from '../features/consent/slice';
import { detailsReducers } from '../features/details/slice';
import { disclaimerReducer } from '../features/disclaimer/slice';
import { onboardingReducer } from '../features/onboarding/slice';
import { outstandingReducers } from '../features/outstanding/slice';
import { recommenderReducers } from '../features/recommender/slice';
import { rewardsReducers } from '../features/rewards/slice';
import { dialogsReducer, interactionReducer, remarkReducer, toastsReducer } from '../notices';
import { roomReducer } from '../portfolio/room';
import { portfolioReducer } from '../portfolio/slice';
import { copyReducer } from '../products/copy';
import { gapListReducer } from '../products/gap/slice';
import { productReducers } from '../products/registry';
import { blocksScriptReducer } from '../screens/blocksScript';
import { createConfigurationReducer } from '../state/configuration';
import { connectionReducer } from '../state/connection/slice';
import { navigationReducer } from '../state/navigation/slice';
import { pageReducer } from '../state/page';
import { resetOnLoss } from '../state/session/resetOnLoss';
import { sessionReducer } from '../state/session/slice';
import { latestReducer } from '../state/today';

// Of each part of the state but the configuration.
const reducers = {
  page: pageReducer,
  navigation: navigationReducer,
  session: sessionReducer,
  connection: connectionReducer,
  latest: latestReducer,
  room: roomReducer,
  blocksScript: blocksScriptReducer,
  remark: remarkReducer,
  portfolio: portfolioReducer,
  ...productReducers,
  gapList: gapListReducer,
  content: contentReducer,
  copy: copyReducer,
  toasts: toastsReducer,
  dialogs: dialogsReducer,
  interaction: interactionReducer,
  ...rewardsReducers,
  ...outstandingReducers,
  ...bannersReducers,
  ...recommenderReducers,
  ...detailsReducers,
  disclaimer: disclaimerReducer,
  consent: consentReducer,
  onboarding: onboardingReducer,
};

/** Makes the reducer of the whole state, which forgets the member when the session is lost. */
export const createRootReducer = (configuration: RuntimeConfiguration) =>
  resetOnLoss(combineReducers({ configuration: createConfigurationReducer(configuration), ...reducers }));

/** The whole state; sagas, selectors and components outside of `app` read only their part of it. */
export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
