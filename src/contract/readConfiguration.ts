import { defaultBasePaths } from './basePaths';
import { endpoints } from './endpoints';
import { isRecord } from './readers';
import { defaultConfiguration, type RuntimeConfiguration } from './runtimeConfiguration';
import { tileNames } from './tileNames';

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

// No schemas: their package is in the first script, with all of it that any script uses.

/** The first thing that is wrong with a value; the key is empty, or begins with a dot and leads to a part of it. */
type Check = (value: unknown) => ConfigurationProblem | undefined;

/** The checks of a group; each of its keys is taken or rejected by itself. */
type GroupOf<Keys> = {
  readonly [Key in keyof Keys]-?: Keys[Key] extends Readonly<Record<string, unknown>> ? GroupOf<Keys[Key]> : Check;
};
type Group = { readonly [key: string]: Check | Group };

const rule =
  (reason: string, isKept: (value: unknown) => boolean): Check =>
  (value) =>
    isKept(value) ? undefined : { key: '', reason };
const matching = (pattern: RegExp, reason: string) =>
  rule(reason, (value) => typeof value === 'string' && pattern.test(value));
const oneOf = (options: readonly unknown[]) =>
  rule(`must be one of ${options.join(', ')}`, (value) => options.includes(value));
const upTo = (most: number) =>
  rule(
    `must be a whole number from 0 to ${most}`,
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most,
  );

const first = (checks: readonly (() => ConfigurationProblem | undefined)[]): ConfigurationProblem | undefined => {
  for (const check of checks) {
    const problem = check();
    if (problem !== undefined) return problem;
  }
  return undefined;
};
const within = (key: string | number, problem: ConfigurationProblem | undefined): ConfigurationProblem | undefined =>
  problem && { ...problem, key: `.${key}${problem.key}` };

const UNKNOWN = 'unknown key';
const OBJECT_WANTED = 'must be an object';
const isObject = rule(OBJECT_WANTED, isRecord);
const isList = rule('must be a list', Array.isArray);
const isFilled = rule('must not be empty', (value) => Array.isArray(value) && value.length > 0);

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) ? first(value.map((entry, index) => () => within(index, check(entry)))) : isList(value);
/** An object with exactly these keys. */
const objectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value)
      ? first([
          ...Object.entries(checks).map(
            ([key, check]) =>
              () =>
                within(key, check(value[key])),
          ),
          ...Object.keys(value).map(
            (key) => () => (Object.hasOwn(checks, key) ? undefined : { key: `.${key}`, reason: UNKNOWN }),
          ),
        ])
      : isObject(value);
const all =
  (...checks: readonly Check[]): Check =>
  (value) =>
    first(checks.map((check) => () => check(value)));

const path = matching(/^\/(?![/\\])[^\s]*$|^$/, 'must be a path of the portal that starts with one slash');
const address = matching(/./s, 'must be a text that is not empty');
const ORIGIN_WANTED = 'must be an origin such as https://content.example';
// Only a host and a port, because it becomes part of the page's Content-Security-Policy.
const ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const originOr = (other: string | undefined, reason: string) =>
  rule(reason, (value) => typeof value === 'string' && (value === other || ORIGIN.test(value)));
