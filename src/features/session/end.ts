import { fork, type SagaGenerator } from '../../state/effects';
import { watchLifetime } from './lifetime';
import { watchSigningOut } from './SignOut';
import { watchWarning } from './Warning';

export { SignOut } from './SignOut';
export { Warning } from './Warning';

/** The last minutes of a session, and signing out. */
export function* watchEnd(memberKeys: readonly string[]): SagaGenerator {
  yield* fork(watchWarning);
  yield* fork(watchSigningOut, memberKeys);
  yield* fork(watchLifetime);
}
