import { createAction } from '@reduxjs/toolkit';
import { createReducer } from './createReducer';

/**
 * Whether the extras are here: what a screen has besides its tiles (blocks, dialogs, toasts). Their script comes after
 * the first one; `failed` has the reference of the record. `isRetried` says that the member has asked for it again, and
 * that this is not over.
 */
export type ExtrasState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded' }
  | { readonly status: 'failed'; readonly reference: string; readonly isRetried?: true };

/** The part of the state that says it. */
export interface ExtrasPart {
  readonly extras: ExtrasState;
}

/** The extras are here: their parts of the state exist, and their sagas have heard what happened before. */
export const extrasLoaded = createAction('extras/extrasLoaded');

/** The script of the extras could not be loaded. */
export const extrasFailed = createAction<{ readonly reference: string }>('extras/extrasFailed');

/** The member asked to load the extras again, whose script could not be loaded. */
export const extrasRetryClicked = createAction('extras/extrasRetryClicked');

/** The extras are loaded once in a page load; after a failure they may still come. */
export const extrasReducer = createReducer<ExtrasState>({ status: 'loading' }, (builder) => {
  builder
    .addCase(extrasLoaded, () => ({ status: 'loaded' }))
    .addCase(extrasFailed, (_, { payload }) => ({ status: 'failed', ...payload }))
    .addCase(extrasRetryClicked, (state) => (state.status === 'failed' ? { ...state, isRetried: true } : state));
});

/** Whether the extras are here. */
export const selectExtras = (state: ExtrasPart): ExtrasState => state.extras;
