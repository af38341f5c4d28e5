import { contentReducer } from '../content';
import { bannersReducer } from '../features/banners/slice';
import { consentReducer } from '../features/consent/slice';
import { detailsReducer } from '../features/details/slice';
import { disclaimerReducer } from '../features/disclaimer/slice';
import { onboardingReducer } from '../features/onboarding/slice';
import { outstandingReducer } from '../features/outstanding/slice';
import { recommenderReducer } from '../features/recommender/slice';
import { rewardsReducers } from '../features/rewards/slice';
import { dialogsReducer, toastsReducer } from '../notices';
import { roomReducer } from '../portfolio/room';
import { portfolioReducer } from '../portfolio/slice';
import { productReducers } from '../products/registry';
import { configurationReducer } from '../state/configuration';
import { navigationReducer } from '../state/navigation/slice';
import { sessionReducer } from '../state/session/slice';

/** Every corner of the state by its name. */
export const reducers = {
  configuration: configurationReducer,
  navigation: navigationReducer,
  session: sessionReducer,
  room: roomReducer,
  content: contentReducer,
  toasts: toastsReducer,
  dialogs: dialogsReducer,
  portfolio: portfolioReducer,
  ...productReducers,
  ...rewardsReducers,
  outstanding: outstandingReducer,
  banners: bannersReducer,
  recommender: recommenderReducer,
  details: detailsReducer,
  disclaimer: disclaimerReducer,
  consent: consentReducer,
  onboarding: onboardingReducer,
};

/** The type of all reducers together. */
export type Reducers = typeof reducers;
