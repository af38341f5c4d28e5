import { fork, type SagaGenerator } from '../../state/effects';
import { watchLifetime } from './lifetime';
import { watchSigningOut } from './SignOut';

export { SessionWarning } from './SessionWarning';
export { SignOut } from './SignOut';

/** The last minutes of a session, and signing out. */
export function* watchEnd(memberKeys: readonly string[]): SagaGenerator {
  yield* fork(watchSigningOut, memberKeys);
  yield* fork(watchLifetime);
}
