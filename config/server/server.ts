import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { createAdminApp, createApp } from './app';
import { answerUnreadable, largeHeadsPage, largestRead, MOST_HEADERS } from './largeHeads';
import type { LiveConfiguration } from './liveConfiguration';
import { type Logger, makeCauseLog } from './log';
import { makeMetrics } from './metrics';
import { operations, type ServerState, watchPortal } from './operations';
import type { OtherWords } from './otherWords';
import { requestLog } from './requestLog';
import { configureForPortal, configureForSandbox, makeSandbox } from './sandbox';
import { type ServerSettings, SettingsError } from './settings';
import { missingInShared } from './sharedFiles';
import { makeStop, type Stopped } from './stopping';
import { answerInTurn, endUnread, RequestInTurn } from './turns';

/** A running server. */
export interface RunningServer {
  /** With a slash at the end. */
  readonly address: string;
  /** The address of the operator's port, if there is one. */
  readonly adminAddress?: string;
  /** The operator's words, which are read at the start alone. */
  readonly otherWords: OtherWords;
  /** From now on pages get this configuration. */
  readonly reconfigure: (configuration: RuntimeConfiguration) => void;
  /** Stops it as configured, for a cause such as a signal; a second call changes nothing. */
  readonly stop: (cause: string) => Promise<Stopped>;
}

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken; set NAME to another one',
  EACCES: 'may not be used by this user; set NAME to another one',
  EADDRNOTAVAIL: 'is not on an address of this machine; set HOST to one that is',
  ENOTFOUND: 'is on a host name that cannot be found; set HOST to another one',
};

/** Connections that may wait to be opened; beyond them a client would try again after one, two and four seconds. */
const BACKLOG = 4_096;

const listen = (server: Server, host: string, port: number, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = LISTEN_FAULTS[error.code ?? '']?.replace('NAME', name);
      reject(why ? new SettingsError(`Port ${port} of ${host} ${why}.`) : error);
    });
    server.listen(port, host, BACKLOG, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}/`);
    });
  });

// Without them the other replicas could not serve the scripts of this one's page.
const checkShared = (dist: string, shared: string): void => {
  const missing = missingInShared(dist, shared).length;
  if (missing === 0) return;
  throw new SettingsError(
    `SHARED_FILES=${shared} lacks ${missing} files of this build: npm run release:files -- ${shared} puts them there.`,
  );
};

const makeServer = (
  listener: RequestListener,
  { keepAliveMs, requestMs, sendMs, maxHeaderBytes, configuration, otherWords }: ServerSettings,
  reportUnreadable: (status: number, cause: string) => void,
): Server => {
  const server = createServer({ maxHeaderSize: largestRead(maxHeaderBytes), IncomingMessage: RequestInTurn });
  const isAnswering = answerInTurn(server, listener);
  endUnread(server, sendMs, isAnswering);
  answerUnreadable(server, isAnswering, reportUnreadable, largeHeadsPage(configuration, otherWords));
  server.keepAliveTimeout = keepAliveMs;
  // Counts from the last answer on, so it must be longer than the idle time of a connection.
  server.headersTimeout = keepAliveMs + 1_000;
  server.requestTimeout = requestMs;
  server.maxHeadersCount = MOST_HEADERS;
  return server;
};

/**
 * Starts the whole server.
 * @param dist the folder of the built files, absolute
 * @param droppedLines how many lines of the log have been dropped
 * @throws SettingsError if a port cannot be opened, or the shared folder lacks files of this build
 */
export const startServer = async (
  settings: ServerSettings,
  dist: string,
  log: Logger,
  droppedLines: () => number = () => 0,
): Promise<RunningServer> => {
  const {
    host,
    port,
    adminPort,
    adminHost,
    upstream,
    configuration,
    isLoopback,
    accessLog,
    shutdownMs,
    sharedFiles,
    brandFolder,
    otherWords,
    publicPath,
  } = settings;
  if (sharedFiles !== undefined) checkShared(dist, sharedFiles);
  const state: ServerState = { isStopping: false };
  const metrics = makeMetrics(droppedLines);
  const causes = makeCauseLog(log, 'the portal behind did not answer as it should');
  const unreadable = makeCauseLog(log, 'a request could not be read');
  const reportUnreadable = (status: number | 'cut', cause: string): void => {
    metrics.request('refused', status);
    unreadable.report(cause);
  };
  const watch = watchPortal(state, {
    answered: metrics.answered,
    failed: (cause, call, requestId) => {
      metrics.failed(cause, call);
      causes.report(cause, { call, requestId });
    },
  });
  const hasAdmin = adminPort !== undefined;
  const sandbox = upstream ? undefined : makeSandbox(publicPath);
  const shared = { sandbox, requestLog: requestLog(metrics, accessLog ? log : undefined) };
  const configure = (given: RuntimeConfiguration) =>
    upstream ? configureForPortal(given) : configureForSandbox(given);
  const live: LiveConfiguration = { current: configure(configuration) };
  const own = operations(state, sandbox !== undefined, hasAdmin || isLoopback ? metrics : undefined);
  const main = makeServer(
    createApp({
      ...shared,
      dist,
      publicPath,
      sharedFiles,
      brandFolder,
      otherWords,
      configuration: live.current,
      live,
      watch,
      upstream,
      maxHeaderBytes: settings.maxHeaderBytes,
      isSandboxPageElsewhere: hasAdmin,
      operations: hasAdmin ? undefined : own,
    }),
    settings,
    reportUnreadable,
  );
  // The operator's port, files and the portal behind need some of what may be open; who is idle gives way.
  main.maxConnections = settings.maxConnections;
  main.on('drop', () => {
    main.closeIdleConnections();
    reportUnreadable('cut', 'MAX_CONNECTIONS');
  });
  const stopMain = makeStop(main, state, shutdownMs);
  metrics.watch(main, 'main');
  const address = await listen(main, host, port, 'PORT');

  const admin = hasAdmin
    ? makeServer(createAdminApp({ ...shared, operations: own }), settings, reportUnreadable)
    : undefined;
  const adminAddress =
    admin &&
    (await listen(admin, adminHost, adminPort ?? 0, 'ADMIN_PORT').catch((error: unknown) => {
      main.close();
      throw error;
    }));
  if (admin) metrics.watch(admin, 'admin');

  const end = async (cause: string): Promise<Stopped> => {
    log.info({ cause, shutdownMs }, 'stopping');
    const stopped = await stopMain();
    admin?.close();
    admin?.closeAllConnections();
    causes.flush();
    unreadable.flush();
    log.info(stopped, 'stopped');
    return stopped;
  };
  let ended: Promise<Stopped> | undefined;
  return {
    address,
    adminAddress,
    otherWords,
    reconfigure: (given) => {
      live.current = configure(given);
    },
    stop: (cause) => {
      ended ??= end(cause);
      return ended;
    },
  };
};
