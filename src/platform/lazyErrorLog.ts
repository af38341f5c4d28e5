import type { ErrorLogSurroundings } from './errorLog';
import type { TimedEntry } from './logger';

/** The way to the error log, whose far end is fetched with the first entry, or before. */
export interface LazyErrorLog {
  report(entry: TimedEntry): void;
  /** Fetches the far end, so that it is there when it is needed. */
  prepare(): void;
  /** Ends when all entries are on their way to the server, or after {@link LONGEST_HANDOVER_MS}. Never rejects. */
  handedOver(): Promise<unknown>;
}

/** How long the page may be held for the far end of the log, in milliseconds. */
export const LONGEST_HANDOVER_MS = 1_000;

/**
 * The error log over a chunk of its own, as few visits have anything to report. Entries keep their order. One whose
 * chunk cannot be had is told to the console like one that the server does not take (spec section 8).
 */
export const createLazyErrorLog = (surroundings: ErrorLogSurroundings): LazyErrorLog => {
  let sending: Promise<(entry: TimedEntry) => void> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const use = (entry?: TimedEntry): void => {
    sending ??= import(/* webpackChunkName: "error-log" */ './errorLog').then(({ createErrorLog }) =>
      createErrorLog(surroundings),
    );
    last = sending.then(
      (send) => entry && send(entry),
      () => {
        sending = undefined;
        if (entry) surroundings.console.error('FAILED TO LOG ON SERVER', entry.message);
      },
    );
  };

  return {
    report: use,
    prepare: () => use(),
    handedOver: () => Promise.race([last, new Promise((resolve) => setTimeout(resolve, LONGEST_HANDOVER_MS))]),
  };
};
