import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import type { PageFront } from '../platform/services';
import type { Saga } from './effects';
import { safely } from './safely';

/** Each time the page comes to the front. One is kept: a busy worker runs once more afterwards. */
export const frontsOf = (front: PageFront): EventChannel<true> =>
  eventChannel<true>((tell) => front.subscribe(() => tell(true)), buffers.sliding(1));

/** Runs a worker for each value of a channel, one after the other, until the channel is closed; see {@link safely}. */
export function* follow<Heard>(
  channel: EventChannel<Heard & NonNullable<unknown>>,
  worker: (heard: Heard) => Saga,
): Saga {
  const work = safely(worker);
  try {
    for (;;) yield* work((yield plain.take(channel)) as Heard);
  } finally {
    channel.close();
  }
}
