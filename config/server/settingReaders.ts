import { readFileSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { readConfiguration } from '../../src/contract/readConfiguration';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { builtLanguages, isPseudo } from '../texts/languages';
import { locateBrand } from './brand/files';
import { brandProblems } from './brand/palette';
import { readJsonFile, reason } from './configurationFile';
import { type OtherWords, readOtherWords } from './otherWords';

/** An invalid setting; the message is one line that names the setting. */
export class SettingsError extends Error {}

/** Environment variables by their name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Says whether an address, as a socket reports it, is a proxy whose forwarding headers are trusted. */
export type TrustedProxies = (address: string | undefined) => boolean;

/** What a number is, and its bounds. */
interface Range {
  readonly what: string;
  readonly least: number;
  readonly most: number;
}

export const PORT: Range = { what: 'port number', least: 0, most: 65_535 };
export const MILLISECONDS: Range = { what: 'number of milliseconds', least: 1, most: 3_600_000 };
export const COUNT: Range = { what: 'count', least: 1, most: 999_999 };

/** A whole number; `usual` if the variable is not set or blank. */
export const readNumber = <Usual extends number | undefined>(
  environment: Environment,
  name: string,
  { what, least, most }: Range,
  usual: Usual,
): number | Usual => {
  const text = environment[name];
  if (!text) return usual;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new SettingsError(`${name}=${text} is not a ${what} from ${least} to ${most}.`);
};

/** How many files and connections this process may have open; 1,024, the least that is usual, where it is not told. */
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
export const readCallLimits = (environment: Environment) => {
  const usual = Math.min(2_000, Math.max(1, Math.floor(openLimit() / 3.2)));
  const inAll = readNumber(environment, 'MAX_CALLS', COUNT, usual);
  return { inAll, perClient: readNumber(environment, 'MAX_CALLS_PER_CLIENT', COUNT, Math.ceil(inAll / 2)) };
};

/** Open files that are neither a client's nor a call's: the operator's port, built files, the log, look-ups of names. */
const KEPT_FILES = 64;

/** MAX_CONNECTIONS. By default what is left of the open files beside the calls in progress and the server's own. */
export const readMostConnections = (environment: Environment, { inAll }: { readonly inAll: number }): number =>
  readNumber(environment, 'MAX_CONNECTIONS', COUNT, Math.max(1, openLimit() - inAll - KEPT_FILES));

/** One of the words that a setting allows; the first of them if it is not set or blank. */
export const readWord = <Word extends string>(
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
export const readUpstream = ({ PORTAL_UPSTREAM: text }: Environment): URL | undefined => {
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

const addTrusted = (list: BlockList, entry: string): void => {
  const [address = '', bits, ...rest] = entry.split('/');
  const kind = isIP(address);
  const most = kind === 6 ? 128 : 32;
  const width = bits ?? String(most);
  if (kind === 0 || rest.length > 0 || !/^\d{1,3}$/.test(width) || Number(width) > most) {
    throw new SettingsError(`TRUSTED_PROXIES: ${entry} is neither an address nor a range such as 10.0.0.0/8.`);
  }
  list.addSubnet(address, Number(width), kind === 6 ? 'ipv6' : 'ipv4');
};

/** TRUSTED_PROXIES: addresses and ranges, separated by commas or blanks. */
export const readTrustedProxies = ({ TRUSTED_PROXIES: text = '' }: Environment): TrustedProxies => {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  // Looking up an address takes one fortieth of the total time of a call.
  if (entries.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of entries) addTrusted(list, entry);
  return (address) => {
    const plain = (address ?? '').replace(/%.*$/, '');
    const kind = isIP(plain);
    return kind !== 0 && list.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
  };
};

/** What `read` returns; what it throws is an error of this setting. */
const orRefuse = <Value>(setting: string, read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    throw new SettingsError(`${setting} ${reason(error)}`);
  }
};

/** PORTAL_BRAND, the folder with the pictures and fonts of the brand, as an absolute path. */
export const readBrandFolder = ({ PORTAL_BRAND: folder }: Environment): string | undefined =>
  folder ? path.resolve(folder) : undefined;

/** The words of the file that PORTAL_TEXTS names, by language (rule `texts.others`). */
export const readTexts = ({ PORTAL_TEXTS: file }: Environment): OtherWords =>
  file ? orRefuse(`PORTAL_TEXTS=${file}`, () => readOtherWords(readJsonFile(file))) : {};

/** What is wrong with the languages of a configuration (rule `texts.languages`). */
const languageProblems = (
  { language, languages }: RuntimeConfiguration,
  environment: Environment,
  words: OtherWords,
): readonly string[] => {
  const known = [...builtLanguages, ...Object.keys(words)];
  const isAllowed = (name: string) => known.includes(name) && !(isPseudo(name) && environment.PORTAL_UPSTREAM);
  return [
    ...languages.filter((name) => !isAllowed(name)).map((name) => `languages: there are no texts in ${name}`),
    ...(languages.includes(language) ? [] : [`language: ${language} is not among the languages`]),
  ];
};

/**
 * The runtime configuration of the file that PORTAL_CONFIG names.
 * @param words the operator's, as the server has read them
 */
export const readRuntimeConfiguration = (
  environment: Environment,
  words = readTexts(environment),
): RuntimeConfiguration => {
  const file = environment.PORTAL_CONFIG;
  if (!file) return defaultConfiguration;
  const setting = `PORTAL_CONFIG=${file}`;
  const { configuration, problems } = readConfiguration(orRefuse(setting, () => readJsonFile(file)));
  const refused = [
    ...problems.map(({ key, reason: why }) => `${key}: ${why}`),
    ...languageProblems(configuration, environment, words),
    ...brandProblems(configuration.brand).map((problem) => `brand: ${problem}`),
  ];
  if (refused.length > 0) throw new SettingsError(`${setting} is refused: ${refused.join('; ')}`);
  const brand = orRefuse(`${setting} is refused: brand:`, () =>
    locateBrand(configuration.brand, readBrandFolder(environment), readPublicPath(environment)),
  );
  return { ...configuration, brand };
};

/** PUBLIC_PATH, below which browsers find the page and its files: with a slash at both ends. */
export const readPublicPath = ({ PUBLIC_PATH: text = '' }: Environment): string => {
  const path = text === '' || text.endsWith('/') ? text || '/' : `${text}/`;
  // No letter that a browser or a proxy would write in another way.
  if (!/^\/(?:\w[\w.~-]*\/)*$/.test(path)) {
    throw new SettingsError(`PUBLIC_PATH=${text} is not a path such as /members/.`);
  }
  return path;
};

/** SHARED_FILES as an absolute path; `undefined` if it is not set or blank. */
export const readSharedFiles = ({ SHARED_FILES: folder }: Environment): string | undefined => {
  if (!folder) return undefined;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SettingsError(`SHARED_FILES=${folder} is no folder.`);
  }
  return path.resolve(folder);
};
