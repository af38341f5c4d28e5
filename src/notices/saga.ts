import { fork, type Saga } from '../state/effects';
import { dialogsSaga } from './dialogsSaga';
import { pressesSaga } from './pressesSaga';
import { referenceSaga } from './referenceCopying';
import { savingSaga } from './savingSaga';
import { tabsSaga } from './tabsSaga';
import { toastsSaga } from './toastsSaga';

/** Everything that toasts and dialogs do without the member. */
export function* noticesSaga(): Saga {
  yield* fork(toastsSaga);
  yield* fork(referenceSaga);
  yield* fork(pressesSaga);
  yield* fork(dialogsSaga);
  yield* fork(savingSaga);
  yield* fork(tabsSaga);
}
