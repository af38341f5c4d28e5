import type { ErrorLogSurroundings } from './errorLog';
import type { TimedEntry } from './logger';

/** The way to the error log, whose far end is fetched with the first entry, or before. */
export interface LazyErrorLog {
  report(entry: TimedEntry): void;
  /** Fetches the far end, so that it is there when it is needed. */
  prepare(): void;
}

/**
 * The error log over a chunk of its own, as few visits have anything to report. Entries keep their order. One whose
 * chunk cannot be had is told to the console like one that the server does not take (spec section 8).
 */
export const createLazyErrorLog = (surroundings: ErrorLogSurroundings): LazyErrorLog => {
  let sending: Promise<(entry: TimedEntry) => void> | undefined;

  const use = (entry?: TimedEntry): void => {
    sending ??= import(/* webpackChunkName: "error-log" */ './errorLog').then(({ createErrorLog }) =>
      createErrorLog(surroundings),
    );
    sending.then(
      (send) => entry && send(entry),
      () => {
        sending = undefined;
        if (entry) surroundings.console.error('FAILED TO LOG ON SERVER', entry.message);
      },
    );
  };

  return { report: use, prepare: () => use() };
};
