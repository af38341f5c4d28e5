import { buffers, eventChannel } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import { call, put, type Saga, select, services } from '../effects';
import { safely } from '../safely';
import { connectionLost, connectionRestored, selectIsOnline, selectMissed } from './slice';

/** Puts a change of the connection into the store; one that is known already is no event. */
export function* followConnection(isOnline: boolean): Saga {
  if (isOnline === (yield* select(selectIsOnline))) return;
  yield* put(isOnline ? connectionRestored({ missed: yield* select(selectMissed) }) : connectionLost());
}

/** The single owner of the connection: makes its changes events of the store (rule `connection.events`). */
export function* connectionSaga(): Saga {
  const { connection } = yield* services();
  const changes = eventChannel<boolean>((listener) => connection.subscribe(listener), buffers.expanding(2));
  const follow = safely(followConnection);
  try {
    yield* follow(yield* call(connection.isOnline));
    for (;;) yield* follow((yield plain.take(changes)) as boolean);
  } finally {
    changes.close();
  }
}
