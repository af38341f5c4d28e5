import { call, type Saga } from './effects';

/**
 * The value of a source, or `otherwise` if the source fails: makes swallowing an error explicit. `whenFailed` reports
 * the failure to the developers; without it the failure deliberately leaves no trace outside the state.
 */
export function* orElse<Value, Otherwise>(
  source: () => Saga<Value>,
  otherwise: Otherwise,
  whenFailed?: (cause: unknown) => Saga<unknown>,
): Saga<Value | Otherwise> {
  try {
    return yield* call(source);
  } catch (cause) {
    if (whenFailed !== undefined) yield* whenFailed(cause);
    return otherwise;
  }
}
