import { fork, type SagaGenerator } from '../../state/effects';
import { services } from '../../state/services';
import { createCountdown } from './countdown';
import { watchLifetime, watchStaying } from './lifetime';
import { watchSigningOut } from './signOut';
import { watchWarning } from './watchWarning';

export { SignOut } from './SignOut';
export { Warning } from './Warning';

/** The last minutes of a session, and signing out. */
export function* watchEnd(memberKeys: readonly string[]): SagaGenerator {
  const { clock, configuration } = yield* services();
  yield* fork(watchWarning);
  yield* fork(watchStaying);
  yield* fork(watchSigningOut, memberKeys);
  yield* fork(watchLifetime, createCountdown(clock, configuration.session.warnMs));
}
