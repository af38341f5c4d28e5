import type { LogConsole } from './logger';

const METHODS: readonly (keyof LogConsole)[] = ['trace', 'debug', 'info', 'log', 'warn', 'error'];

/**
 * The browser's console, made safe to call: the page may have replaced it with one that throws, and every message goes
 * to the server as well.
 */
export const createConsole = (window: { readonly console: LogConsole }): LogConsole =>
  Object.fromEntries(
    METHODS.map((method) => [
      method,
      (...parts: unknown[]) => {
        try {
          window.console[method](...parts);
        } catch {
          // There is nowhere left to report this.
        }
      },
    ]),
  ) as unknown as LogConsole;
