import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { timeoutFor } from './address';
import { createAnalytics } from './analytics';
import { createClock } from './clock';
import { createErrorReporter, type ReportError } from './globalErrors';
import { createHttp, type EarlyRequests } from './http';
import { createLogger, type LogConsole } from './logger';
import { createNavigation, type NavigationWindow } from './navigation';
import { createReferences } from './references';
import { createServerLog } from './serverLog';
import type { Clock, Services } from './services';
import { createStorage } from './storage';

/** The part of the browser's window that the services stand on. */
export interface PortalWindow extends NavigationWindow {
  readonly document: Pick<Document, 'cookie' | 'baseURI'>;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly console: LogConsole;
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Left by the page's inline script. */
  readonly earlyRequests?: EarlyRequests;
}

/** The services, and the way of uncaught errors to the log. */
export interface Platform extends Services {
  readonly reportError: ReportError;
}

/** Builds the services on a window; tests give one of their own, and a clock. */
export const createServices = (
  window: PortalWindow,
  configuration: RuntimeConfiguration,
  clock: Clock = createClock(),
): Platform => {
  const http = createHttp({
    fetch: (address, init) => window.fetch(address, init),
    cookies: () => window.document.cookie,
    page: () => window.document.baseURI,
    session: createStorage(() => window.sessionStorage),
    earlyRequests: window.earlyRequests,
    configuration,
  });
  const { consoleLevel, serverLevel } = configuration.logger;
  const report = createServerLog({ http, console: window.console, clock });
  const createReference = createReferences(clock, Math.random);
  const log = createLogger({ console: window.console, clock, consoleLevel, serverLevel, createReference, report });

  return {
    http,
    storage: createStorage(() => window.localStorage),
    navigation: createNavigation(window, configuration),
    clock,
    log,
    analytics: createAnalytics(http, clock),
    page: { host: window.location.hostname, origin: window.location.origin },
    configuration,
    timeoutMs: timeoutFor(configuration, window.location.hostname),
    reportError: createErrorReporter({ log, url: () => window.location.href, createReference }),
  };
};
