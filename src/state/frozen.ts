import { freeze, type Reducer, type UnknownAction } from '@reduxjs/toolkit';

/**
 * Wraps the root reducer so that in development a state cannot be changed in place: who tries gets a TypeError on the
 * spot. It also makes Redux Toolkit's checks of each event cheap, because they pass over what is frozen. In production
 * the reducer is returned as it is.
 */
export const frozen = <State, Event extends UnknownAction, Preloaded>(
  reducer: Reducer<State, Event, Preloaded>,
): Reducer<State, Event, Preloaded> =>
  process.env.NODE_ENV === 'production' ? reducer : (state, event) => freeze(reducer(state, event), true);
