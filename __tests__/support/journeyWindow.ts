import type { EarlyRequests } from '../../src/platform/earlyCalls';
import type { PortalWindow } from '../../src/platform/services';

/** One line that the portal wrote to its console. */
export interface Logged {
  readonly method: 'warn' | 'error';
  readonly message: string;
  readonly causes: readonly unknown[];
}

// Wherever a test has such a window time is virtual, and begins in the morning unless the test says otherwise.
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 2, 8) });
});

/** A document without a page, which has these cookies. */
export const bareDocument = (cookies: () => string): Document =>
  ({
    baseURI: 'http://localhost/',
    visibilityState: 'visible',
    documentElement: globalThis.document.documentElement,
    get cookie() {
      return cookies();
    },
  }) as unknown as Document;

/**
 * jsdom's window with the page's early calls, another `fetch` and a console that records instead of printing, in
 * `logged`, oldest first; `close` removes its listeners.
 */
export const journeyWindow = (fetch: typeof globalThis.fetch, earlyRequests?: EarlyRequests) => {
  const logged: Logged[] = [];
  const listening: (() => void)[] = [];
  const writer =
    (method: 'warn' | 'error') =>
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
    console: { ...console, warn: writer('warn'), error: writer('error') },
    BroadcastChannel: globalThis.BroadcastChannel,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
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
