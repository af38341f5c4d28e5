import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdminApp, createApp } from './app';
import { type Environment, readRuntimeConfiguration } from './configuration';
import { orRefuse, reason, SettingsError } from './configurationFile';
import { answerUnreadable, largeHeadsPage, MOST_HEADERS, READ_TIMES } from './largeHeads';
import type { LiveConfiguration } from './liveConfiguration';
import { type Logger, makeCauseLog } from './log';
import { makeMetrics } from './metrics';
import { operations, requestLog, type ServerState } from './operations';
import type { PortalWatch } from './portalRelay';
import { configureForPortal, configureForSandbox, makeSandbox } from './sandbox';
import type { ServerSettings } from './settings';
import { missingInShared } from './sharedFiles';
import { answerInTurn, endUnread, RequestInTurn, stopGently } from './turns';

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken; set PORT to another one',
  EACCES: 'may not be used by this user; set PORT to another one',
  EADDRNOTAVAIL: 'is not on an address of this machine; set HOST to one that is',
  ENOTFOUND: 'is on a host name that cannot be found; set HOST to another one',
};

/** Connections that may wait to be opened; beyond them a client would try again after one, two and four seconds. */
const BACKLOG = 4_096;

type ReportUnreadable = (status: number | 'cut', cause: string) => void;

const listen = (
  server: Server,
  host: string,
  port: number,
  prefix: '' | 'ADMIN_',
  reportUnreadable: ReportUnreadable,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const why = LISTEN_FAULTS[error.code ?? '']?.replace(' set ', ` set ${prefix}`);
      reject(why ? new SettingsError(`Port ${port} of ${host} ${why}.`) : error);
    };
    server.once('error', refuse);
    server.listen(port, host, BACKLOG, () => {
      server.off('error', refuse);
      // From now on, what kept a connection from being accepted: it must not end the process.
      server.on('error', (error: NodeJS.ErrnoException) => reportUnreadable('cut', error.code ?? reason(error)));
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}/`);
    });
  });

// Without them the other replicas could not serve the scripts of this one's page.
const checkShared = (dist: string, shared: string): void => {
  const missing = orRefuse(`SHARED_FILES=${shared} cannot be read:`, () => missingInShared(dist, shared)).length;
  if (missing === 0) return;
  throw new SettingsError(
    `SHARED_FILES=${shared} lacks ${missing} files of this build: npm run release:files -- ${shared} puts them there.`,
  );
};

const makeServer = (
  listener: RequestListener,
  { keepAliveMs, requestMs, sendMs, maxHeaderBytes, otherWords }: ServerSettings,
  live: LiveConfiguration,
  reportUnreadable: ReportUnreadable,
) => {
  const server = createServer({ maxHeaderSize: READ_TIMES * maxHeaderBytes, IncomingMessage: RequestInTurn });
  const turns = answerInTurn(server, listener);
  endUnread(server, sendMs, turns);
  answerUnreadable(server, turns, reportUnreadable, largeHeadsPage(live, otherWords));
  server.keepAliveTimeout = keepAliveMs;
  // Counts from the last answer on, so it must be longer than the idle time of a connection.
  server.headersTimeout = keepAliveMs + 1_000;
  server.requestTimeout = requestMs;
  server.maxHeadersCount = MOST_HEADERS;
  return { server, turns };
};

/**
 * Starts the whole server.
 * @param dist the folder of the built files, absolute
 * @param droppedLines how many lines of the log have been dropped
 * @throws SettingsError if a port cannot be opened, or the shared folder lacks files of this build or cannot be read
 */
export const startServer = async (
  settings: ServerSettings,
  dist: string,
  log: Logger,
  droppedLines: () => number = () => 0,
) => {
  const { host, port, adminPort, upstream, accessLog, shutdownMs, sharedFiles, otherWords } = settings;
  if (sharedFiles !== undefined) checkShared(dist, sharedFiles);
  const state: ServerState = { isStopping: false };
  const metrics = makeMetrics(droppedLines);
  const causes = makeCauseLog(log, 'the portal behind did not answer as it should');
  const unreadable = makeCauseLog(log, 'a request could not be read');
  const failures = makeCauseLog(log, 'a request could not be answered');
  const reportUnreadable: ReportUnreadable = (status, cause) => {
    metrics.request('refused', status);
    unreadable.report(cause);
  };
  const watch: PortalWatch = {
    answered: (...told) => {
      state.reachedAt = Date.now();
      metrics.answered(...told);
    },
    failed: (cause, call, requestId) => {
      state.failedAt = Date.now();
      metrics.failed(cause, call);
      causes.report(cause, { call, requestId });
    },
  };
  const hasAdmin = adminPort !== undefined;
  const sandbox = upstream ? undefined : makeSandbox(settings.publicPath);
  const bothApps = {
    sandbox,
    requestLog: requestLog(metrics, accessLog ? log : undefined),
    reportFailure: (error: unknown, requestId?: string) => failures.report(reason(error), { requestId }),
  };
  const configure = upstream ? configureForPortal : configureForSandbox;
  const live: LiveConfiguration = { current: configure(settings.configuration) };
  const own = operations(state, sandbox !== undefined, hasAdmin || settings.isLoopback ? metrics : undefined);
  const app = createApp({
    ...settings,
    ...bothApps,
    dist,
    live,
    watch,
    operations: hasAdmin ? undefined : own,
  });
  const { server: main, turns } = makeServer(app, settings, live, reportUnreadable);
  // The operator's port, files and the portal behind need some of what may be open; who is idle gives way.
  main.maxConnections = settings.maxConnections;
  main.on('drop', () => {
    main.closeIdleConnections();
    reportUnreadable('cut', 'MAX_CONNECTIONS');
  });
  metrics.watch(main, 'main');
  const address = await listen(main, host, port, '', reportUnreadable);

  const startAdmin = async () => {
    const { server } = makeServer(createAdminApp({ ...bothApps, operations: own }), settings, live, reportUnreadable);
    metrics.watch(server, 'admin');
    return {
      server,
      address: await listen(server, settings.adminHost, adminPort ?? 0, 'ADMIN_', reportUnreadable),
    };
  };
  const admin = hasAdmin
    ? await startAdmin().catch((error: unknown) => {
        main.close();
        throw error;
      })
    : undefined;

  const end = async (cause: string) => {
    state.isStopping = true;
    log.info({ cause, shutdownMs }, 'stopping');
    const stopped = await stopGently(main, turns, shutdownMs);
    admin?.server.close();
    admin?.server.closeAllConnections();
    causes.flush();
    unreadable.flush();
    failures.flush();
    log.info(stopped, 'stopped');
    return stopped;
  };
  let ended: ReturnType<typeof end> | undefined;
  return {
    /** With a slash at the end. */
    address,
    /** The address of the operator's port, if there is one. */
    adminAddress: admin?.address,
    /** Reads the configuration again, as on SIGHUP; a wrong one is logged and not used (rule `configuration.live`). */
    readAgain: (environment: Environment): void => {
      const file = environment.PORTAL_CONFIG || 'none: the defaults';
      try {
        // The operator's words are read at the start alone.
        live.current = configure(readRuntimeConfiguration(environment, otherWords));
        log.info({ file }, 'configuration read again');
      } catch (error) {
        log.error({ file, cause: reason(error) }, 'configuration refused');
      }
    },
    /** Stops it as configured, for a cause such as a signal; a second call changes nothing. */
    stop: (cause: string) => {
      ended ??= end(cause);
      return ended;
    },
  };
};
