import type { PortalWindow } from '../../src/platform/createServices';
import type { EarlyRequests } from '../../src/platform/http';
import type { LogConsole } from '../../src/platform/lazyErrorLog';

/** One line that the portal wrote to its console. */
export interface Logged {
  readonly method: keyof LogConsole;
  readonly message: string;
  readonly causes: readonly unknown[];
}

/** A document without a page: it has these cookies, and hears these events. */
export const bareDocument = (cookies: () => string, events: EventTarget): Document =>
  ({
    baseURI: 'http://localhost/',
    visibilityState: 'visible',
    documentElement: globalThis.document.documentElement,
    get cookie() {
      return cookies();
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }) as unknown as Document;

/**
 * jsdom's window with the page's early calls, another `fetch` and a console that records instead of printing, in
 * `logged`, oldest first; `close` removes its listeners.
 */
export const journeyWindow = (fetch: typeof globalThis.fetch, earlyRequests?: EarlyRequests) => {
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
  const { document, location, history, top, navigator, localStorage, sessionStorage } = globalThis;
  const window: PortalWindow = {
    ...{ document, location, history, top, navigator, localStorage, sessionStorage },
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
  };
  const close = () => {
    for (const stop of listening.splice(0)) stop();
  };
  return { window, logged: logged as readonly Logged[], close };
};
