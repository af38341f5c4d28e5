import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
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

const initialState: readonly ToastNotice[] = [];

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** A toast appears. Each gets its own id, so the same text may appear twice. */
    toastShown: {
      prepare: (kind: ToastKind, text: string, action?: ToastAction) => ({
        payload: { id: nanoid(), kind, text, ...(action === undefined ? {} : { action }) } satisfies ToastNotice,
        ...(action === undefined ? {} : bringsIntoView),
      }),
      reducer: (toasts, { payload }: PayloadAction<ToastNotice>) => [...toasts, payload],
    },
    /** A toast disappears: the member closed it, or its time is over. One that is already gone changes nothing. */
    toastDismissed: (toasts, { payload }: PayloadAction<{ readonly id: string }>) =>
      toasts.filter(({ id }) => id !== payload.id),
  },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;

/** The visible toasts. */
export const toastsReducer = toastsSlice.reducer;

const selectToasts = (state: ToastsPart): readonly ToastNotice[] => state.toasts;

/** The toasts of the polite region. */
export const selectSuccesses = createSelector([selectToasts], (toasts) =>
  toasts.filter(({ kind }) => kind === 'success'),
);

/** The toasts of the assertive region. */
export const selectFailures = createSelector([selectToasts], (toasts) =>
  toasts.filter(({ kind }) => kind === 'failure'),
);