// A token as in RFC 9110: names of cookies and of headers both have to be one.
const fieldName = matching(/^[\w!#$%&'*+.^`|~-]*$/, 'must be the name of a cookie or a header');
const milliseconds = upTo(3_600_000);
const level = upTo(7);
const isSwitch = rule('must be true or false', (value) => typeof value === 'boolean');

// A time without its offset would be another one in each browser.
const moment = all(
  matching(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
    'must be a time such as 2026-12-24T22:00:00+02:00',
  ),
  rule('must be a time that exists', (value) => !Number.isNaN(Date.parse(String(value)))),
);
const downtime = all(
  objectOf({ products: all(listOf(oneOf(tileNames)), isFilled), from: moment, until: moment, message: address }),
  rule(
    'must end after it begins',
    (value) => isRecord(value) && Date.parse(String(value.from)) < Date.parse(String(value.until)),
  ),
);

const each = <Key extends string>(source: Readonly<Partial<Record<Key, unknown>>>, check: Check) =>
  Object.fromEntries(Object.keys(source).map((key) => [key, check])) as Record<Key, Check>;

const checks: GroupOf<RuntimeConfiguration> = {
  title: address,
  brand: { name: address },
  location: oneOf(['hash', 'path']),
  devTools: isSwitch,
  sessions: oneOf(['off', 'recorded', 'replayed']),
  callCentrePhone: matching(/^\+?[\d\s()-]{3,}$/, 'must be a telephone number'),
  signInUrl: address,
  basePaths: each(defaultBasePaths, path),
  portfolioPrefix: path,
  paths: each(endpoints, matching(/^(\{\w+\})?\/(?![/\\])\S*$/, 'must be a path, its base in braces')),
  preferencesSource: address,
  timeoutMs: milliseconds,
  localTimeoutMs: milliseconds,
  freshnessMs: milliseconds,
  measures: isSwitch,
  localHosts: listOf(address),
  content: {
    origin: originOr('', ORIGIN_WANTED),
    previewPrefix: path,
    sitePrefix: path,
    pictureOrigins: listOf(originOr('*', `${ORIGIN_WANTED} or *`)),
    fragmentOrigins: listOf(originOr(undefined, ORIGIN_WANTED)),
    fragments: each(defaultConfiguration.content.fragments, address),
    arrearToken: matching(/^[\w.-]+$/, 'must be a name of letters, digits, dots, dashes and underscores'),
  },
  logger: { consoleLevel: level, serverLevel: level, sourceMaps: isSwitch },
  dialogs: { waitMs: milliseconds },
  session: { cookie: fieldName, header: fieldName, accessTokenKey: address },
  features: each(defaultConfiguration.features, isSwitch),
  downtime: listOf(downtime),
  appLinks: { ios: address, android: address },
};

const merge = (base: unknown, over: unknown): unknown =>
  isRecord(base) && isRecord(over)
    ? Object.fromEntries(
        [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => [key, merge(base[key], over[key])]),
      )
    : (over ?? base);

interface Taken {
  readonly value?: unknown;
  readonly problems: readonly ConfigurationProblem[];
}

const take = (check: Check | Group | undefined, name: string, given: unknown): Taken => {
  if (check === undefined) return { problems: [{ key: name, reason: UNKNOWN }] };
  if (typeof check === 'function') {
    const problem = check(given);
    return problem === undefined
      ? { value: given, problems: [] }
      : { problems: [{ ...problem, key: name + problem.key }] };
  }
  return isRecord(given) ? takeGroup(check, `${name}.`, given) : { problems: [{ key: name, reason: OBJECT_WANTED }] };
};

const takeGroup = (group: Group, prefix: string, given: Readonly<Record<string, unknown>>): Taken => {
  const taken = Object.entries(given).map(
    ([key, value]) => [key, take(Object.hasOwn(group, key) ? group[key] : undefined, prefix + key, value)] as const,
  );
  return {
    value: Object.fromEntries(taken.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]]))),
    problems: taken.flatMap(([, { problems }]) => problems),
  };
};

/**
 * Merges an operator's configuration over the defaults. A key that is unknown or has a bad value keeps its default and
 * is listed in `problems`: the server refuses to start if there are any, the browser ignores unknown keys and reports
 * the rest.
 */
export const readConfiguration = (given: unknown): ReadConfiguration => {
  if (!isRecord(given))
    return { configuration: defaultConfiguration, problems: [{ key: '(root)', reason: OBJECT_WANTED }] };
  const { value, problems } = takeGroup(checks, '', given);
  return { configuration: merge(defaultConfiguration, value) as RuntimeConfiguration, problems };
};
