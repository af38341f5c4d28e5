import { contentReducer } from '../content';
import { portfolioReducer } from '../portfolio/slice';
import { productReducers } from '../products/registry';
import { configurationReducer } from '../state/configuration';
import { navigationReducer } from '../state/navigation/slice';

/** Every corner of the state by its name. */
export const reducers = {
  configuration: configurationReducer,
  navigation: navigationReducer,
  content: contentReducer,
  portfolio: portfolioReducer,
  ...productReducers,
};

/** The type of all reducers together. */
export type Reducers = typeof reducers;
