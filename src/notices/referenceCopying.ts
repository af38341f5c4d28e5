import { call, put, type Saga, takeLeading } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { referenceCopyRequested } from './referenceCopyRequested';
import { toastShown } from './toastsSlice';

/** Copies a reference to the clipboard, and shows a toast with the result; browsers may forbid copying. */
export function* copyReference({ payload }: ReturnType<typeof referenceCopyRequested>): Saga {
  const { clipboard } = yield* services();
  const copied = yield* call(clipboard.write, payload.reference);
  yield* put(
    copied
      ? toastShown('success', 'Reference copied')
      : toastShown('failure', 'The reference could not be copied. Please select it and copy it by hand.'),
  );
}

/** Handles the button beside a reference. */
export function* referenceSaga(): Saga {
  yield* takeLeading(referenceCopyRequested, safely(copyReference));
}
