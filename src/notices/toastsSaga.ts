import { delay, put, type Saga, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import { toastDismissed, toastShown } from './toastsSlice';

/** How long a toast stays, in milliseconds: long enough to read it, and never less than 5 s. */
export const TOAST_MS = 8_000;

/** Removes a toast when its time is over; one with a button stays until the member closes it. Rule `toast.time`. */
export function* expire({ payload }: ReturnType<typeof toastShown>): Saga {
  if (payload.action !== undefined) return;
  yield* delay(TOAST_MS);
  yield* put(toastDismissed({ id: payload.id }));
}

/** Starts the timer of each toast. */
export function* toastsSaga(): Saga {
  yield* takeEvery(toastShown, safely(expire));
}
