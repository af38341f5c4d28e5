import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Services } from '../../src/platform/createServices';
import { type ConfigurationPart, createConfigurationSlice } from '../../src/state/configuration';
import { connectionReducer } from '../../src/state/connection/slice';
import { pageReducer } from '../../src/state/page';

type ReducersOf<State> = { readonly [Name in keyof State]: Reducer<State[Name]> };

/** What a test may set of its store. */
export interface TestStoreOptions<State> {
  /** Parts of the state that do not start as their reducers make them. */
  readonly initial?: Partial<State>;
  /** Hears of errors that no saga has caught. */
  readonly onError?: (error: Error) => void;
}

/**
 * A real store with these parts of the state, for sagas that run over these services. The toolkit's checks run, but do
 * not warn about how long they take.
 */
export const createTestStore = <State>(
  reducers: ReducersOf<State>,
  services: Services,
  { initial, onError }: TestStoreOptions<State> = {},
) => {
  const sagas = createSagaMiddleware({
    context: { services },
    ...(onError === undefined ? {} : { onError }),
  });
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: combineReducers({
      configuration: createConfigurationSlice(services.configuration).reducer,
      page: pageReducer,
      connection: connectionReducer,
      ...(reducers as Record<string, Reducer>),
    }) as unknown as Reducer<State & ConfigurationPart>,
    // The reducers start with their own initial state, except where the test sets one.
    preloadedState: {
      page: services.page,
      ...initial,
    } as unknown as State & ConfigurationPart,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      }).concat(
        () => (next) => (action) => {
          actions.push(action as UnknownAction);
          return next(action);
        },
        sagas,
      ),
  });
  return { store, actions, sagas };
};

/** A storage that keeps what is written to it, unless it should refuse. */
export const keepingStorage = (kept: Map<string, string>, accepts = true): Services['storage'] => ({
  read: (key) => kept.get(key),
  write: (key, value) => {
    if (accepts) kept.set(key, value);
    return accepts;
  },
  remove: (key) => void kept.delete(key),
});
