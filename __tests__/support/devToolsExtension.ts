import { instrument } from '@redux-devtools/instrument';

/** The part of Redux DevTools that tests use: the recorded states, and the way to travel between them. */
export interface LiftedStore {
  getState(): {
    readonly computedStates: readonly { readonly state: unknown }[];
    readonly currentStateIndex: number;
    readonly stagedActionIds: readonly number[];
    readonly actionsById: Readonly<
      Record<number, { readonly action: { readonly type: string }; readonly timestamp: number }>
    >;
  };
  dispatch(action: { readonly type: 'JUMP_TO_STATE'; readonly index: number }): unknown;
  dispatch(action: { readonly type: 'JUMP_TO_ACTION'; readonly actionId: number }): unknown;
  dispatch(action: { readonly type: 'TOGGLE_ACTION'; readonly id: number }): unknown;
  dispatch(action: { readonly type: 'LOCK_CHANGES'; readonly status: boolean }): unknown;
  dispatch(action: { readonly type: 'IMPORT_STATE'; readonly nextLiftedState: object }): unknown;
}

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
