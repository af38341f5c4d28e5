import { logLevels } from '../contract/errorLog';
import type { ErrorLogSurroundings } from './errorLog';
import type { TimedEntry } from './logger';

/** The methods of a console that the log writes to. */
export type LogConsole = Pick<Console, 'trace' | 'debug' | 'info' | 'log' | 'warn' | 'error'>;

/** Writes a message of a level to the console; never throws. */
export type Print = (level: number, ...parts: readonly string[]) => void;

const METHODS: readonly (keyof LogConsole)[] = ['trace', 'debug', 'info', 'log', 'warn', 'error'];

/** Prints to the console, which the page may have replaced with one that throws. */
export const printTo =
  (window: { readonly console: LogConsole }): Print =>
  (level, ...parts) => {
    try {
      window.console[METHODS[level] ?? 'error'](...parts);
    } catch {
      // There is nowhere left to report this.
    }
  };

/** How long leaving the page may be delayed for the chunk of the log, in milliseconds. */
const LONGEST_HANDOVER_MS = 1_000;

/**
 * The error log behind its own chunk, because few visits have anything to report. Entries keep their order. If the
 * chunk cannot be loaded, the words of the entry go to the console (rule `log.failure`); what takes secrets out is
 * missing then, so nothing else does.
 */
export const createLazyErrorLog = (
  surroundings: ErrorLogSurroundings,
  load = () => import(/* webpackChunkName: "error-log" */ './errorLog'),
) => {
  let writing: Promise<(entry: TimedEntry) => void> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const use = (entry?: TimedEntry): void => {
    writing ??= load().then(({ createErrorLog }) => createErrorLog(surroundings));
    last = writing.then(
      (write) => entry && write(entry),
      () => {
        writing = undefined;
        const words = entry?.message.replace(/\S*[^\p{L}\s.,'()-]\S*/gu, '***');
        if (words !== undefined) surroundings.print(logLevels.error, 'FAILED TO LOG ON SERVER', words);
      },
    );
  };

  return {
    report: use,
    /** Fetches the chunk, so that it is there when it is needed. */
    prepare: () => use(),
    /** Resolves when all entries have been sent to the server, or after {@link LONGEST_HANDOVER_MS}. Never rejects. */
    handedOver: () => Promise.race([last, new Promise((resolve) => setTimeout(resolve, LONGEST_HANDOVER_MS))]),
  };
};
