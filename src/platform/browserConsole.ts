import type { LogConsole } from './logger';

/**
 * The browser's console, made safe to call: the page may have replaced it with one that throws, and every message goes
 * to the server as well.
 */
export const createConsole = (window: { readonly console: LogConsole }): LogConsole => {
  const safe =
    (method: keyof LogConsole) =>
    (...parts: unknown[]): void => {
      try {
        window.console[method](...parts);
      } catch {
        // There is nowhere left to report this.
      }
    };
  return {
    trace: safe('trace'),
    debug: safe('debug'),
    info: safe('info'),
    log: safe('log'),
    warn: safe('warn'),
    error: safe('error'),
  };
};
