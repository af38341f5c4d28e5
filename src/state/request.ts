import { safeParse } from 'valibot';
import type { Endpoint } from '../contract/endpoint';
import { type SendOptions, TIMED_OUT } from '../platform/services';
import { callMissed } from './connection/slice';
import { call, delay, giveUp, put, race, type Saga, services, takeOneOf } from './effects';
import { sessionChanged, sessionEnded } from './session/slice';

function* exchange(endpoint: Endpoint<unknown>, options?: SendOptions): Saga<unknown> {
  const { http, clock, timeoutMs } = yield* services();
  const leftAt = http.leftAt(endpoint, options);
  const underWay = leftAt === undefined ? 0 : clock.now() - leftAt;
  const outcome = yield* race({
    answer: call(http.send, endpoint, options),
    timedOut: delay(timeoutMs - underWay),
    lost: takeOneOf(sessionEnded, sessionChanged),
  });
  if (outcome.lost !== undefined) return yield* giveUp();
  if (outcome.timedOut === true) throw new Error(TIMED_OUT);
  return outcome.answer;
}

// Without a connection some browsers let a call hang instead of failing it.
const isUnreachable = (cause: unknown, isOnline: boolean): boolean =>
  cause instanceof Error &&
  (('kind' in cause && cause.kind === 'network') || (!isOnline && cause.message === TIMED_OUT));

/**
 * Runs a call, and records under `name` that it failed for want of a connection, so that its part asks again when the
 * connection is back. If the connection was lost while it ran and is back by the time it fails, no such event is still
 * to come: then it runs once more, but not if `changes` something (rule `call.retry`).
 */
export function* overConnection<Value>(name: string, run: () => Saga<Value>, changes = false): Saga<Value> {
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

/**
 * Sends a call and returns its answer, parsed by its schema. The timeout covers the body as well, and starts when the
 * call was sent, even if the page sent it early; the loser of the race is aborted. If the session is lost, the waiting
 * saga is cancelled. Throws a RequestError, an error that says TIMED_OUT, or one that says that the answer was not
 * understood.
 */
export function* request<Answer>(endpoint: Endpoint<Answer>, options?: SendOptions): Saga<Answer> {
  const answer = yield* overConnection(endpoint.name, () => exchange(endpoint, options), endpoint.changes);
  const read = safeParse(endpoint.schema, answer);
  // The message contains nothing from the answer, which may be a member's data: this text is logged.
  if (!read.success)
    throw new Error(`The answer of ${endpoint.name} was not understood: ${read.issues[0].message.split(':')[0]}`);
  return read.output;
}
