import {
  COUNT,
  type Environment,
  MILLISECONDS,
  PORT,
  readBrandFolder,
  readCallLimits,
  readMostConnections,
  readNumber,
  readPublicPath,
  readRuntimeConfiguration,
  readSharedFiles,
  readTexts,
  readTrustedProxies,
  readUpstream,
  readWord,
  SettingsError,
} from './settingReaders';

/** What the operator set by environment variables, validated. Durations in milliseconds; folders are absolute. */
export type ServerSettings = ReturnType<typeof readSettings>;

/** The upstream portal, and how calls are passed on to it. */
export type UpstreamSettings = NonNullable<ServerSettings['upstream']>;

/** Whether a host to listen on is reachable only from this machine. */
const isLoopbackHost = (host: string): boolean => /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Reads the server's settings; throws a SettingsError for the first invalid one. */
export const readSettings = (environment: Environment) => {
  const host = environment.HOST || '127.0.0.1';
  const isLoopback = isLoopbackHost(host);
  const address = readUpstream(environment);
  const sandbox = readWord(environment, 'SANDBOX', ['loopback', 'public']);
  if (address === undefined && !isLoopback && sandbox !== 'public') {
    throw new SettingsError(
      `HOST=${host} would show the sandbox to others: set PORTAL_UPSTREAM, or SANDBOX=public to let them see it.`,
    );
  }
  const otherWords = readTexts(environment);
  const port = readNumber(environment, 'PORT', PORT, 4173);
  const adminPort = readNumber(environment, 'ADMIN_PORT', PORT, undefined);
  if (adminPort !== undefined && adminPort !== 0 && adminPort === port) {
    throw new SettingsError(`ADMIN_PORT=${adminPort} is the same as PORT.`);
  }
  const duration = (name: string, usual: number, least = MILLISECONDS.least) =>
    readNumber(environment, name, { ...MILLISECONDS, least }, usual);
  const calls = readCallLimits(environment);
  const upstream = {
    /** Which Host the upstream portal receives: the browser's, or its own. */
    host: readWord(environment, 'UPSTREAM_HOST', ['keep', 'upstream']),
    trustedProxies: readTrustedProxies(environment),
    /** How long connecting may take. */
    connectMs: duration('UPSTREAM_CONNECT_MS', 10_000),
    /**
     * How long the upstream portal may take to start its answer, and be silent within it: longer than the longest time
     * that the portal's own page waits for a call.
     */
    answerMs: duration('UPSTREAM_ANSWER_MS', 610_000),
    /** How many calls may be in progress, each on a connection of its own. */
    calls,
  };
  return {
    host,
    /** Whether only this machine can reach `host`. */
    isLoopback,
    /** 0 means any free port. */
    port,
    /** The separate port of the operator's addresses and the sandbox's page; if absent they are on `port`. */
    adminPort,
    adminHost: environment.ADMIN_HOST || '127.0.0.1',
    /** The upstream portal; the embedded sandbox if absent. */
    upstream: address && { address, ...upstream },
    configuration: readRuntimeConfiguration(environment, otherWords),
    /** The folder with the brand's pictures and fonts. */
    brandFolder: readBrandFolder(environment),
    /** The operator's words, by language. */
    otherWords,
    /** The path below which browsers find the page and its files, with a slash at both ends. */
    publicPath: readPublicPath(environment),
    /** The folder with the hashed files of every release, if all replicas share one. */
    sharedFiles: readSharedFiles(environment),
    /** How many connections clients may have to `port`. */
    maxConnections: readMostConnections(environment, calls),
    /** Whether each request is logged. */
    accessLog: readWord(environment, 'ACCESS_LOG', ['off', 'on']) === 'on',
    /** How long requests in progress may continue after the signal to stop. */
    shutdownMs: duration('SHUTDOWN_MS', 25_000, 0),
    /** How long an idle connection of a browser or balancer stays open. */
    keepAliveMs: duration('KEEP_ALIVE_MS', 65_000),
    /** How long a request may take to arrive completely. */
    requestMs: duration('REQUEST_MS', 1_800_000),
    /** The largest headers of a request that is answered, in bytes. */
    maxHeaderBytes: readNumber(environment, 'MAX_HEADER_BYTES', COUNT, 32_768),
    /** How long a client may read nothing of its answer. */
    sendMs: duration('SEND_MS', 60_000),
  };
};

/** All settings as they are logged, and the file of the runtime configuration. */
export const tellSettings = (
  { upstream, configuration: _, otherWords, ...rest }: ServerSettings,
  environment: Environment,
) => ({
  settings: {
    ...rest,
    otherWords: Object.keys(otherWords),
    upstream: upstream
      ? { ...upstream, address: upstream.address.href, trustedProxies: environment.TRUSTED_PROXIES || 'none' }
      : 'none: the sandbox',
  },
  file: environment.PORTAL_CONFIG || 'none: the defaults',
});
