import { configureStore, type Store } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Services } from '../platform/services';
import { recallRoom } from '../portfolio/room';
import { type Reducers, reducers } from './reducers';
import { rootSaga } from './rootSaga';

/** The whole state; sagas, selectors and components take only their corner of it. */
export type RootState = { readonly [Corner in keyof Reducers]: ReturnType<Reducers[Corner]> };

/** What the store needs beside the services. */
export interface StoreOptions {
  /** Whether Redux DevTools may attach. */
  readonly devTools: boolean;
  /** Told of what no saga caught. */
  readonly onSagaError: (error: Error, details: { readonly sagaStack: string }) => void;
}

/** A store and the start of its sagas, apart so that the address can be followed before the first event. */
export interface PortalStore {
  readonly store: Store<RootState>;
  /** Starts the sagas; the first screen is entered by this. */
  readonly start: () => void;
  /** Ends every saga, with whatever is under way. */
  readonly stop: () => void;
}

// The checks stay on in development; how long they took on this machine is nobody's news.
const unhurried = { warnAfter: Number.POSITIVE_INFINITY };

/** Makes the one store of the portal; the outside world reaches the sagas as `services` in their context. */
export const createPortalStore = (services: Services, { devTools, onSagaError }: StoreOptions): PortalStore => {
  const sagas = createSagaMiddleware({ context: { services }, onError: onSagaError });
  const store = configureStore({
    reducer: reducers,
    preloadedState: { configuration: services.configuration, room: recallRoom(services.storage) },
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: unhurried, immutableCheck: unhurried }).concat(sagas),
    devTools,
  });
  let stop = () => {};
  return {
    store,
    start: () => {
      const task = sagas.run(rootSaga);
      stop = () => task.cancel();
    },
    stop: () => stop(),
  };
};
