import { remarkMade, toastShown } from '../notices';
import { call, delay, put, type Saga, takeLatest } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { clipboardFound, copyClicked, copyConfirmed, numberCopied } from './copySlice';

/** How long a button shows that its number was copied, in milliseconds. */
export const CONFIRMED_MS = 4_000;

/** Copies a number, and says so; browsers may forbid copying (rule `number.copy`). */
export function* copyNumber({ payload }: ReturnType<typeof copyClicked>): Saga {
  const { clipboard } = yield* services();
  if (!(yield* call(clipboard.write, payload.number))) {
    yield* put(toastShown('failure', 'The number could not be copied. Please select it and copy it by hand.'));
    return;
  }
  yield* put(numberCopied(payload));
  yield* put(remarkMade(`${payload.label} ${payload.number} copied`));
  yield* delay(CONFIRMED_MS);
  yield* put(copyConfirmed());
}

/** Handles the buttons beside policy and account numbers. */
export function* copySaga(): Saga {
  const { clipboard } = yield* services();
  if (yield* call(clipboard.isAvailable)) yield* put(clipboardFound());
  yield* takeLatest(copyClicked, safely(copyNumber));
}
