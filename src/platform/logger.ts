import { type ErrorLogRecord, type LogLevel, type LogLevelName, logLevels } from '../contract/errorLog';
import { type Frame, framesOf, messageOf } from './errorReading';
import { withoutSecrets } from './secrets';
import type { Clock, Logger } from './services';

/** The methods of a console that the logger writes to. */
export type LogConsole = Pick<Console, 'trace' | 'debug' | 'info' | 'log' | 'warn' | 'error'>;

/** What the logger writes with; thresholds are level numbers, 0 to 7. */
export interface LoggerSurroundings {
  readonly console: LogConsole;
  readonly clock: Clock;
  readonly consoleLevel: number;
  readonly serverLevel: number;
  /** Makes the reference of one record. */
  createReference(): string;
  /** Takes a record to the server. */
  report(record: ErrorLogRecord): void;
}

/** One message, ready to be written. */
export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly additional: readonly unknown[];
  /** Where it came from. */
  readonly frame: Frame | undefined;
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
  report,
}: LoggerSurroundings): EntryLogger => {
  const write = ({ level, message, additional, frame }: LogEntry): void => {
    const text = withoutSecrets(message);
    if (level >= consoleLevel) console[CONSOLE_METHODS[level] ?? 'error'](text, ...additional);
    if (level >= serverLevel) {
      report({
        message: text,
        additional,
        level,
        timestamp: new Date(clock.now()).toISOString(),
        fileName: frame?.fileName ?? '',
        lineNumber: frame?.lineNumber ?? 0,
      });
    }
  };

  const method = (name: Exclude<LogLevelName, 'off'>) => {
    const level = logLevels[name];
    return (message: string, ...causes: readonly unknown[]): string => {
      const reference = createReference();
      if (level < consoleLevel && level < serverLevel) return reference;
      // The frame behind this one is the caller's.
      const frame = framesOf(causes[0])[0] ?? framesOf(new Error())[1];
      const told = causes.filter((cause) => cause !== undefined).map(messageOf);
      write({ level, message, additional: level < logLevels.error ? told : [...told, reference], frame });
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
