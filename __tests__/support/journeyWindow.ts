import type { PortalWindow } from '../../src/platform/createServices';
import type { EarlyRequests } from '../../src/platform/http';
import type { LogConsole } from '../../src/platform/lazyErrorLog';

/** One line that the portal wrote to its console. */
export interface Logged {
  readonly method: keyof LogConsole;
  readonly message: string;
  readonly causes: readonly unknown[];
}

/** A window for one journey, and a way to remove its listeners. */
export interface JourneyWindow {
  readonly window: PortalWindow;
  /** What was written to its console so far, oldest first. */
  readonly logged: readonly Logged[];
  readonly close: () => void;
}

/** jsdom's window with the page's early calls, another `fetch` and a console that records instead of printing. */
export const journeyWindow = (fetch: typeof globalThis.fetch, earlyRequests?: EarlyRequests): JourneyWindow => {
  const logged: Logged[] = [];
  const listening: (() => void)[] = [];
  const writer =
    (method: keyof LogConsole) =>
    (message: unknown, ...causes: unknown[]) => {
      logged.push({ method, message: String(message), causes });
    };
  const listen = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    globalThis.addEventListener(type, listener, options);
    listening.push(() => globalThis.removeEventListener(type, listener, options));
  };
  return {
    logged,
    close: () => {
      for (const stop of listening.splice(0)) stop();
    },
    window: {
      document: globalThis.document,
      location: globalThis.location,
      history: globalThis.history,
      top: globalThis.top,
      navigator: globalThis.navigator,
      localStorage: globalThis.localStorage,
      sessionStorage: globalThis.sessionStorage,
      console: {
        trace: writer('trace'),
        debug: writer('debug'),
        info: writer('info'),
        log: writer('log'),
        warn: writer('warn'),
        error: writer('error'),
      },
      get scrollY() {
        return globalThis.scrollY;
      },
      scrollTo: () => undefined,
      fetch: (address, init) => fetch(address, init),
      ...(earlyRequests ? { earlyRequests } : {}),
      addEventListener: listen as PortalWindow['addEventListener'],
      removeEventListener: globalThis.removeEventListener.bind(globalThis),
    },
  };
};
