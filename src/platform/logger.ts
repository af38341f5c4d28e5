import { type LogLevel, type LogLevelName, logLevels } from '../contract/errorLog';
import { messageOf, stackOf } from './errorReading';
import { stackWithoutSecrets, withoutSecrets } from './secrets';
import type { Clock, Logger } from './services';

/** The methods of a console that the logger writes to. */
export type LogConsole = Pick<Console, 'trace' | 'debug' | 'info' | 'log' | 'warn' | 'error'>;

/** One message, ready to be written; its stacks are only parsed when it is sent to the server. */
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

/** An entry on its way to the server; `timestamp` in ISO 8601. */
export type TimedEntry = LogEntry & { readonly timestamp: string };

/** What the logger needs; thresholds are level numbers, 0 to 7. */
export interface LoggerSurroundings {
  readonly console: LogConsole;
  readonly clock: Clock;
  readonly consoleLevel: number;
  readonly serverLevel: number;
  /** Makes the reference of a record. */
  createReference(): string;
  /** Values that must not leave the browser, read at each call, in the forms in which they are stored. */
  secrets(): readonly string[];
  /** Names whose values must not leave the browser either, in addition to the ones that are always secret. */
  readonly secretNames: readonly string[];
  /** Sends an entry to the server. */
  report(entry: TimedEntry): void;
}

/** The logger, and an entrance for callers that have more than a cause's message. */
export interface EntryLogger extends Logger {
  write(entry: LogEntry): void;
}

const CONSOLE_METHODS: readonly (keyof LogConsole)[] = ['trace', 'debug', 'info', 'log', 'warn', 'error'];

/**
 * Logs to the console and to the server, each from its threshold upwards; at 7 nothing is logged (rule `log.levels`).
 */
export const createLogger = ({
  console,
  clock,
  consoleLevel,
  serverLevel,
  createReference,
  secrets,
  secretNames,
  report,
}: LoggerSurroundings): EntryLogger => {
  const write = (entry: LogEntry): void => {
    const { level } = entry;
    const known = { values: secrets(), names: secretNames };
    // Everything that is logged passes here, and secrets are removed here.
    const clean = (part: string): string => (part === entry.reference ? part : withoutSecrets(part, known));
    const message = withoutSecrets(entry.message, known);
    const additional = entry.additional.map(clean);
    if (level >= serverLevel) {
      report({
        ...entry,
        message,
        additional,
        // Secrets are removed from the frames one by one after parsing: the name of a function says nothing about a
        // value.
        stack: stackWithoutSecrets(entry.stack, known),
        ...(entry.caller === undefined ? {} : { caller: stackWithoutSecrets(entry.caller, known) }),
        timestamp: new Date(clock.now()).toISOString(),
      });
    }
    // Last, so that a console that throws does not lose the entry.
    if (level >= consoleLevel) console[CONSOLE_METHODS[level] ?? 'error'](message, ...additional);
  };

  const method = (name: Exclude<LogLevelName, 'off'>) => {
    const level = logLevels[name];
    return (message: string, ...causes: readonly unknown[]): string => {
      const reference = createReference();
      if (level < consoleLevel && level < serverLevel) return reference;
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
