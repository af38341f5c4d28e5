import { safeParse } from 'valibot';
import type { Endpoint } from '../contract/endpoint';
import { type Answered, type SendOptions, TIMED_OUT } from '../platform/services';
import { type ConnectionPart, callMissed, languageTold } from './connection/slice';
import { call, cancelSelf, delay, put, race, type SagaGenerator, type Step, select, take } from './effects';
import { services } from './services';
import { sessionChanged, sessionEnded } from './session/slice';

/** A call was not sent, because the connection is lost. Not an error of anybody, so it is not logged. */
export class NotSent extends Error {
  readonly kind = 'network';
}

// Aborts a call after the time-out (rule `call.timeout`). If the session is lost, the waiting saga is cancelled.
function* withinTime<Value>(sent: Step<Value>): SagaGenerator<Value> {
  const { timeoutMs } = yield* services();
  const outcome = yield* race({
    answer: sent,
    timedOut: delay(timeoutMs),
    lost: take([sessionEnded, sessionChanged]),
  });
  if (outcome.lost !== undefined) return yield* cancelSelf();
  if (outcome.timedOut === true) throw new Error(TIMED_OUT);
  return outcome.answer as Value;
}

// Without a connection some browsers let a call hang instead of failing it.
const isUnreachable = (cause: unknown, isOnline: boolean): boolean =>
  cause instanceof Error &&
  (('kind' in cause && cause.kind === 'network') || (!isOnline && cause.message === TIMED_OUT));

// Rule `connection.silence`.
function* mustBeConnected(): SagaGenerator {
  const { connection } = yield* services();
  if (connection.wasLost()) throw new NotSent('not sent without a connection');
}

/**
 * Runs a call, and records under `name` that it failed without a connection, so that its part asks again when it is
 * back. If it is back already, the call runs once more, but not if it `changes` something (rule `call.retry`).
 */
export function* overConnection<Value>(
  name: string,
  run: () => SagaGenerator<Value>,
  changes = false,
): SagaGenerator<Value> {
  const { connection } = yield* services();
  const before = connection.returns();
  try {
    return yield* run();
  } catch (cause) {
    const isOnline = connection.isOnline();
    if (!isUnreachable(cause, isOnline)) throw cause;
    if (!changes && isOnline && connection.returns() !== before) return yield* overConnection(name, run);
    yield* put(callMissed(name));
    throw cause;
  }
}

// No event for a known language.
function* noteLanguage(language: string | undefined): SagaGenerator {
  if (language === undefined) return;
  const known = yield* select(({ connection }: ConnectionPart) => connection.language);
  if (language !== known && known !== '') yield* put(languageTold(language));
}

/**
 * Sends a call and returns its answer, parsed by its schema. The time-out covers the body. Throws what the call throws,
 * or that the answer was not understood.
 */
export function* request<Value>(endpoint: Endpoint<Value>, options?: SendOptions): SagaGenerator<Value> {
  const { http } = yield* services();
  function* exchange(): SagaGenerator<Answered> {
    if (!endpoint.changes) yield* mustBeConnected();
    return yield* withinTime(call(http.send, endpoint, options));
  }
  const answer = yield* overConnection(endpoint.name, exchange, endpoint.changes);
  yield* noteLanguage(answer.language);
  const read = safeParse(endpoint.schema, answer.body);
  // The message contains nothing from the answer, which may be a member's data: this text is logged.
  if (!read.success)
    throw new Error(`The answer of ${endpoint.name} was not understood: ${read.issues[0].message.split(':')[0]}`);
  return read.output;
}

/**
 * Fetches the text of a content address that has its prefix, as {@link request} does; `key` is its key in the state.
 * @param check throws if it must not be fetched
 */
export function* requestFragment(
  address: string,
  key: string,
  check?: () => SagaGenerator,
): SagaGenerator<Answered<string>> {
  const { http } = yield* services();
  return yield* overConnection(key, function* () {
    yield* mustBeConnected();
    if (check) yield* check();
    return yield* withinTime(call(http.fragment, address));
  });
}

/** How long to wait for changes that are being sent, in milliseconds. */
const LONGEST_CHANGE_MS = 3_000;

/** Waits a moment for changes that are being sent, before the page goes; returns false if the member is told of a failure. */
export function* settleChanges(): SagaGenerator<boolean> {
  const { http } = yield* services();
  const { saved = true } = yield* race({ saved: call(http.changesSettled), late: delay(LONGEST_CHANGE_MS) });
  return saved;
}
