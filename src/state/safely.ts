import type { Action } from '@reduxjs/toolkit';
import { call, type SagaGenerator } from './effects';
import { NotSent } from './request';
import { services } from './services';

/**
 * Logs a failure in the words of the error catalogue (rule `call.failures`). Returns the reference of the record;
 * there is none if nothing was sent.
 */
export function* logFailure(message: string, cause?: unknown): SagaGenerator<string | undefined> {
  if (cause instanceof NotSent) return undefined;
  const { log } = yield* services();
  return yield* call(log.error, message, cause);
}

/** Logs that a script could not be fetched, unless the connection was lost, which the page says (rule `connection.silence`). */
export function* logMissingScript(message: string, cause: unknown): SagaGenerator {
  const { connection } = yield* services();
  if (!connection.wasLost()) yield* logFailure(message, cause);
}

/** The result of a saga, or `otherwise` if it throws: makes swallowing an error explicit. */
export function* orElse<Value, Otherwise>(
  saga: () => SagaGenerator<Value>,
  otherwise: Otherwise,
): SagaGenerator<Value | Otherwise> {
  try {
    return yield* call(saga);
  } catch {
    return otherwise;
  }
}

/**
 * Wraps a worker so that it never stops its watcher: unexpected errors are logged, and the watcher handles the next
 * event. With `isMeant` the worker runs only for the events of which that is true.
 */
export const safely = <Given extends readonly (Action | unknown)[]>(
  worker: (...given: Given) => SagaGenerator,
  isMeant: (...given: Given) => boolean = () => true,
) =>
  Object.assign(
    function* survivor(...given: Given): SagaGenerator {
      try {
        if (isMeant(...given)) yield* worker(...given);
      } catch (cause) {
        yield* logFailure(`An unforeseen failure in ${worker.name}`, cause);
      }
    },
    { worker },
  );
