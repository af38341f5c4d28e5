import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { timeoutFor } from './address';
import { createAnalytics } from './analytics';
import { createClipboard } from './clipboard';
import { type ConnectionWindow, createConnection } from './connection';
import { readCookie, XSRF_COOKIE } from './csrf';
import { keepLanguage } from './document';
import { createErrorReporter, type ReportError } from './globalErrors';
import { createHttp, type EarlyRequests, nextTask } from './http';
import { createInteraction, type InteractionWindow } from './interaction';
import { createLazyErrorLog, type LogConsole, printTo } from './lazyErrorLog';
import { createLogger, createReferences } from './logger';
import { createNavigation, type NavigationWindow } from './navigation';
import { createPageFront, type FrontWindow } from './pageFront';
import type { Clock, Services } from './services';
import { createSessionDoor } from './sessionDoor';
import type { SignOutWindow } from './signOut';
import { createStorage } from './storage';
import { createTabs, type TabsWindow } from './tabs';
import { createViewport, type ScrollingWindow } from './viewport';

/** The parts of the browser's window that the services use. */
export interface PortalWindow
  extends NavigationWindow,
    FrontWindow,
    InteractionWindow,
    TabsWindow,
    ScrollingWindow,
    ConnectionWindow {
  readonly document: Pick<Document, 'cookie'> &
    FrontWindow['document'] &
    ScrollingWindow['document'] &
    SignOutWindow['document'];
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly navigator: Pick<Navigator, 'clipboard' | 'onLine'>;
  readonly console: LogConsole;
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Left by the page's inline script. */
  readonly earlyRequests?: EarlyRequests;
  /** The same: the path below which the page is, with a slash at both ends; the root by default. */
  readonly publicPath?: string;
}

/** The services, and the function that logs uncaught errors. */
export interface Platform extends Services {
  readonly reportError: ReportError;
  /** Fetches the chunk of the log, so that it is there when it is needed. */
  prepareErrorLog(): void;
}

/** Builds the services on top of a window; tests pass their own window and clock. */
export const createServices = (
  window: PortalWindow,
  configuration: RuntimeConfiguration,
  clock: Clock = { now: () => Date.now() },
): Platform => {
  const { location, publicPath = '/' } = window;
  const session = createStorage(() => window.sessionStorage);
  let lastCookies = '';
  const cookies = () => {
    try {
      lastCookies = window.document.cookie;
    } catch {
      // A sandboxed page has none. Cookies that can no longer be read do not mean that the session has changed.
    }
    return lastCookies;
  };
  const door = createSessionDoor({
    ...configuration.session,
    cookies,
    startedUnder: Object.values(window.earlyRequests ?? {})[0]?.cookies ?? cookies(),
  });
  const http = createHttp({
    fetch: (address, init) => window.fetch(address, init),
    cookies,
    page: () => window.document.baseURI,
    session,
    earlyRequests: window.earlyRequests,
    nextTask,
    configuration,
    door,
  });
  const { consoleLevel, serverLevel, sourceMaps } = configuration.logger;
  const timeoutMs = timeoutFor(configuration, location.hostname);
  const errorLog = createLazyErrorLog({
    http,
    print: printTo(window),
    clock,
    timeoutMs,
    origin: location.origin,
    fetchSourceMap: sourceMaps ? (address) => window.fetch(address, { method: 'GET' }) : undefined,
    secretNames: [configuration.content.arrearToken],
  });
  // An old call may fail after the token it was sent with has been renewed or removed.
  const seen = new Set<string>();
  const secrets = (): readonly string[] => {
    const token = session.read(configuration.session.accessTokenKey) ?? '';
    for (const value of [token, readCookie(cookies(), XSRF_COOKIE) ?? '', ...door.identity().split('\n')])
      seen.add(value);
    return [...seen];
  };
  secrets();
  const createReference = createReferences(clock, Math.random);
  const log = createLogger({ clock, consoleLevel, serverLevel, createReference, secrets, report: errorLog.report });
  const navigation = createNavigation(window, { ...configuration, publicPath });

  return {
    http,
    storage: createStorage(() => window.localStorage),
    tabStorage: session,
    navigation: {
      ...navigation,
      leaveFor(address) {
        // Once the page is left it cannot fetch anything, so pending log records are sent first.
        void errorLog.handedOver().then(() => navigation.leaveFor(address));
      },
    },
    clock,
    log,
    analytics: createAnalytics(http, clock),
    page: {
      host: location.hostname,
      origin: location.origin,
      publicPath,
      path: configuration.location === 'hash' ? location.pathname + location.search : '',
    },
    session: {
      lost: () => door.lost,
      doubted: door.doubted,
      trust: door.trust,
      look: () => void door.isOpen(),
      subscribeServed: door.subscribeServed,
      giveUp: door.shut,
      async signOut() {
        // In the chunk of the saga that signs out, so that it is here.
        const { leaveToSignOut } = await import(/* webpackChunkName: "session-end" */ './signOut');
        leaveToSignOut(window, configuration.session, cookies());
      },
      forget: () => session.remove(configuration.session.accessTokenKey),
      identity: door.identity,
    },
    front: createPageFront(window),
    connection: createConnection(window),
    viewport: createViewport(window),
    clipboard: createClipboard(() => window.navigator),
    interaction: createInteraction(window),
    tabs: createTabs(window, door.identity),
    keepLanguage: (language) => keepLanguage(window.document, language),
    configuration,
    timeoutMs,
    prepareErrorLog: errorLog.prepare,
    reportError: createErrorReporter({ log, url: () => location.href, createReference }),
  };
};
