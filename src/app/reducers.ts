import { remarkReducer } from '../notices/remarkSlice';
import { roomReducer } from '../portfolio/room';
import { portfolioReducer } from '../portfolio/slice';
import { productReducers } from '../products/registry';
import { configurationReducer } from '../state/configuration';
import { connectionReducer } from '../state/connection/slice';
import { extrasReducer } from '../state/extras';
import { navigationReducer } from '../state/navigation/slice';
import { pageReducer } from '../state/page';
import { sessionReducer } from '../state/session/slice';
import { latestReducer } from '../state/today';

/** The reducer of each part of the state that is there from the start; `extras.ts` has the others. */
export const reducers = {
  configuration: configurationReducer,
  page: pageReducer,
  navigation: navigationReducer,
  session: sessionReducer,
  connection: connectionReducer,
  latest: latestReducer,
  room: roomReducer,
  extras: extrasReducer,
  remark: remarkReducer,
  portfolio: portfolioReducer,
  ...productReducers,
};

/** The type of these reducers. */
export type Reducers = typeof reducers;
