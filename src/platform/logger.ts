import { type LogLevel, type LogLevelName, logLevels } from '../contract/errorLog';
import { messageOf, stackOf } from './errorReading';
import { withoutSecrets } from './secrets';
import type { Clock, Logger } from './services';

/** The methods of a console that the logger writes to. */
export type LogConsole = Pick<Console, 'trace' | 'debug' | 'info' | 'log' | 'warn' | 'error'>;

/** One message, ready to be written; its stacks are read only on the way to the server. */
export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly additional: readonly unknown[];
  /** Of what was thrown, as the browser wrote it; empty where nothing was, or it has none. */
  readonly stack: string;
  /** Of whoever logs, the logger's own frame on top. */
  readonly caller?: string;
  /** Whether the frames of `stack` are part of the record, behind `additional`. */
  readonly listsFrames?: true;
}

/** An entry on its way to the server; `timestamp` in ISO 8601. */
export type TimedEntry = LogEntry & { readonly timestamp: string };

/** What the logger writes with; thresholds are level numbers, 0 to 7. */
export interface LoggerSurroundings {
  readonly console: LogConsole;
  readonly clock: Clock;
  readonly consoleLevel: number;
  readonly serverLevel: number;
  /** Makes the reference of one record. */
  createReference(): string;
  /** What must not leave the browser, as it is now. */
  secrets(): readonly string[];
  /** Takes an entry to the server. */
  report(entry: TimedEntry): void;
}

/** The logger, and its way in for those who bring more than a cause's message. */
export interface EntryLogger extends Logger {
  write(entry: LogEntry): void;
}

const CONSOLE_METHODS: readonly (keyof LogConsole)[] = ['trace', 'debug', 'info', 'log', 'warn', 'error'];

/** Logs to the console and to the server, each from its threshold on; at 7 nothing is logged (spec section 9). */
export const createLogger = ({
  console,
  clock,
  consoleLevel,
  serverLevel,
  createReference,
  secrets,
  report,
}: LoggerSurroundings): EntryLogger => {
  const write = (entry: LogEntry): void => {
    const { level } = entry;
    const known = secrets();
    // The one gate to the outside: whatever passes it has lost its secrets.
    const clean = (part: unknown): unknown => (typeof part === 'string' ? withoutSecrets(part, known) : part);
    const message = withoutSecrets(entry.message, known);
    const additional = entry.additional.map(clean);
    if (level >= consoleLevel) console[CONSOLE_METHODS[level] ?? 'error'](message, ...additional);
    if (level >= serverLevel) {
      report({
        ...entry,
        message,
        additional,
        stack: withoutSecrets(entry.stack, known),
        timestamp: new Date(clock.now()).toISOString(),
      });
    }
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
