import type { Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import { forgetRoom } from '../portfolio/room';
import { portfolioSaga } from '../portfolio/saga';
import { productsSaga } from '../products/saga';
import { connectionSaga } from '../state/connection/saga';
import { type Saga, spawn, takeOneOf } from '../state/effects';
import { navigationSaga } from '../state/navigation/saga';
import { sessionSaga } from '../state/session/saga';
import { sessionChanged, sessionEnded } from '../state/session/slice';
import { trackingSaga } from '../state/track';

// In the order in which their calls are sent when a screen is entered: the browser sends only a few at a time.
const sagas = [trackingSaga, portfolioSaga, productsSaga];

/**
 * Runs all sagas in parallel, and `extras`, which brings those that come later: one that ends or throws does not stop
 * the others. When the session is lost, all of them are cancelled with their calls, and everything kept outside the
 * state is cleared; only session and navigation continue. When cancelled itself, it cancels them all.
 */
export function* rootSaga(extras: () => Saga): Saga {
  const lasting: Task[] = [];
  const ofMember: Task[] = [];
  try {
    lasting.push(yield* spawn(sessionSaga));
    // The connection after the others, so that they hear that there is none when the page opens without one.
    for (const saga of [...sagas, extras, connectionSaga]) ofMember.push(yield* spawn(saga));
    // Last, because it enters the first screen, and all other sagas must be listening by then.
    lasting.push(yield* spawn(navigationSaga));
    yield* takeOneOf(sessionEnded, sessionChanged);
    yield plain.cancel(ofMember);
    yield* forgetRoom();
    yield plain.take(() => false);
  } finally {
    yield plain.cancel([...lasting, ...ofMember]);
  }
}
