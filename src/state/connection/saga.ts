import { forEachMessage } from '../channels';
import { put, type SagaGenerator, select } from '../effects';
import { services } from '../services';
import { untilMaySend } from '../session/saga';
import { type ConnectionPart, connectionLost, connectionRestored } from './slice';

// No event if the connection has not changed.
function* noteConnection(isOnline: boolean): SagaGenerator {
  // Requests that follow would prolong the session, and so answer its warning.
  if (isOnline) yield* untilMaySend();
  const { online, missed } = yield* select(({ connection }: ConnectionPart) => connection);
  if (isOnline !== online) yield* put(isOnline ? connectionRestored({ missed }) : connectionLost());
}

/** The single owner of the connection: makes its changes events of the store (rule `connection.events`). */
export function* connectionSaga(): SagaGenerator {
  const { connection } = yield* services();
  yield* noteConnection(connection.isOnline());
  yield* forEachMessage(connection.subscribe, noteConnection);
}
