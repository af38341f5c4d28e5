import { type Buffer, buffers, eventChannel } from 'redux-saga';
import { type SagaGenerator, select, take } from './effects';
import { safely } from './safely';
import { services } from './services';

/** Runs a worker for each message of a service, one after the other; a worker that throws does not stop the next one. */
export function* forEachMessage<Message extends NonNullable<unknown>>(
  subscribe: (emit: (message: Message) => void) => () => void,
  worker: (message: Message) => SagaGenerator,
  buffer: Buffer<Message> = buffers.expanding(4),
): SagaGenerator {
  const channel = eventChannel(subscribe, buffer);
  const work = safely(worker);
  try {
    for (;;) yield* work(yield* take(channel));
  } finally {
    channel.close();
  }
}

type Subscribe = (listener: () => void) => () => void;

/** The channel of a service that only tells that something happened; what nobody has taken yet counts once. */
export const signals = (subscribe: Subscribe) =>
  eventChannel<true>((tell) => subscribe(() => tell(true)), buffers.sliding(1));

/** Runs a worker each time a service tells that something happened; once more if it did while the worker was busy. */
export function* forEachSignal(subscribe: Subscribe, worker: () => SagaGenerator): SagaGenerator {
  yield* forEachMessage<true>((emit) => subscribe(() => emit(true)), worker, buffers.sliding(1));
}

/** Runs a worker each time the page comes to the front. */
export function* onFront(worker: () => SagaGenerator): SagaGenerator {
  const { front } = yield* services();
  yield* forEachSignal(front.subscribe, worker);
}

/** Waits until the state meets a condition. */
export function* until<State>(isSo: (state: State) => boolean): SagaGenerator {
  while (!(yield* select(isSo))) yield* take('*');
}
