import { useSelector } from 'react-redux';
import { createChunk } from '../../state/chunk';
import type { ConfigurationPart } from '../../state/configuration';
import { connectionRestored } from '../../state/connection/slice';
import { call, type SagaGenerator, take } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { logFailure } from '../../state/safely';
import { services } from '../../state/services';
import { usePresent } from '../../state/useChunk';
import { text } from '../../texts/text';

const end = createChunk(() => import(/* webpackChunkName: "session-end" */ './end'));

/** The way out, in the header; its room is kept while the script comes, so that nothing beside it moves. */
export const SignOutPlace = () => {
  const drawn = usePresent(end);
  const isOffered = useSelector(({ configuration }: ConfigurationPart) => configuration.session.signOutUrl !== '');
  if (drawn !== undefined) return <drawn.SignOut />;
  return isOffered ? (
    <button type="button" style={{ visibility: 'hidden' }}>
      {text('session.signOut')}
    </button>
  ) : null;
};

/** The warning before the session's end. */
export const WarningPlace = () => {
  const drawn = usePresent(end);
  return drawn === undefined ? null : <drawn.Warning />;
};

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
    script = yield* call(end.load);
  } catch (cause) {
    yield* logFailure('There was an issue fetching the script that signs out', cause);
    yield* take([connectionRestored, screenEntered]);
    yield* sessionEndSaga(memberKeys);
    return;
  }
  yield* script.watchEnd(memberKeys);
}
