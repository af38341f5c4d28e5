/** What the consent dialog needs once it is shown. */
import { fork, type Saga } from '../../state/effects';
import { decisionSaga } from './decisionSaga';
import { preferencesSaga } from './preferencesSaga';

export { ConsentDialog as Dialog } from './ConsentDialog';

/** Answers what the member does in the dialog. */
export function* saga(): Saga {
  yield* fork(decisionSaga);
  yield* fork(preferencesSaga);
}
