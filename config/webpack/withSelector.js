import { useSyncExternalStore } from 'react';

const NONE = {};

/**
 * Replaces use-sync-external-store/with-selector, with which react-redux subscribes a component to what a selector
 * returns. That serves an equality of the component's own as well, which none of ours has (a test checks), at the price
 * of three more hooks for each subscription, and of their closures.
 * @template State, Selection
 * @param {(listener: () => void) => () => void} subscribe
 * @param {() => State} getState
 * @param {unknown} _getServerState
 * @param {(state: State) => Selection} select
 * @returns {Selection}
 */
export const useSyncExternalStoreWithSelector = (subscribe, getState, _getServerState, select) => {
  /** @type {unknown} */
  let last = NONE;
  /** @type {Selection} */
  let selection;
  // Once for each state: what a selector makes anew must not pass for a change while React draws it.
  return useSyncExternalStore(subscribe, () => {
    const state = getState();
    if (state !== last) {
      selection = select(state);
      last = state;
    }
    return selection;
  });
};
