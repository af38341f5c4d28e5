import { createAction } from '@reduxjs/toolkit';
import { call, put, type Saga, services, takeLeading } from '../state/effects';
import { safely } from '../state/safely';
import { toastShown } from './toastsSlice';

/** The member asked to have the reference of a failure on the clipboard. */
export const referenceCopyRequested = createAction<{ readonly reference: string }>('notices/referenceCopyRequested');

/** Copies a reference, and says whether that worked; browsers may forbid it. */
export function* copyReference({ payload }: ReturnType<typeof referenceCopyRequested>): Saga {
  const { clipboard } = yield* services();
  const copied = yield* call(clipboard.write, payload.reference);
  yield* put(
    copied
      ? toastShown('success', 'Reference copied')
      : toastShown('failure', 'The reference could not be copied. Please select it and copy it by hand.'),
  );
}

/** Answers the button beside a reference. */
export function* referenceSaga(): Saga {
  yield* takeLeading(referenceCopyRequested, safely(copyReference));
}
