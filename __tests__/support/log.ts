import type { LogLevelName } from '../../src/contract/errorLog';
import type { Logger } from '../../src/platform/services';

/** The reference of every record of a test's log. */
export const REFERENCE = 'TEST-REFERENCE';

/** A log that passes on what is written to it, with the level's name. */
export const logTo = (
  write: (message: string, cause: unknown, level: Exclude<LogLevelName, 'off'>) => void,
): Logger => {
  const method = (level: Exclude<LogLevelName, 'off'>) => (message: string, cause?: unknown) => {
    write(message, cause, level);
    return REFERENCE;
  };
  return {
    trace: method('trace'),
    debug: method('debug'),
    info: method('info'),
    log: method('log'),
    warn: method('warn'),
    error: method('error'),
    fatal: method('fatal'),
  };
};
