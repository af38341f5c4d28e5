import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { timeoutFor } from './address';
import { createAnalytics } from './analytics';
import { createClipboard } from './clipboard';
import { createClock } from './clock';
import { readCookie, XSRF_COOKIE } from './csrf';
import { createErrorReporter, type ReportError } from './globalErrors';
import { ACCESS_TOKEN, createHttp, type EarlyRequests } from './http';
import { createLazyErrorLog } from './lazyErrorLog';
import { createLogger, type LogConsole } from './logger';
import { createNavigation, type NavigationWindow } from './navigation';
import { createReferences } from './references';
import type { Clock, Services } from './services';
import { createStorage } from './storage';

/** The part of the browser's window that the services stand on. */
export interface PortalWindow extends NavigationWindow {
  readonly document: Pick<Document, 'cookie' | 'baseURI'>;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly navigator: Pick<Navigator, 'clipboard'>;
  readonly console: LogConsole;
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Left by the page's inline script. */
  readonly earlyRequests?: EarlyRequests;
}

/** The services, and the way of uncaught errors to the log. */
export interface Platform extends Services {
  readonly reportError: ReportError;
  /** Fetches what posts records, so that it is there when it is needed. */
  prepareErrorLog(): void;
}

/** Builds the services on a window; tests give one of their own, and a clock. */
export const createServices = (
  window: PortalWindow,
  configuration: RuntimeConfiguration,
  clock: Clock = createClock(),
): Platform => {
  const { location } = window;
  const session = createStorage(() => window.sessionStorage);
  const cookies = () => window.document.cookie;
  let onUnauthorised = () => {};
  const ended = new Promise<void>((resolve) => {
    onUnauthorised = resolve;
  });
  const http = createHttp({
    fetch: (address, init) => window.fetch(address, init),
    cookies,
    page: () => window.document.baseURI,
    session,
    earlyRequests: window.earlyRequests,
    configuration,
    onUnauthorised,
  });
  const { consoleLevel, serverLevel, sourceMaps } = configuration.logger;
  const timeoutMs = timeoutFor(configuration, location.hostname);
  const secrets = () => [session.read(ACCESS_TOKEN) ?? '', readCookie(cookies(), XSRF_COOKIE) ?? ''];
  const errorLog = createLazyErrorLog({
    http,
    console: window.console,
    clock,
    timeoutMs,
    origin: location.origin,
    fetchSourceMap: sourceMaps ? (address) => window.fetch(address, { method: 'GET' }) : undefined,
  });
  const navigation = createNavigation(window, configuration);
  const createReference = createReferences(clock, Math.random);
  const log = createLogger({
    console: window.console,
    clock,
    consoleLevel,
    serverLevel,
    createReference,
    secrets,
    report: errorLog.report,
  });

  return {
    http,
    storage: createStorage(() => window.localStorage),
    navigation: {
      ...navigation,
      leaveFor(address) {
        // A page that is left fetches nothing any more, so what is to be logged goes first.
        void errorLog.handedOver().then(() => navigation.leaveFor(address));
      },
    },
    clock,
    log,
    analytics: createAnalytics(http, clock),
    page: {
      host: location.hostname,
      origin: location.origin,
      path: configuration.location === 'hash' ? location.pathname + location.search : '',
    },
    session: { ended: () => ended },
    clipboard: createClipboard(() => window.navigator),
    configuration,
    timeoutMs,
    prepareErrorLog: errorLog.prepare,
    reportError: createErrorReporter({ log, url: () => location.href, createReference }),
  };
};
