import {
  combineReducers,
  configureStore,
  type DevToolsEnhancerOptions,
  type Middleware,
  type Store,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type EffectMiddleware, runSaga, type SagaMonitor } from 'redux-saga';
import type { Services } from '../platform/services';
import { recallRoom } from '../portfolio/room';
import { frozen } from '../state/frozen';
import { createRememberingChannel } from '../state/rememberingChannel';
import { forgetful } from '../state/session/forgetful';
import { bringExtras } from './bringExtras';
import type { ExtraReducers } from './extras';
import { type Reducers, reducers } from './reducers';
import { rootSaga } from './rootSaga';

type AllReducers = Reducers & ExtraReducers;

/**
 * The whole state; sagas, selectors and components read only their part of it. The parts of the extras are there once
 * they are loaded: nothing that reads them starts or is drawn before.
 */
export type RootState = { readonly [Part in keyof AllReducers]: ReturnType<AllReducers[Part]> };

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
  /** Hears what the sagas do, in a page that records its session. */
  readonly sagaMonitor?: SagaMonitor | undefined;
  /** Called with errors that no saga caught. */
  readonly onSagaError: (error: Error, details: { readonly sagaStack: string }) => void;
}

/** A store whose sagas are started separately, so that the address can be followed before the first event. */
export interface PortalStore {
  readonly store: Store<RootState>;
  /** Starts the sagas, which enter the first screen. */
  readonly start: () => void;
  /** Stops every saga and aborts its calls. */
  readonly stop: () => void;
}

// The checks stay on in development, but do not warn about how long they took.
const unhurried = { warnAfter: Number.POSITIVE_INFINITY };

// What redux dispatches when its reducer is replaced. DevTools recompute the recorded events instead.
const isReplacement = ({ type }: UnknownAction): boolean => type.startsWith('@@redux/REPLACE');

/** Creates the portal's store; sagas get the services as `services` in their context. */
export const createPortalStore = (
  services: Services,
  { devTools = false, enhancers = [], middleware = [], onSagaError, effectMiddlewares, sagaMonitor }: StoreOptions,
): PortalStore => {
  const events = createRememberingChannel();
  const forSagas = { context: { services }, onError: onSagaError, effectMiddlewares, sagaMonitor };
  const sagas = createSagaMiddleware({ ...forSagas, channel: events.channel });
  const small = configureStore({
    reducer: frozen(forgetful(combineReducers(reducers))),
    preloadedState: { configuration: services.configuration, page: services.page, room: recallRoom(services.storage) },
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: unhurried, immutableCheck: unhurried }).concat(...middleware, sagas),
    enhancers: (defaults) => defaults().concat(...enhancers),
    devTools,
  });
  const store = small as Store as Store<RootState>;
  const extras = bringExtras({
    grow(extraReducers) {
      const reduceExtras = combineReducers(extraReducers);
      const whole = frozen(forgetful(combineReducers({ ...reducers, ...extraReducers })));
      let caughtUp = reduceExtras(undefined, { type: 'extras/start' });
      for (const event of events.past()) caughtUp = reduceExtras(caughtUp, event);
      store.replaceReducer((state, event) =>
        whole(state !== undefined && isReplacement(event) ? { ...caughtUp, ...state } : state, event),
      );
    },
    join: (saga) => events.catchUp((channel) => runSaga({ ...forSagas, ...store, channel }, saga)),
    forget: events.forget,
  });
  let stop = () => {};
  return {
    store,
    start: () => {
      const task = sagas.run(rootSaga, extras);
      stop = () => task.cancel();
    },
    stop: () => stop(),
  };
};
