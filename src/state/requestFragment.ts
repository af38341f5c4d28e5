import { TIMED_OUT } from '../platform/services';
import { call, delay, race, type Saga, services } from './effects';

/**
 * Gets the text of a content address that has its prefix already. The timer runs until the text is read; the loser of
 * the race is aborted. Throws a RequestError, or an error that says TIMED_OUT (spec section 7).
 */
export function* requestFragment(address: string): Saga<string> {
  const { http, timeoutMs } = yield* services();
  const outcome = yield* race({ text: call(http.fragment, address), timedOut: delay(timeoutMs) });
  if (outcome.text === undefined) throw new Error(TIMED_OUT);
  return outcome.text;
}
