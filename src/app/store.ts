import { configureStore, type DevToolsEnhancerOptions, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EffectMiddleware } from 'redux-saga';
import type { Services } from '../platform/services';
import { recallRoom } from '../portfolio/room';
import { rootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** What Redux DevTools add to a store; nothing of it is in the first script. */
export interface Instruments {
  /** Redux DevTools may attach, with these options. */
  readonly devTools?: DevToolsEnhancerOptions | false;
  readonly enhancers?: readonly StoreEnhancer[];
  /** Before the sagas hear of an event. */
  readonly middleware?: readonly Middleware[];
  readonly effectMiddlewares?: EffectMiddleware[];
}

/** What the store needs besides the services. */
export interface StoreOptions extends Instruments {
  /** Hears every event, in a page that records its session. */
  readonly recorder?: Middleware | undefined;
  /** Called with errors that no saga caught. */
  readonly onSagaError: (error: Error, details: { readonly sagaStack: string }) => void;
}

// The checks stay on in development, but do not warn about how long they took.
const unhurried = { warnAfter: Number.POSITIVE_INFINITY };

/**
 * Creates the portal's store; sagas get the services as `services` in their context. They are started separately, so
 * that the page can be drawn before the first event.
 */
export const createPortalStore = (
  services: Services,
  { devTools = false, enhancers = [], middleware = [], onSagaError, effectMiddlewares, recorder }: StoreOptions,
) => {
  const sagas = createSagaMiddleware({ context: { services }, onError: onSagaError, effectMiddlewares });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { configuration: services.configuration, page: services.page, room: recallRoom(services.storage) },
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: unhurried, immutableCheck: unhurried }).concat(
        ...middleware,
        ...(recorder ? [recorder] : []),
        sagas,
      ),
    enhancers: (defaults) => defaults().concat(...enhancers),
    devTools,
  });
  let stop = () => {};
  return {
    store,
    /** Starts the sagas, which enter the first screen. */
    start: () => {
      const task = sagas.run(rootSaga);
      stop = () => task.cancel();
    },
    /** Stops every saga and aborts its calls. */
    stop: () => stop(),
  };
};
