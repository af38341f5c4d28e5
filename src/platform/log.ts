import { type LogLevel, logLevels } from '../contract/errorLog';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { withoutParameters } from './address';
import { createChunk } from './chunk';
import type { Http } from './http';
import type { Clock, PortalWindow } from './services';

/** One message on its way out; its stacks are only parsed when it is sent to the server. */
export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly additional: readonly string[];
  /** The record's reference if `additional` contains it: our own number, which is not struck out. */
  readonly reference: string;
  /** The stack of the thrown value, as the browser wrote it; empty if there is none. */
  readonly stack: string;
  /** The stack of the code that logs, with the logger's own frame on top. */
  readonly caller?: string;
  /** Whether the record lists the frames of `stack` after `additional`. */
  readonly listsFrames?: true;
  /** In ISO 8601. */
  readonly timestamp: string;
  readonly isPrinted: boolean;
  readonly isPosted: boolean;
  /** Values that must not leave the browser, in the forms in which they are stored. */
  readonly secrets: readonly string[];
}

/** What the log needs; what is secret is read for each message. */
export interface LogSurroundings {
  readonly window: Pick<PortalWindow, 'fetch'> & {
    readonly console: Pick<Console, 'warn' | 'error'>;
    readonly location: Pick<Location, 'href' | 'origin'>;
  };
  readonly http: Pick<Http, 'send'>;
  readonly clock: Clock;
  readonly configuration: Pick<RuntimeConfiguration, 'logger' | 'content'>;
  /** Milliseconds after which a post without an answer counts as failed. */
  readonly timeoutMs: number;
  secrets(): readonly string[];
}

/** What the log's chunk needs. */
export interface ErrorLogSurroundings extends LogSurroundings {
  /** Writes to the console; never throws. */
  print(level: LogLevel, ...parts: readonly string[]): void;
}

/**
 * Reports an uncaught error. Returns its reference, which is the same each time for the same error.
 * @param place where it was thrown, in the format of a stack, for errors without one
 */
export type ReportError = (error: unknown, place?: string) => string;

/** How long leaving the page may be delayed for the chunk of the log, in milliseconds. */
const LONGEST_HANDOVER_MS = 1_000;

// Reading a thrown value may itself throw: it can be null, a proxy, or an object whose getters throw.
const textOf = (from: () => unknown): string | undefined => {
  try {
    const found = from();
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
};

/** The message of any thrown value. */
export const messageOf = (thrown: unknown): string =>
  textOf(() => (thrown as Error).message) ?? textOf(() => String(thrown)) ?? 'a value that cannot be read';

/** The stack of any thrown value, as the browser wrote it; empty if it has none. */
export const stackOf = (thrown: unknown): string => textOf(() => (thrown as Error).stack) ?? '';

/** Makes a reference such as MI3K9X2A-4F7QZB: short enough to read out on the phone, and unique in practice. */
const createReference = (now: number): string =>
  `${now.toString(36)}-${Math.random().toString(36).slice(2, 8).padEnd(6, '0')}`.toUpperCase();

/**
 * The log: console and server get entries from their own level upwards (rule `log.levels`), in order. The code that
 * writes is a separate chunk, because few visits have anything to report. If it cannot be loaded, nothing can remove
 * secrets, so the console only gets the plain words of an entry (rule `log.failure`).
 */
export const createLog = (
  surroundings: LogSurroundings,
  load = () => import(/* webpackChunkName: "later" */ './errorLog'),
) => {
  const { window, clock, configuration, secrets } = surroundings;
  const { consoleLevel, serverLevel } = configuration.logger;
  const references = new WeakMap<object, string>();
  let last: Promise<unknown> = Promise.resolve();

  const print: ErrorLogSurroundings['print'] = (level, ...parts) => {
    try {
      window.console[level < logLevels.error ? 'warn' : 'error'](...parts);
    } catch {
      // The page may have replaced the console with one that throws. There is nowhere left to report this.
    }
  };

  const writer = createChunk(async () => (await load()).createErrorLog({ ...surroundings, print }));

  const use = (entry?: LogEntry): void => {
    last = writer
      .load()
      .then((write) => entry && write(entry))
      .catch(() => {
        // Catches the log's own errors too: reported as errors of the page, they would come back here.
        const words = entry?.message.replace(/\S*[^\p{L}\s.,'()-]\S*/gu, '***');
        if (words !== undefined) print(logLevels.error, 'FAILED TO LOG ON SERVER', words);
      });
  };

  const write = (entry: Omit<LogEntry, 'timestamp' | 'isPrinted' | 'isPosted' | 'secrets'>): void => {
    const [isPrinted, isPosted] = [entry.level >= consoleLevel, entry.level >= serverLevel];
    if (isPrinted || isPosted)
      use({ ...entry, isPrinted, isPosted, timestamp: new Date(clock.now()).toISOString(), secrets: secrets() });
  };

  // Only the message and the place of `cause` leave the browser.
  const method =
    (level: LogLevel) =>
    (message: string, cause?: unknown): string => {
      const reference = createReference(clock.now());
      const additional = cause === undefined ? [] : [messageOf(cause)];
      if (level >= logLevels.error) additional.push(reference);
      write({ level, message, additional, reference, stack: stackOf(cause), caller: stackOf(new Error()) });
      return reference;
    };

  /** Logs an uncaught error once: message, reference, address of the page and at most 20 frames (rule `log.frames`). */
  const reportError: ReportError = (error, place = '') => {
    const key = Object(error);
    const known = references.get(key);
    if (known !== undefined) return known;
    const reference = createReference(clock.now());
    references.set(key, reference);
    const message = messageOf(error);
    const additional = [message, reference, withoutParameters(window.location.href)];
    const stack = stackOf(error) || place;
    write({ level: logLevels.error, message, additional, reference, stack, listsFrames: true });
    return reference;
  };

  return {
    log: { warn: method(logLevels.warn), error: method(logLevels.error) },
    reportError,
    /** Fetches the chunk, so that it is there when it is needed. */
    prepare: () => use(),
    /**
     * Resolves when all entries have been handed to the chunk that posts them, or after {@link LONGEST_HANDOVER_MS}. Never
     * rejects.
     */
    handedOver: () => Promise.race([last, new Promise((resolve) => setTimeout(resolve, LONGEST_HANDOVER_MS))]),
  };
};
