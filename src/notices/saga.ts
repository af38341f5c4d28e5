import { fork, type Saga } from '../state/effects';
import { dialogsSaga } from './dialogsSaga';
import { referenceSaga } from './referenceCopying';
import { toastsSaga } from './toastsSaga';

/** Everything that happens by itself to toasts and dialogs. */
export function* noticesSaga(): Saga {
  yield* fork(toastsSaga);
  yield* fork(referenceSaga);
  yield* fork(dialogsSaga);
}
