import { call, type Saga } from './effects';

/**
 * The value of a source, or `otherwise` where the source fails: the swallowing, written down. `whenFailed` tells the
 * developers; without it the failure is meant to leave no trace outside the state.
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
