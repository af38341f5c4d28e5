import { connectionRestored } from '../../state/connection/slice';
import { call, type SagaGenerator, take } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { logFailure } from '../../state/safely';
import { services } from '../../state/services';
import { endChunk } from './LazyEnd';

/**
 * Runs what signs members out and what warns them, if either is configured; most portals need neither, so that it is no
 * part of the first script. `memberKeys`: what is stored about the member besides what every session's end removes.
 */
export function* sessionEndSaga(memberKeys: readonly string[]): SagaGenerator {
  const { configuration } = yield* services();
  const { lifetime, signOutUrl } = configuration.session;
  if (lifetime === '' && signOutUrl === '') return;
  let script: typeof import('./end');
  try {
    script = yield* call(endChunk.load);
  } catch (cause) {
    const { connection } = yield* services();
    if (!connection.wasLost()) yield* logFailure('There was an issue fetching the script that signs out', cause);
    yield* take([connectionRestored, screenEntered]);
    yield* sessionEndSaga(memberKeys);
    return;
  }
  yield* script.watchEnd(memberKeys);
}
