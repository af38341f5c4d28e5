import { fork, type SagaGenerator } from '../state/effects';
import { dialogsSaga } from './dialogsSaga';
import { interactionSaga } from './interaction';
import { connectionRemarksSaga } from './remark';
import { toastsSaga } from './toasts';

export function* noticesSaga(): SagaGenerator {
  yield* fork(toastsSaga);
  yield* fork(connectionRemarksSaga);
  yield* fork(interactionSaga);
  yield* fork(dialogsSaga);
}
