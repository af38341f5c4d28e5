import { delay, put, type Saga, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import { toastDismissed, toastShown } from './toastsSlice';

/** For how long a toast stays, in milliseconds: long enough to be read to its end, and never less than 5 s. */
export const TOAST_MS = 8_000;

/** Takes one toast away when its time is over. */
export function* expire({ payload }: ReturnType<typeof toastShown>): Saga {
  yield* delay(TOAST_MS);
  yield* put(toastDismissed({ id: payload.id }));
}

/** Gives each toast its time. */
export function* toastsSaga(): Saga {
  yield* takeEvery(toastShown, safely(expire));
}
