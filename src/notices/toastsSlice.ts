import { createAction, createReducer, createSelector, nanoid } from '@reduxjs/toolkit';

/** Whether a toast tells of a success or of a failure; it decides in which live region it appears. */
export type ToastKind = 'success' | 'failure';

/** A short message that comes and goes. */
export interface ToastNotice {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
}

/** The corner of the state that the toasts hold, oldest first. */
export interface ToastsCorner {
  readonly toasts: readonly ToastNotice[];
}

/** Something is worth a toast. Each gets an id of its own, so the same text may stand there twice. */
export const toastShown = createAction('toasts/toastShown', (kind: ToastKind, text: string) => ({
  payload: { id: nanoid(), kind, text } satisfies ToastNotice,
}));

/** A toast goes: the member dismissed it, or its time is over. */
export const toastDismissed = createAction<{ readonly id: string }>('toasts/toastDismissed');

/** The toasts on the page; one that is gone already is not missed. */
export const toastsReducer = createReducer<readonly ToastNotice[]>([], (builder) => {
  builder
    .addCase(toastShown, (toasts, { payload }) => [...toasts, payload])
    .addCase(toastDismissed, (toasts, { payload }) => toasts.filter(({ id }) => id !== payload.id));
});

const selectToasts = (state: ToastsCorner): readonly ToastNotice[] => state.toasts;

/** The toasts of the polite region. */
export const selectSuccesses = createSelector([selectToasts], (toasts) =>
  toasts.filter(({ kind }) => kind === 'success'),
);

/** The toasts of the assertive region. */
export const selectFailures = createSelector([selectToasts], (toasts) =>
  toasts.filter(({ kind }) => kind === 'failure'),
);
