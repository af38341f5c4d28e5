import { type LiftedStore as InstrumentedStore, instrument } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';

/** What Redux DevTools keep of a store: the recorded states, and the way to travel between them. */
export type LiftedStore = InstrumentedStore<unknown, UnknownAction, null>;

type Enhancer = (next: unknown) => unknown;

let options: unknown;

/** The options that the latest store passed to the extension. */
export const devToolsOptions = (): unknown => options;

// The store's library looks for DevTools once, when it is loaded: this file must be imported before it.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (given: unknown) =>
    (...enhancers: readonly Enhancer[]) =>
    (createStore: unknown) => {
      options = given;
      return [...enhancers, instrument() as unknown as Enhancer].reduceRight(
        (next, enhancer) => enhancer(next),
        createStore,
      );
    },
});

/** The DevTools of a store that was created with `devTools`. */
export const liftedStoreOf = (store: object): LiftedStore => {
  if (!('liftedStore' in store)) throw new Error('Redux DevTools are not attached to this store.');
  return store.liftedStore as LiftedStore;
};
