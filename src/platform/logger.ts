import { type LogLevel, type LogLevelName, logLevels } from '../contract/errorLog';
import type { Clock, Logger } from './services';

/** One message; its stacks are only parsed when it is sent to the server. */
export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  /** Further details; the record keeps their order. */
  readonly additional: readonly string[];
  /** The record's reference if `additional` contains it: our own number, which is not struck out. */
  readonly reference?: string;
  /** The stack of the thrown value, as the browser wrote it; empty if nothing was thrown or it has no stack. */
  readonly stack: string;
  /** The stack of the code that logs, with the logger's own frame on top. */
  readonly caller?: string;
  /** Whether the record lists the frames of `stack` after `additional`. */
  readonly listsFrames?: true;
}

/** An entry on its way out; `timestamp` in ISO 8601. */
export interface TimedEntry extends LogEntry {
  readonly timestamp: string;
  readonly isPrinted: boolean;
  readonly isPosted: boolean;
  /** Values that must not leave the browser, in the forms in which they are stored. */
  readonly secrets: readonly string[];
}

/** What the logger needs; thresholds are level numbers, 0 to 7. */
export interface LoggerSurroundings {
  readonly clock: Clock;
  readonly consoleLevel: number;
  readonly serverLevel: number;
  /** Makes the reference of a record. */
  createReference(): string;
  /** Read for each message. */
  secrets(): readonly string[];
  /** Passes an entry on to the chunk that prints and posts it. */
  report(entry: TimedEntry): void;
}

/** The logger, and an entrance for callers that have more than a cause's message. */
export interface EntryLogger extends Logger {
  write(entry: LogEntry): void;
}

// Reading a thrown value may itself throw: it can be null, a proxy, or an object whose getters throw.
const fieldOf = (value: unknown, field: 'message' | 'stack'): string | undefined => {
  try {
    const found = (value as Record<string, unknown>)[field];
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
};

/** The message of any thrown value. */
export const messageOf = (thrown: unknown): string => {
  try {
    return fieldOf(thrown, 'message') ?? String(thrown);
  } catch {
    return 'a value that cannot be read';
  }
};

/** The stack of any thrown value, as the browser wrote it; empty if it has none. */
export const stackOf = (thrown: unknown): string => fieldOf(thrown, 'stack') ?? '';

/**
 * Makes references such as MI3K9X2A-4F7QZB: short enough to read out on the phone, and unique in practice.
 * @param random a number from 0 up to 1
 */
export const createReferences =
  (clock: Clock, random: () => number): (() => string) =>
  () =>
    `${clock.now().toString(36)}-${random().toString(36).slice(2, 8).padEnd(6, '0')}`.toUpperCase();

/**
 * Logs to the console and to the server, each from its threshold upwards; at 7 nothing is logged (rule `log.levels`).
 */
export const createLogger = (surroundings: LoggerSurroundings): EntryLogger => {
  const { clock, consoleLevel, serverLevel, createReference, secrets, report } = surroundings;
  const write = (entry: LogEntry): void => {
    const isPrinted = entry.level >= consoleLevel;
    const isPosted = entry.level >= serverLevel;
    if (!isPrinted && !isPosted) return;
    report({ ...entry, isPrinted, isPosted, timestamp: new Date(clock.now()).toISOString(), secrets: secrets() });
  };

  const method = (name: Exclude<LogLevelName, 'off'>) => {
    const level = logLevels[name];
    return (message: string, ...causes: readonly unknown[]): string => {
      const reference = createReference();
      if (level < Math.min(consoleLevel, serverLevel)) return reference;
      const told = causes.filter((cause) => cause !== undefined).map(messageOf);
      write({
        level,
        message,
        additional: level < logLevels.error ? told : [...told, reference],
        reference,
        stack: stackOf(causes[0]),
        caller: stackOf(new Error()),
      });
      return reference;
    };
  };

  return {
    trace: method('trace'),
    debug: method('debug'),
    info: method('info'),
    log: method('log'),
    warn: method('warn'),
    error: method('error'),
    fatal: method('fatal'),
    write,
  };
};
