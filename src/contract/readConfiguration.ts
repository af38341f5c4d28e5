import * as v from 'valibot';
import { defaultBasePaths } from './basePaths';
import { brandKeys, filled, matching, oneOf, wholeNumber } from './brand';
import { endpoints } from './endpoints';
import { LANGUAGE } from './language';
import { isRecord } from './readers';
import { defaultConfiguration, type RuntimeConfiguration } from './runtimeConfiguration';
import { tileNames } from './tileNames';

// Braces are for the name of a base alone: anything else in them would be sent as it stands.
const path = matching(
  /^(?:\/(?![/\\])[^\s{}?#]*[^\s{}?#/])?$/,
  'must be a path of the portal that starts with one slash and ends without one',
);
const folder = matching(/^\/(?![/\\])\S*$/, 'must be a path that starts with one slash');
const bases = Object.keys(defaultBasePaths);
const CALL_PATH_WANTED = `must be a path that starts with one slash, or with one of ${bases.map((name) => `{${name}}`).join(', ')}`;
const callPath = matching(new RegExp(`^(\\{(${bases.join('|')})\\})?/(?![/\\\\])[^\\s{}]*$`), CALL_PATH_WANTED);
const signIn = matching(
  /^(?:https?:\/\/[^\s/?#@\\{}]+|\/(?![/\\]))(?:[^\s{}]|\{address\})*$/,
  'must be an http or https address, or a path that starts with one slash; of braces it may have {address}',
);
const signOut = matching(
  /^(?:(?:https?:\/\/[^\s/?#@\\{}]+|\/(?![/\\]))[^\s{}]*)?$/,
  'must be an http or https address, or a path that starts with one slash',
);
const address = matching(/./s, 'must not be empty');
const ORIGIN_WANTED = 'must be an origin such as https://content.example';
// Only a host and a port, because it becomes part of the page's Content-Security-Policy.
const ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const origin = v.custom<string>(
  (given) => typeof given === 'string' && ORIGIN.test(given) && URL.canParse(given),
  ORIGIN_WANTED,
);
const parameterName = matching(/^[\w.-]+$/, 'must be a name of letters, digits, dots, dashes and underscores');
// A token as in RFC 9110: names of cookies and of headers both have to be one.
const fieldName = matching(/^[\w!#$%&'*+.^`|~-]*$/, 'must be the name of a cookie or a header');
const language = matching(LANGUAGE, 'must be a language such as en or af-ZA');
const empty = matching(/^$/, 'must be empty');
const isBoolean = v.custom<boolean>((given) => typeof given === 'boolean', 'must be true or false');
// What one of these accepts.
const either = (schemas: readonly v.GenericSchema[], wanted: string) =>
  v.custom((given) => schemas.some((schema) => v.safeParse(schema, given).success), wanted);
const milliseconds = wholeNumber(0, 3_600_000);
const lifetime = either(
  [
    empty,
    v.strictObject({ header: matching(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header') }),
    // Somebody has to be able to react (WCAG 2.2.1), and a session of months is none that a page could see end.
    v.strictObject({ idleMs: wholeNumber(60_000, 86_400_000) }),
  ],
  'must be { "header": a name } or { "idleMs": from 60000 to 86400000 }',
);
const level = wholeNumber(0, 7);

// A time without its offset would be another one in each browser.
const moment = v.pipe(
  matching(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
    'must be a time such as 2026-12-24T22:00:00+02:00',
  ),
  v.check((text) => {
    const [day = ''] = text.split('T');
    // Engines take 30 February for 2 March.
    return !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day);
  }, 'must be a time that exists'),
);
const downtime = v.pipe(
  v.strictObject({ products: filled(oneOf(...tileNames)), from: moment, until: moment, message: address }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'must end after it begins'),
);

type Schema = v.GenericSchema;

const forEach = (names: readonly string[], schema: Schema): Group =>
  Object.fromEntries(names.map((name) => [name, schema]));

/** Keys that are read one by one: a bad one does not affect the others. */
interface Group {
  readonly [key: string]: Schema | Group;
}

const expected: Group = {
  title: address,
  brand: brandKeys,
  language,
  languages: filled(language),
  formats: oneOf('specified', 'language'),
  location: oneOf('hash', 'path'),
  devTools: isBoolean,
  sessions: oneOf('off', 'recorded'),
  callCentrePhone: matching(/^\+?[\d\s()-]{3,}$/, 'must be a telephone number'),
  currency: matching(/^[A-Z]{3}$/, 'must be a currency code of three capital letters'),
  signInUrl: signIn,
  basePaths: forEach(bases, path),
  portfolioPrefix: path,
  paths: forEach(Object.keys(endpoints), callPath),
  preferencesSource: address,
  timeoutMs: milliseconds,
  localTimeoutMs: milliseconds,
  freshnessMs: milliseconds,
  measures: isBoolean,
  localHosts: v.array(address),
  content: {
    origin: either([empty, origin], ORIGIN_WANTED),
    previewPrefix: path,
    sitePrefix: path,
    pictureOrigins: v.array(either([oneOf('*'), origin], `${ORIGIN_WANTED} or *`)),
    ownContext: v.array(folder),
    fragmentOrigins: v.array(origin),
    fragments: forEach(Object.keys(defaultConfiguration.content.fragments), address),
    arrearToken: parameterName,
  },
  logger: { consoleLevel: level, serverLevel: level, sourceMaps: isBoolean },
  dialogs: { waitMs: milliseconds },
  session: {
    cookie: fieldName,
    header: fieldName,
    accessTokenKey: address,
    checkPath: either([empty, callPath], CALL_PATH_WANTED),
    signOutUrl: signOut,
    signOutMethod: oneOf('get', 'post'),
    tokenField: parameterName,
    lifetime,
    warnMs: wholeNumber(20_000, 3_600_000),
    renewPath: either([empty, callPath], CALL_PATH_WANTED),
  },
  features: forEach(Object.keys(defaultConfiguration.features), isBoolean),
  downtime: v.array(downtime),
  appLinks: { ios: address, android: address },
};

/** A configuration key that was rejected: its dotted name and the reason. */
export interface ConfigurationProblem {
  readonly key: string;
  readonly reason: string;
}

/** A complete configuration, and the keys of the given one that were rejected. */
export interface ReadConfiguration {
  readonly configuration: RuntimeConfiguration;
  readonly problems: readonly ConfigurationProblem[];
}

const isSchema = (entry: Schema | Group): entry is Schema => entry.kind === 'schema';

/** What can be used of `given`, without the keys that were rejected. `name` is the dotted name of its key. */
const take = (
  entry: Schema | Group,
  given: unknown,
  name?: string,
): { readonly value?: unknown; readonly problems: readonly ConfigurationProblem[] } => {
  if (isSchema(entry)) {
    const result = v.safeParse(entry, given);
    if (result.success) return { value: given, problems: [] };
    const [issue] = result.issues;
    const within = issue.path?.map(({ key }) => key) ?? [];
    return { problems: [{ key: [name, ...within].join('.'), reason: issue.message }] };
  }
  if (!isRecord(given)) return { problems: [{ key: name ?? '(root)', reason: 'must be an object' }] };
  const taken = Object.entries(given).map(([key, value]) => {
    const inner = Object.hasOwn(entry, key) ? entry[key] : undefined;
    const path = name === undefined ? key : `${name}.${key}`;
    return inner === undefined
      ? { key, problems: [{ key: path, reason: 'unknown key' }] }
      : { key, ...take(inner, value, path) };
  });
  return {
    value: Object.fromEntries(taken.flatMap((part) => ('value' in part ? [[part.key, part.value]] : []))),
    problems: taken.flatMap(({ problems }) => problems),
  };
};

const merge = (base: unknown, over: unknown): unknown =>
  isRecord(base) && isRecord(over)
    ? Object.fromEntries(
        [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => [key, merge(base[key], over[key])]),
      )
    : (over ?? base);

/**
 * Merges an operator's configuration over the defaults. A key that is unknown or has a bad value keeps its default and
 * is listed in `problems`: the server refuses to start if there are any, the browser ignores unknown keys and reports
 * the rest.
 */
export const readConfiguration = (given: unknown): ReadConfiguration => {
  const { value, problems } = take(expected, given);
  return { configuration: merge(defaultConfiguration, value) as RuntimeConfiguration, problems };
};
