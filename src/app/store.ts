import { configureStore, type DevToolsEnhancerOptions, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EffectMiddleware } from 'redux-saga';
import type { Services } from '../platform/createServices';
import { recallRoom } from '../portfolio/room';
import { createRootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** What Redux DevTools and the recorder add to a store. */
export interface Instruments {
  /** Redux DevTools may attach, with these options. */
  readonly devTools?: DevToolsEnhancerOptions | false;
  readonly enhancers?: readonly StoreEnhancer[];
  /** Hears of an event before the sagas. */
  readonly middleware?: readonly Middleware[];
  readonly effectMiddlewares?: EffectMiddleware[];
}

// The checks stay on in development, but do not warn about how long they took.
const unhurried = { warnAfter: Number.POSITIVE_INFINITY };

/** The portal's store; its sagas start separately, and `onSagaError` gets the errors that none of them caught. */
export const createPortalStore = (
  services: Services,
  {
    devTools = false,
    enhancers = [],
    middleware = [],
    effectMiddlewares,
    onSagaError,
  }: Instruments & { readonly onSagaError: (error: Error, details: { readonly sagaStack: string }) => void },
) => {
  const sagas = createSagaMiddleware({ context: { services }, onError: onSagaError, effectMiddlewares });
  const store = configureStore({
    reducer: createRootReducer(services.configuration),
    preloadedState: { page: services.page, room: recallRoom(services.storage) },
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: unhurried, immutableCheck: unhurried }).concat(...middleware, sagas),
    enhancers: (defaults) => defaults().concat(...enhancers),
    devTools,
  });
  // The page can be drawn before `start` without any event. Cancelling the task that it returns ends every saga but
  // spawned ones.
  return { store, start: () => sagas.run(rootSaga) };
};
