import type { ErrorLogSurroundings } from './errorLog';
import type { TimedEntry } from './logger';

/** The error log, whose posting end is fetched with the first entry or before. */
export interface LazyErrorLog {
  report(entry: TimedEntry): void;
  /** Fetches the posting end, so that it is there when it is needed. */
  prepare(): void;
  /** Resolves when all entries have been sent to the server, or after {@link LONGEST_HANDOVER_MS}. Never rejects. */
  handedOver(): Promise<unknown>;
}

/** How long leaving the page may be delayed for the posting end of the log, in milliseconds. */
export const LONGEST_HANDOVER_MS = 1_000;

/**
 * The error log behind its own chunk, because few visits have anything to report. Entries keep their order. If the
 * chunk cannot be loaded, the entry is written to the console, as when the server does not accept it
 * (rule `log.failure`).
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
