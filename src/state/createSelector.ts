import { createSelectorCreator, lruMemoize } from 'reselect';

/** A function that is not run again for what it was given last. */
export const rememberLast = lruMemoize;

/**
 * Makes a selector of the state alone, which remembers its last result, because there is one state at a time. By itself
 * reselect would keep the results for all states that still exist, in weak maps for each input, which are a burden to
 * the garbage collection.
 */
export const createSelector = createSelectorCreator({ memoize: rememberLast, argsMemoize: rememberLast });
