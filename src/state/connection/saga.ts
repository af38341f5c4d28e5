import { forEachMessage } from '../channels';
import { put, type SagaGenerator, select } from '../effects';
import { services } from '../services';
import { untilWarningAnswered } from '../session/saga';
import { type ConnectionPart, connectionLost, connectionRestored } from './slice';

// One that is known already is no event.
function* noteConnection(isOnline: boolean): SagaGenerator {
  // What is asked for anew would answer the warning of the session's end.
  if (isOnline) yield* untilWarningAnswered();
  const { online, missed } = yield* select(({ connection }: ConnectionPart) => connection);
  if (isOnline !== online) yield* put(isOnline ? connectionRestored({ missed }) : connectionLost());
}

/** The single owner of the connection: makes its changes events of the store (rule `connection.events`). */
export function* connectionSaga(): SagaGenerator {
  const { connection } = yield* services();
  yield* noteConnection(connection.isOnline());
  yield* forEachMessage(connection.subscribe, noteConnection);
}
