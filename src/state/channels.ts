import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { PageFront } from '../platform/services';
import { type Saga, take } from './effects';
import { safely } from './safely';

/** A message each time the page comes to the front. One is kept: a busy worker runs once more afterwards. */
export const frontChannel = (front: PageFront): EventChannel<true> =>
  eventChannel<true>((emit) => front.subscribe(() => emit(true)), buffers.sliding(1));

/**
 * Runs a worker for each message of a channel, one after the other, until the channel is closed; closes it when it is
 * cancelled. A worker that throws does not end it (see {@link safely}).
 */
export function* takeInTurn<Message extends NonNullable<unknown>>(
  channel: EventChannel<Message>,
  worker: (message: Message) => Saga,
): Saga {
  const work = safely(worker);
  try {
    for (;;) yield* work(yield* take(channel));
  } finally {
    channel.close();
  }
}
