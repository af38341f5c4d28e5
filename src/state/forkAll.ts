import { fork, type Saga } from './effects';

/** The saga that runs all of these side by side. */
export const forkAll = (...sagas: readonly (() => Saga)[]) =>
  function* all(): Saga {
    for (const saga of sagas) yield* fork(saga);
  };
