import { TIMED_OUT } from '../platform/services';
import { call, delay, giveUp, race, type Saga, services, takeOneOf } from './effects';
import { overConnection } from './request';
import { sessionChanged, sessionEnded } from './session/slice';

function* exchange(address: string): Saga<string> {
  const { http, timeoutMs } = yield* services();
  const outcome = yield* race({
    text: call(http.fragment, address),
    timedOut: delay(timeoutMs),
    lost: takeOneOf(sessionEnded, sessionChanged),
  });
  if (outcome.lost !== undefined) return yield* giveUp();
  if (outcome.text === undefined) throw new Error(TIMED_OUT);
  return outcome.text;
}

/**
 * Fetches the text of a content address that already has its prefix; `key` is the fragment's in the state. The timeout
 * covers reading the text as well; the loser of the race is aborted. If the session is lost, the waiting saga is
 * cancelled. Throws a RequestError, or an error that says TIMED_OUT (rule `call.timeout`).
 */
export function* requestFragment(address: string, key: string): Saga<string> {
  return yield* overConnection(key, () => exchange(address));
}
