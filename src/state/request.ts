import { safeParse } from 'valibot';
import type { Endpoint } from '../contract/endpoints';
import { type SendOptions, TIMED_OUT } from '../platform/services';
import { call, delay, race, type Saga, services } from './effects';

/**
 * Sends a call and returns its answer, read by its schema. The timer runs until the body is read; the loser of the race
 * is aborted. Throws a RequestError, an error that says TIMED_OUT, or one that says that the answer was not understood.
 */
export function* request<Answer>(endpoint: Endpoint<Answer>, options?: SendOptions): Saga<Answer> {
  const { http, timeoutMs } = yield* services();
  const outcome = yield* race({ answer: call(http.send, endpoint, options), timedOut: delay(timeoutMs) });
  if (outcome.timedOut === true) throw new Error(TIMED_OUT);
  const read = safeParse(endpoint.schema, outcome.answer);
  // What the answer held stays out of the message: it may be a member's data, and this text is logged.
  if (!read.success)
    throw new Error(`The answer of ${endpoint.name} was not understood: ${read.issues[0].message.split(':')[0]}`);
  return read.output;
}
