import { readFileSync } from 'node:fs';
import express from 'express';
import { type Environment, readFolder, readPublicPath, readRuntimeConfiguration, readTexts } from './configuration';
import { orRefuse, SettingsError } from './configurationFile';

/** What the operator set by environment variables, validated. Durations in milliseconds; folders are absolute. */
export type ServerSettings = ReturnType<typeof readSettings>;

/** The upstream portal, and how calls are passed on to it. */
export type UpstreamSettings = NonNullable<ServerSettings['upstream']>;

/** Says whether an address, as a socket reports it, is a proxy whose forwarding headers are trusted. */
export type TrustedProxies = (address: string | undefined) => boolean;

/** What a number is, and its bounds. */
interface Range {
  readonly what: string;
  readonly least: number;
  readonly most: number;
}

const PORT: Range = { what: 'port number', least: 0, most: 65_535 };
const MILLISECONDS: Range = { what: 'number of milliseconds', least: 1, most: 3_600_000 };
const COUNT: Range = { what: 'count', least: 1, most: 999_999 };
// With less no browser could ask for anything.
const HEADER_BYTES: Range = { ...COUNT, least: 4_096 };

/** A whole number; `byDefault` if the variable is not set or empty. */
const readNumber = <Default extends number | undefined>(
  environment: Environment,
  name: string,
  { what, least, most }: Range,
  byDefault: Default,
): number | Default => {
  const text = environment[name];
  if (!text) return byDefault;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new SettingsError(`${name}=${text} is not a ${what} from ${least} to ${most}.`);
};

/** How many files and connections this process may have open; 1,024, a usual minimum, if the system does not say. */
const openLimit = (): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1_024);
  } catch {
    // Only Linux tells it in this way.
    return 1_024;
  }
};

/**
 * MAX_CALLS and MAX_CALLS_PER_CLIENT. By default as many as leave more than a third of what the process may have open
 * to page, files and its own addresses (a call needs two connections), at most 2,000; half of them for one client.
 */
const readCallLimits = (environment: Environment) => {
  const byDefault = Math.min(2_000, Math.max(1, Math.floor(openLimit() / 3.2)));
  const inAll = readNumber(environment, 'MAX_CALLS', COUNT, byDefault);
  return { inAll, perClient: readNumber(environment, 'MAX_CALLS_PER_CLIENT', COUNT, Math.ceil(inAll / 2)) };
};

/** Open files that are neither a client's nor a call's: the operator's port, built files, the log, look-ups of names. */
const KEPT_FILES = 64;

/**
 * MAX_CONNECTIONS. By default what is left of the open files beside the calls in progress and the server's own. Each
 * call has a client, so that a MAX_CALLS which leaves less to them than to calls is refused.
 */
const readMostConnections = (environment: Environment, { inAll }: { readonly inAll: number }): number => {
  const limit = openLimit();
  const left = Math.max(0, limit - inAll - KEPT_FILES);
  if (environment.MAX_CALLS && !environment.MAX_CONNECTIONS && left < inAll) {
    throw new SettingsError(
      `MAX_CALLS=${inAll} leaves ${left} connections to clients, of ${limit} open files: raise ulimit -n, lower MAX_CALLS, or set MAX_CONNECTIONS.`,
    );
  }
  return readNumber(environment, 'MAX_CONNECTIONS', COUNT, Math.max(1, left));
};

/** One of the words that a setting allows; the first of them if it is not set or empty. */
const readWord = <Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word => {
  const text = environment[name];
  if (!text) return words[0];
  const word = words.find((known) => known === text);
  if (word === undefined) throw new SettingsError(`${name}=${text} is none of: ${words.join(', ')}.`);
  return word;
};

/**
 * PORTAL_UPSTREAM; `undefined` if it is not set, an error if it is blank: a forgotten value must not start the sandbox.
 */
const readUpstream = ({ PORTAL_UPSTREAM: text }: Environment): URL | undefined => {
  if (text === undefined) return undefined;
  if (text.trim() === '') {
    throw new SettingsError(
      'PORTAL_UPSTREAM is empty: give it the address of the portal behind, or leave it out for the sandbox.',
    );
  }
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !['http:', 'https:'].includes(address.protocol)) {
    throw new SettingsError(`PORTAL_UPSTREAM=${text} is not an http or https address such as https://portal.example.`);
  }
  if (address.username !== '' || address.password !== '') {
    throw new SettingsError('PORTAL_UPSTREAM must not carry a name or a password: they would not be sent.');
  }
  if (address.search !== '' || address.hash !== '') {
    throw new SettingsError(`PORTAL_UPSTREAM=${text} must not have a query or a fragment.`);
  }
  return address;
};

/** TRUSTED_PROXIES: addresses and ranges, separated by commas or blanks, as Express reads them. */
const readTrustedProxies = ({ TRUSTED_PROXIES: text = '' }: Environment): TrustedProxies => {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  // Looking up an address takes one fortieth of the total time of a call.
  if (entries.length === 0) return () => false;
  return orRefuse('TRUSTED_PROXIES:', () => express().set('trust proxy', entries).get('trust proxy fn'));
};

/** Whether a host to listen on is reachable only from this machine. */
const isLoopbackHost = (host: string): boolean => /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1)$/i.test(host);

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
  const duration = (name: string, byDefault: number, least = MILLISECONDS.least) =>
    readNumber(environment, name, { ...MILLISECONDS, least }, byDefault);
  const calls = readCallLimits(environment);
  const upstream = {
    /** Which Host the upstream portal receives: the browser's, or its own. */
    host: readWord(environment, 'UPSTREAM_HOST', ['keep', 'upstream']),
    trustedProxies: readTrustedProxies(environment),
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
    /** The separate port of the operator's addresses; if absent they are on `port`. */
    adminPort,
    adminHost: environment.ADMIN_HOST || '127.0.0.1',
    /** The upstream portal; the embedded sandbox if absent. */
    upstream: address && { address, ...upstream },
    configuration: readRuntimeConfiguration(environment, otherWords),
    /** The folder with the brand's pictures and fonts. */
    brandFolder: readFolder(environment, 'PORTAL_BRAND'),
    /** The operator's words, by language. */
    otherWords,
    /** The path below which browsers find the page and its files, with a slash at both ends. */
    publicPath: readPublicPath(environment),
    /** The folder with the hashed files of every release, if all replicas share one. */
    sharedFiles: readFolder(environment, 'SHARED_FILES'),
    /** How many connections clients may have to `port`. */
    maxConnections: readMostConnections(environment, calls),
    accessLog: readWord(environment, 'ACCESS_LOG', ['off', 'on']) === 'on',
    /** How long requests in progress may continue after the signal to stop. */
    shutdownMs: duration('SHUTDOWN_MS', 25_000, 0),
    /** How long an idle connection of a browser or balancer stays open. */
    keepAliveMs: duration('KEEP_ALIVE_MS', 65_000),
    /** How long a request may take to arrive completely. */
    requestMs: duration('REQUEST_MS', 1_800_000),
    /** The largest headers of a request that is answered, in bytes. */
    maxHeaderBytes: readNumber(environment, 'MAX_HEADER_BYTES', HEADER_BYTES, 32_768),
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
