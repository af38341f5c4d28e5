import { createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { createReducer } from '../state/createReducer';
import { createSelector } from '../state/createSelector';
import { bringsIntoView } from './pressesSlice';

/** Whether a toast reports success or failure; decides in which live region it appears. */
export type ToastKind = 'success' | 'failure';

/** What the member can do about a toast: pressing the button dispatches this event and removes the toast. */
export interface ToastAction {
  readonly text: string;
  readonly event: UnknownAction;
}

/** A short message that disappears by itself; one with a button stays until it is closed. */
export interface ToastNotice {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction;
}

/** The part of the state that holds the toasts, oldest first. */
export interface ToastsPart {
  readonly toasts: readonly ToastNotice[];
}

/** A toast appears. Each gets its own id, so the same text may appear twice. */
export const toastShown = createAction('toasts/toastShown', (kind: ToastKind, text: string, action?: ToastAction) => ({
  payload: { id: nanoid(), kind, text, ...(action === undefined ? {} : { action }) } satisfies ToastNotice,
  ...(action === undefined ? {} : bringsIntoView),
}));

/** A toast disappears: the member closed it, or its time is over. */
export const toastDismissed = createAction<{ readonly id: string }>('toasts/toastDismissed');

/** The visible toasts; dismissing one that is already gone changes nothing. */
export const toastsReducer = createReducer<readonly ToastNotice[]>([], (builder) => {
  builder
    .addCase(toastShown, (toasts, { payload }) => [...toasts, payload])
    .addCase(toastDismissed, (toasts, { payload }) => toasts.filter(({ id }) => id !== payload.id));
});

const selectToasts = (state: ToastsPart): readonly ToastNotice[] => state.toasts;

/** The toasts of the polite region. */
export const selectSuccesses = createSelector([selectToasts], (toasts) =>
  toasts.filter(({ kind }) => kind === 'success'),
);

/** The toasts of the assertive region. */
export const selectFailures = createSelector([selectToasts], (toasts) =>
  toasts.filter(({ kind }) => kind === 'failure'),
);
