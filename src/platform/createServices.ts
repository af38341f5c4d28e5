import type { AnalyticsEvent, AnalyticsEventBody, PageMeasured } from '../contract/analytics';
import { endpoints } from '../contract/endpoints';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { isLocalHost } from './address';
import { readCookie, XSRF_COOKIE } from './csrf';
import { keepLanguage } from './document';
import { TOKEN_SEEN } from './earlyCalls';
import { createHttp } from './http';
import { createLog } from './log';
import { createNavigation } from './navigation';
import { createConnection, createInteraction, createPageFront } from './pageEvents';
import type { Clock, Page, PortalWindow, SessionLoss } from './services';
import { createSessionDoor } from './sessionDoor';
import { leaveToSignOut } from './signOut';
import { createStorage } from './storage';
import { createTabs } from './tabs';
import { createViewport } from './viewport';

/** Builds the services on top of a window; tests pass their own window and clock. */
export const createServices = (
  window: PortalWindow,
  configuration: RuntimeConfiguration,
  clock: Clock = { now: () => Date.now() },
) => {
  const { location, publicPath = '/' } = window;
  const { accessTokenKey } = configuration.session;
  const tabStorage = createStorage(() => window.sessionStorage);
  let lastCookies = '';
  const cookies = () => {
    try {
      lastCookies = window.document.cookie;
    } catch {
      // A sandboxed page has none. Cookies that can no longer be read do not mean that the session has changed.
    }
    return lastCookies;
  };
  const token = () => tabStorage.read(accessTokenKey);
  const door = createSessionDoor({
    ...configuration.session,
    cookies,
    startedUnder: Object.values(window.earlyRequests ?? {})[0]?.cookies ?? cookies(),
  });
  const http = createHttp({ window, cookies, token, configuration, door });
  const { localHosts, localTimeoutMs } = configuration;
  // Rule `call.timeout`.
  const timeoutMs = isLocalHost(location.hostname, localHosts) ? localTimeoutMs : configuration.timeoutMs;
  // Former tokens count too: an old call may fail after its token has been renewed or removed.
  const seen = new Set<string>();
  const secrets = (): readonly string[] => {
    for (const value of [token() ?? '', readCookie(cookies(), XSRF_COOKIE) ?? '', ...door.identity().split('\n')])
      seen.add(value);
    return [...seen];
  };
  secrets();
  const log = createLog({ window, http, clock, configuration, timeoutMs, secrets });
  const navigation = createNavigation(window, { ...configuration, publicPath });
  const page: Page = {
    host: location.hostname,
    origin: location.origin,
    publicPath,
    path: configuration.location === 'hash' ? location.pathname + location.search : '',
  };

  return {
    http,
    storage: createStorage(() => window.localStorage),
    /** Storage that ends with the tab. */
    tabStorage,
    navigation: {
      ...navigation,
      leaveFor(address: string): void {
        // Once the page is left it cannot fetch anything, so pending log records are sent first.
        void log.handedOver().then(() => navigation.leaveFor(address));
      },
    },
    clock,
    log: log.log,
    analytics: {
      /** Posts a usage event, which survives the navigation that the click starts. */
      send(event: AnalyticsEvent | PageMeasured): void {
        const body: AnalyticsEventBody = { ...event, timestamp: new Date(clock.now()).toISOString() };
        // Ignored on purpose: a click that was not counted must neither disturb the member nor fill up the log.
        http.send(endpoints.analyticsEvent, { body, keepalive: true }).catch(() => undefined);
      },
    },
    page,
    /** The session that the page was opened in; see {@link createSessionDoor}. */
    session: {
      lost: () => door.lost,
      doubted: door.doubted,
      trust: door.trust,
      hold: door.hold,
      release: door.release,
      /** Checks now whether the session is still the same, as far as possible without a call. */
      look: (): void => void door.isOpen(),
      subscribeServed: door.subscribeServed,
      giveUp: (how: SessionLoss): void => void door.shut(how),
      /** Leaves the page for the configured sign-out. */
      signOut: (): void => leaveToSignOut(window, configuration.session, cookies()),
      forget(): void {
        for (const key of [accessTokenKey, TOKEN_SEEN]) tabStorage.remove(key);
      },
      identity: door.identity,
    },
    front: createPageFront(window),
    connection: createConnection(window),
    viewport: createViewport(window),
    clipboard: {
      /** Whether there is one at all; browsers have none outside secure contexts. */
      isAvailable: (): boolean => window.navigator.clipboard !== undefined,
      /** Resolves to whether the text was copied; false if the browser forbids it or has no clipboard. Never rejects. */
      async write(text: string): Promise<boolean> {
        try {
          await window.navigator.clipboard.writeText(text);
          return true;
        } catch {
          return false;
        }
      },
    },
    interaction: createInteraction(window),
    tabs: createTabs(window, door.identity),
    keepLanguage: (language: string) => keepLanguage(window.document, language),
    configuration,
    timeoutMs,
    reportError: log.reportError,
    prepareErrorLog: log.prepare,
  };
};

/** The outside world, as sagas get it. */
export type Services = Omit<ReturnType<typeof createServices>, 'reportError' | 'prepareErrorLog'>;
