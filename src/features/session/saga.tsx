import { useSyncExternalStore } from 'react';
import { createChunkSource } from '../../state/chunkSource';
import { connectionRestored } from '../../state/connection/slice';
import { call, type Saga, take } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { logFailure } from '../../state/safely';
import { services } from '../../state/services';
import { Boundary } from '../../ui/Boundary';

const end = createChunkSource(() => import(/* webpackChunkName: "session-end" */ './end'));

/** One of the parts that are drawn, once the script is here; nothing in a portal that has configured neither. */
export const SessionPlace = ({ part }: { part: 'SignOut' | 'Warning' }) => {
  const chunk = useSyncExternalStore(end.subscribe, end.read);
  if (chunk.status !== 'present') return null;
  const Part = chunk.module[part];
  return (
    <Boundary fallback={null}>
      <Part />
    </Boundary>
  );
};

/**
 * Runs what signs members out and what warns them, if either is configured; most portals need neither, so that it is no
 * part of the first script. `memberKeys`: what is stored about the member besides what every session's end removes.
 */
export function* sessionEndSaga(memberKeys: readonly string[]): Saga {
  const { configuration } = yield* services();
  const { lifetime, signOutUrl } = configuration.session;
  if (lifetime === '' && signOutUrl === '') return;
  for (;;) {
    try {
      yield* call(end.load);
      break;
    } catch (cause) {
      yield* logFailure('There was an issue fetching the script that signs out', cause);
      yield* take([connectionRestored, screenEntered]);
    }
  }
  const { watchEnd } = yield* call(end.load);
  yield* watchEnd(memberKeys);
}
