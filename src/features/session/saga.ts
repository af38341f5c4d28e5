import { connectionRestored } from '../../state/connection/slice';
import { call, delay, fork, race, type SagaGenerator, take } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { logMissingScript } from '../../state/safely';
import { services } from '../../state/services';
import { warningChunk } from './LazyWarning';
import { watchSigningOut } from './SignOut';

/** How long after a failure to fetch the script that warns again, in milliseconds. */
const AGAIN_MS = 30_000;

function* fetchWarning(): SagaGenerator<typeof import('./SessionWarning')> {
  for (;;) {
    try {
      return yield* call(warningChunk.load);
    } catch (cause) {
      yield* logMissingScript('There was an issue fetching the script that warns', cause);
    }
    yield* race({ again: take([connectionRestored, screenEntered]), later: delay(AGAIN_MS) });
  }
}

/**
 * Signs members out, warns them before the session ends, and asks whether it still holds; most portals need only the
 * first, so that the rest is no part of the first script. `memberKeys`: what is stored about the member besides what
 * every session's end removes.
 */
export function* sessionEndSaga(memberKeys: readonly string[]): SagaGenerator {
  yield* fork(watchSigningOut, memberKeys);
  const { configuration } = yield* services();
  const { lifetime, signOutUrl } = configuration.session;
  if (lifetime === '' && signOutUrl === '') return;
  const { watchLifetime } = yield* fetchWarning();
  yield* watchLifetime();
}
