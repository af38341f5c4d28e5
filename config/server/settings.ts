import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { CallLimits } from './callLimits';
import type { OtherWords } from './otherWords';
import {
  type Environment,
  readBrandFolder,
  readCallLimits,
  readCount,
  readDuration,
  readMostConnections,
  readPort,
  readPublicPath,
  readRuntimeConfiguration,
  readSharedFiles,
  readTexts,
  readTrustedProxies,
  readUpstream,
  readWord,
  SettingsError,
  type TrustedProxies,
} from './settingReaders';

export { SettingsError } from './settingReaders';

/** The upstream portal, and how calls are passed on to it. Durations in milliseconds. */
export interface UpstreamSettings {
  readonly address: URL;
  /** Which Host the upstream portal receives: the browser's, or its own. */
  readonly host: 'keep' | 'upstream';
  readonly trustedProxies: TrustedProxies;
  /** How long connecting may take. */
  readonly connectMs: number;
  /** How long the upstream portal may take to start its answer, and be silent within it. */
  readonly answerMs: number;
  /** How many calls may be in progress, in all and for one client; each has a connection to the portal of its own. */
  readonly calls: CallLimits;
}

/** What the operator set by environment variables, validated. Durations in milliseconds. */
export interface ServerSettings {
  readonly host: string;
  /** Whether only this machine can reach `host`. */
  readonly isLoopback: boolean;
  /** 0 means any free port. */
  readonly port: number;
  /** The separate port of the operator's addresses and the sandbox's page; if absent they are on `port`. */
  readonly adminPort?: number;
  /** Where that port listens. */
  readonly adminHost: string;
  /** The upstream portal; the embedded sandbox if absent. */
  readonly upstream?: UpstreamSettings;
  readonly configuration: RuntimeConfiguration;
  /** The folder with the brand's pictures and fonts, absolute. */
  readonly brandFolder?: string;
  /** The operator's words, by language. */
  readonly otherWords: OtherWords;
  /** The path below which browsers find the page and its files, with a slash at both ends. */
  readonly publicPath: string;
  /** The folder with the hashed files of every release, absolute, if all replicas share one. */
  readonly sharedFiles?: string;
  /** How many connections clients may have to `port`. */
  readonly maxConnections: number;
  /** Whether each request is logged. */
  readonly accessLog: boolean;
  /** How long requests in progress may continue after the signal to stop. */
  readonly shutdownMs: number;
  /** How long an idle connection of a browser or balancer stays open. */
  readonly keepAliveMs: number;
  /** How long a request may take to arrive completely. */
  readonly requestMs: number;
  /** How long a client may read nothing of its answer. */
  readonly sendMs: number;
  /** The largest headers of a request that is answered, in bytes. */
  readonly maxHeaderBytes: number;
}

/** Whether a host to listen on is reachable only from this machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Reads the server's settings; throws a SettingsError for the first invalid one. */
export const readSettings = (environment: Environment): ServerSettings => {
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
  const port = readPort(environment, 'PORT') ?? 4173;
  const adminPort = readPort(environment, 'ADMIN_PORT');
  if (adminPort !== undefined && adminPort !== 0 && adminPort === port) {
    throw new SettingsError(`ADMIN_PORT=${adminPort} is the same as PORT.`);
  }
  const upstream = {
    host: readWord(environment, 'UPSTREAM_HOST', ['keep', 'upstream']),
    trustedProxies: readTrustedProxies(environment),
    connectMs: readDuration(environment, 'UPSTREAM_CONNECT_MS', { usual: 10_000 }),
    // Longer than the longest time that the portal's own page waits for a call.
    answerMs: readDuration(environment, 'UPSTREAM_ANSWER_MS', { usual: 610_000 }),
    calls: readCallLimits(environment),
  };
  return {
    host,
    isLoopback,
    port,
    adminPort,
    adminHost: environment.ADMIN_HOST || '127.0.0.1',
    upstream: address && { address, ...upstream },
    configuration: readRuntimeConfiguration(environment, otherWords),
    brandFolder: readBrandFolder(environment),
    otherWords,
    publicPath: readPublicPath(environment),
    sharedFiles: readSharedFiles(environment),
    maxConnections: readMostConnections(environment, upstream.calls),
    accessLog: readWord(environment, 'ACCESS_LOG', ['off', 'on']) === 'on',
    shutdownMs: readDuration(environment, 'SHUTDOWN_MS', { usual: 25_000, least: 0 }),
    keepAliveMs: readDuration(environment, 'KEEP_ALIVE_MS', { usual: 65_000 }),
    requestMs: readDuration(environment, 'REQUEST_MS', { usual: 1_800_000 }),
    maxHeaderBytes: readCount(environment, 'MAX_HEADER_BYTES', 32_768),
    sendMs: readDuration(environment, 'SEND_MS', { usual: 60_000 }),
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
