import * as v from 'valibot';
import { defaultBasePaths } from './basePaths';
import { endpoints } from './endpoints';
import { isRecord } from './readers';
import { defaultConfiguration, type RuntimeConfiguration } from './runtimeConfiguration';
import { tileNames } from './tileNames';

const path = () =>
  v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s]*$|^$/, 'must be a path of the portal that starts with one slash'));
const folder = () => v.pipe(v.string(), v.regex(/^\/(?![/\\])\S*$/, 'must be a path that starts with one slash'));
const CALL_PATH_WANTED = 'must be a path, its base in braces';
const callPath = () => v.pipe(v.string(), v.regex(/^(\{\w+\})?\/(?![/\\])\S*$/, CALL_PATH_WANTED));
const address = () => v.pipe(v.string(), v.minLength(1, 'must not be empty'));
const ORIGIN_WANTED = 'must be an origin such as https://content.example';
// Only a host and a port, because it becomes part of the page's Content-Security-Policy.
const origin = () =>
  v.pipe(v.string(), v.regex(/^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i, ORIGIN_WANTED));
const parameterName = () =>
  v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be a name of letters, digits, dots, dashes and underscores'));
// A token as in RFC 9110: names of cookies and of headers both have to be one.
const fieldName = () =>
  v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]*$/, 'must be the name of a cookie or a header'));
const milliseconds = () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000));
const level = () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

// A time without its offset would be another one in each browser.
const moment = () =>
  v.pipe(
    v.string(),
    v.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
      'must be a time such as 2026-12-24T22:00:00+02:00',
    ),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a time that exists'),
  );
const downtime = () =>
  v.pipe(
    v.strictObject({
      products: v.pipe(v.array(v.picklist(tileNames)), v.minLength(1, 'must not be empty')),
      from: moment(),
      until: moment(),
      message: address(),
    }),
    v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'must end after it begins'),
  );

const keysOf = <Key extends string>(source: Readonly<Record<Key, unknown>>) => Object.keys(source) as Key[];

const pathsByName = <Key extends string>(names: readonly Key[], make: () => v.GenericSchema<unknown, string>) =>
  Object.fromEntries(names.map((name) => [name, v.optional(make())])) as Record<
    Key,
    v.OptionalSchema<v.GenericSchema<unknown, string>, undefined>
  >;

const entries = {
  title: address(),
  brand: v.strictObject({ name: v.optional(address()) }),
  location: v.picklist(['hash', 'path']),
  devTools: v.boolean(),
  sessions: v.picklist(['off', 'recorded']),
  callCentrePhone: v.pipe(v.string(), v.regex(/^\+?[\d\s()-]{3,}$/, 'must be a telephone number')),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code of three capital letters')),
  signInUrl: address(),
  basePaths: v.strictObject(pathsByName(keysOf(defaultBasePaths), path)),
  portfolioPrefix: path(),
  paths: v.strictObject(pathsByName(keysOf(endpoints), callPath)),
  preferencesSource: address(),
  timeoutMs: milliseconds(),
  localTimeoutMs: milliseconds(),
  freshnessMs: milliseconds(),
  measures: v.boolean(),
  localHosts: v.array(address()),
  content: v.strictObject({
    origin: v.optional(v.union([v.literal(''), origin()], ORIGIN_WANTED)),
    previewPrefix: v.optional(path()),
    sitePrefix: v.optional(path()),
    pictureOrigins: v.optional(v.array(v.union([v.literal('*'), origin()], `${ORIGIN_WANTED} or *`))),
    ownContext: v.optional(v.array(folder())),
    fragmentOrigins: v.optional(v.array(origin())),
    fragments: v.optional(v.strictObject(pathsByName(keysOf(defaultConfiguration.content.fragments), address))),
    arrearToken: v.optional(parameterName()),
  }),
  logger: v.strictObject({
    consoleLevel: v.optional(level()),
    serverLevel: v.optional(level()),
    sourceMaps: v.optional(v.boolean()),
  }),
  dialogs: v.strictObject({ waitMs: v.optional(milliseconds()) }),
  session: v.strictObject({
    cookie: v.optional(fieldName()),
    header: v.optional(fieldName()),
    accessTokenKey: v.optional(address()),
    checkPath: v.optional(v.union([v.literal(''), callPath()], CALL_PATH_WANTED)),
  }),
  features: v.strictObject(
    Object.fromEntries(keysOf(defaultConfiguration.features).map((name) => [name, v.optional(v.boolean())])),
  ),
  downtime: v.array(downtime()),
  appLinks: v.strictObject({ ios: v.optional(address()), android: v.optional(address()) }),
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

const isKey = (key: string): key is keyof typeof entries => Object.hasOwn(entries, key);

const merge = (base: unknown, over: unknown): unknown =>
  isRecord(base) && isRecord(over)
    ? Object.fromEntries(
        [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => [key, merge(base[key], over[key])]),
      )
    : (over ?? base);

type Schema = v.GenericSchema;
/** A group of keys. */
type Group = Schema & { readonly entries: Readonly<Record<string, Schema>> };

const isGroup = (schema: Schema): schema is Group => schema.type === 'strict_object';
const isOptional = (schema: Schema): schema is Schema & { readonly wrapped: Schema } => schema.type === 'optional';

const take = (schema: Schema, name: string, given: unknown): { value?: unknown; problems: ConfigurationProblem[] } => {
  if (isGroup(schema)) {
    if (!isRecord(given)) return { problems: [{ key: name, reason: 'must be an object' }] };
    const parts = schema.entries;
    // One bad entry of a group does not affect the others.
    const taken = Object.keys(given).map((key) => {
      const inner = Object.hasOwn(parts, key) ? parts[key] : undefined;
      return inner === undefined
        ? { key, value: undefined, problems: [{ key: `${name}.${key}`, reason: 'unknown key' }] }
        : { key, ...take(unwrap(inner), `${name}.${key}`, given[key]) };
    });
    return {
      value: Object.fromEntries(taken.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value])),
      problems: taken.flatMap(({ problems }) => problems),
    };
  }
  const result = v.safeParse(schema, given);
  return result.success
    ? { value: given, problems: [] }
    : {
        problems: [
          { key: [name, v.getDotPath(result.issues[0]) ?? []].flat().join('.'), reason: result.issues[0].message },
        ],
      };
};

const unwrap = (schema: Schema): Schema => (isOptional(schema) ? schema.wrapped : schema);

/**
 * Merges an operator's configuration over the defaults. A key that is unknown or has a bad value keeps its default and
 * is listed in `problems`: the server refuses to start if there are any, the browser ignores unknown keys and reports
 * the rest.
 */
export const readConfiguration = (given: unknown): ReadConfiguration => {
  if (!isRecord(given))
    return { configuration: defaultConfiguration, problems: [{ key: '(root)', reason: 'must be an object' }] };
  const taken = Object.entries(given).map(([key, value]) =>
    isKey(key) ? { key, ...take(entries[key], key, value) } : { key, problems: [{ key, reason: 'unknown key' }] },
  );
  const values = Object.fromEntries(
    taken.flatMap((part) => ('value' in part && part.value !== undefined ? [[part.key, part.value]] : [])),
  );
  return {
    configuration: merge(defaultConfiguration, values) as RuntimeConfiguration,
    problems: taken.flatMap(({ problems }) => problems),
  };
};
