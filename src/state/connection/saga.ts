import { follow } from '../channels';
import { put, type SagaGenerator, select } from '../effects';
import { services } from '../services';
import { connectionLost, connectionRestored, selectIsOnline, selectMissed } from './slice';

/** Puts a change of the connection into the store; one that is known already is no event. */
export function* noteConnection(isOnline: boolean): SagaGenerator {
  if (isOnline === (yield* select(selectIsOnline))) return;
  yield* put(isOnline ? connectionRestored({ missed: yield* select(selectMissed) }) : connectionLost());
}

/** The single owner of the connection: makes its changes events of the store (rule `connection.events`). */
export function* connectionSaga(): SagaGenerator {
  const { connection } = yield* services();
  yield* noteConnection(connection.isOnline());
  yield* follow(connection.subscribe, noteConnection);
}
