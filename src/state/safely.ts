import type { Action } from '@reduxjs/toolkit';
import { call, type Saga, services } from './effects';

/**
 * Records a failure with the wording of the error catalogue (spec section 8); console and server, level error. Returns
 * the reference of the record, for where the member is to see it.
 */
export function* logFailure(message: string, cause?: unknown): Saga<string> {
  const { log } = yield* services();
  return yield* call(log.error, message, cause);
}

/**
 * A worker that never takes its watcher down: what it throws unforeseen is logged, and the watcher answers the next
 * event.
 */
export const safely = <Given extends readonly (Action | unknown)[]>(worker: (...given: Given) => Saga) =>
  function* survivor(...given: Given): Saga {
    try {
      yield* worker(...given);
    } catch (cause) {
      yield* logFailure(`An unforeseen failure in ${worker.name}`, cause);
    }
  };
