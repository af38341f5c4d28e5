import { combineReducers } from '@reduxjs/toolkit';
import { contentReducer } from '../content';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { bannersReducers } from '../features/banners/slice';
import { consentSlice } from '../features/consent/slice';
import { detailsReducers } from '../features/details/slice';
import { disclaimerSlice } from '../features/disclaimer/slice';
import { onboardingSlice } from '../features/onboarding/slice';
import { outstandingReducers } from '../features/outstanding/slice';
import { recommenderReducers } from '../features/recommender/slice';
import { rewardsReducers } from '../features/rewards/slice';
import { dialogsReducer, interactionSlice, remarkReducer, toastsSlice } from '../notices';
import { roomReducer } from '../portfolio/room';
import { portfolioReducer } from '../portfolio/slice';
import { copySlice } from '../products/copy';
import { gapListReducer } from '../products/gap/slice';
import { productReducers } from '../products/registry';
import { blocksScriptSlice } from '../screens/blocksScript';
import { createConfigurationReducer } from '../state/configuration';
import { connectionReducer } from '../state/connection/slice';
import { reducersOf } from '../state/createSummarySlice';
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
  ...reducersOf([
    blocksScriptSlice,
    copySlice,
    toastsSlice,
    interactionSlice,
    disclaimerSlice,
    consentSlice,
    onboardingSlice,
  ]),
  room: roomReducer,
  remark: remarkReducer,
  portfolio: portfolioReducer,
  ...productReducers,
  gapList: gapListReducer,
  content: contentReducer,
  dialogs: dialogsReducer,
  ...rewardsReducers,
  ...outstandingReducers,
  ...bannersReducers,
  ...recommenderReducers,
  ...detailsReducers,
};

/** Makes the reducer of the whole state, which forgets the member when the session is lost. */
export const createRootReducer = (configuration: RuntimeConfiguration) =>
  resetOnLoss(combineReducers({ configuration: createConfigurationReducer(configuration), ...reducers }));

/** The whole state; sagas, selectors and components outside of `app` read only their part of it. */
export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
