import { createAction, createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { call, delay, put, type SagaGenerator, select, takeEvery, takeLeading } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { isSameMessage, type Message } from '../texts/text';
import { bringsIntoView } from './interaction';

/** A short message that disappears by itself; one with a button stays until it is closed. */
export interface ToastNotice {
  readonly id: string;
  /** Decides in which live region it appears. */
  readonly kind: 'success' | 'failure';
  readonly text: Message;
  /** A button: pressing it dispatches the event and removes the toast. */
  readonly action?: { readonly text: Message; readonly event: UnknownAction } | undefined;
}

/** Oldest first. */
const initialState: readonly ToastNotice[] = [];

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** A toast appears, in place of one without a button that says the same; with an id of its own, so that it is spoken again. */
    toastShown: {
      prepare: (kind: ToastNotice['kind'], text: Message, action?: ToastNotice['action']) => ({
        payload: { id: nanoid(), kind, text, action } satisfies ToastNotice,
        ...(action === undefined ? {} : bringsIntoView),
      }),
      reducer: (toasts, { payload }: PayloadAction<ToastNotice>) => [
        ...toasts.filter(({ text, action }) => action !== undefined || !isSameMessage(text, payload.text)),
        payload,
      ],
    },
    /** A toast disappears: the member closed it, or its time is over. One that is already gone changes nothing. */
    toastDismissed: (toasts, { payload }: PayloadAction<{ readonly id: string }>) =>
      toasts.filter(({ id }) => id !== payload.id),
  },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;

export const selectToasts = toastsSlice.selectSlice;

/** Removes the toasts whose message is no longer true. */
export function* dismissToasts(isOutdated: (toast: ToastNotice) => boolean): SagaGenerator {
  for (const toast of yield* select(selectToasts)) if (isOutdated(toast)) yield* put(toastDismissed({ id: toast.id }));
}

/** How long a toast stays, in milliseconds: long enough to read it, and never less than 5 s. */
export const TOAST_MS = 8_000;

/** Removes a toast when its time is over; one with a button stays until the member closes it. Rule `toast.time`. */
function* expire({ payload }: ReturnType<typeof toastShown>): SagaGenerator {
  if (payload.action !== undefined) return;
  yield* delay(TOAST_MS);
  yield* put(toastDismissed({ id: payload.id }));
}

export const referenceCopyClicked = createAction<{ readonly reference: string }>('toasts/referenceCopyClicked');

/** Copies a reference to the clipboard, and shows a toast with the result; browsers may forbid copying. */
function* copyReference({ payload }: ReturnType<typeof referenceCopyClicked>): SagaGenerator {
  const { clipboard } = yield* services();
  const copied = yield* call(clipboard.write, payload.reference);
  yield* put(
    copied
      ? toastShown('success', { key: 'failure.referenceCopied' })
      : toastShown('failure', { key: 'failure.referenceNotCopied' }),
  );
}

/** Removes toasts in time, and copies references. */
export function* toastsSaga(): SagaGenerator {
  yield* takeEvery(toastShown, safely(expire));
  yield* takeLeading(referenceCopyClicked, safely(copyReference));
}
