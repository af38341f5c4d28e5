import * as v from 'valibot';
import { type BasePathName, defaultBasePaths } from './basePaths';
import { type Brand, brandKeys, filled, matching, oneOf, wholeNumber } from './brand';
import { type EndpointName, endpoints } from './endpoints';
import { LANGUAGE } from './language';
import { VISIBLE } from './readers';
import { tileNames } from './tileNames';

/**
 * How the page knows how long the session lasts: from a response header with the seconds that are left, or because the
 * portal ends it so many milliseconds after the latest call.
 */
export type SessionLifetime = { readonly header: string } | { readonly idleMs: number };

// Browsers take a backslash for a slash, and resolve segments of dots: the call would be sent somewhere else.
const AS_WRITTEN = String.raw`(?!.*(?:\\|/(?:\.|%2[eE]){1,2}(?:[/?]|$)))`;
// Braces are for the name of a base alone: anything else in them would be sent as it stands.
const path = matching(
  new RegExp(`^${AS_WRITTEN}(?:/(?!/)[^\\s{}?#]*[^\\s{}?#/])?$`),
  'must be a path of the portal that starts with one slash and ends without one',
);
const folder = matching(new RegExp(`^${AS_WRITTEN}/(?!/)\\S*$`), 'must be a path that starts with one slash');
const bases = Object.keys(defaultBasePaths);
const CALL_PATH_WANTED = `must be a path that starts with one slash, or with one of ${bases.map((name) => `{${name}}`).join(', ')}`;
const callPath = matching(
  new RegExp(`^${AS_WRITTEN}(?:\\{(?:${bases.join('|')})\\})?/(?!/)[^\\s{}#]*$`),
  CALL_PATH_WANTED,
);
// A link that no browser can read would leave the page without its control.
const readable = (form: RegExp, wanted: string) =>
  v.pipe(
    matching(form, wanted),
    v.check((given) => URL.canParse(given.replace(/[{}]/g, ''), 'https://portal.invalid'), wanted),
  );
const signIn = readable(
  /^(?:https?:\/\/[^\s/?#@\\{}]+|\/(?![/\\]))(?:[^\s{}]|\{address\})*$/,
  'must be an http or https address, or a path that starts with one slash; of braces it may have {address}',
);
const LINK_WANTED = 'must be an http or https address, or a path that starts with one slash';
const link = readable(/^(?:https?:\/\/[^\s/?#@\\{}]+|\/(?![/\\]))[^\s{}]*$/, LINK_WANTED);
const hostPattern = matching(
  /^(?:(?:\*\.)?[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\]|label:[\w-]+|suffix:[\w.-]+)$/i,
  'must be a host without a port, *.suffix, label:NAME or suffix:TEXT',
);
const address = matching(VISIBLE, 'must not be empty');
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
// Accepts what any of these accepts.
const either = (schemas: readonly v.GenericSchema[], wanted: string) =>
  v.custom((given) => schemas.some((schema) => v.safeParse(schema, given).success), wanted);
const milliseconds = wholeNumber(0, 3_600_000);
const timeOut = wholeNumber(1_000, 3_600_000);
const lifetime = either(
  [
    empty,
    v.strictObject({ header: matching(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header') }),
    // A member needs time to react (WCAG 2.2.1), and no page stays open to the end of a session of months.
    v.strictObject({ idleMs: wholeNumber(60_000, 86_400_000) }),
  ],
  'must be { "header": a name } or { "idleMs": from 60000 to 86400000 }',
);
const level = wholeNumber(0, 7);

// Without an offset it would be a different moment in each time zone.
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

/**
 * A planned downtime of products, whose tiles show the message during it. It starts at `from` and has ended at `until`,
 * both in ISO 8601 with the offset from UTC.
 */
export type Downtime = v.InferOutput<typeof downtime>;

/** What may be configured: by a schema, or by keys that are read one by one, so that a bad one does not affect others. */
export type Form = v.GenericSchema | { readonly [name: string]: Form };

/** A key: its default, and its valid values. */
interface Key<Value> {
  readonly fallback: Value;
  readonly form: Form;
}

interface Keys {
  readonly [name: string]: Key<unknown> | Keys;
}

const key = <Value>(fallback: Value, form: Form): Key<Value> => ({ fallback, form });

const forEach = (names: readonly string[], form: Form): Form => Object.fromEntries(names.map((name) => [name, form]));

const keys = {
  title: key('portfolio-ui', address),
  brand: key<Brand>({ name: 'Member portal' }, brandKeys),
  /** The language of the page, and those that a member can choose from, as BCP 47 names them. */
  language: key('en', language),
  languages: key(['en'], filled(language)),
  /** How amounts, counts and times are written: as in the specification, or as usual in the language. */
  formats: key<'specified' | 'language'>('specified', oneOf('specified', 'language')),
  /** Whether the addresses of the screens are in the hash or in the path. */
  location: key<'hash' | 'path'>('hash', oneOf('hash', 'path')),
  /** Whether Redux DevTools may attach in production. */
  devTools: key(false, isBoolean),
  /** Whether the page records its session. The server of the sandbox sets it; before an upstream portal it is off. */
  sessions: key<'off' | 'recorded'>('off', oneOf('off', 'recorded')),
  callCentrePhone: key('0800 555 010', matching(/^\+?(?=.*\d)[\d\s()-]{3,}$/, 'must be a telephone number')),
  /** ISO 4217 code of amounts that come without one (rule `money.arrears`). */
  currency: key('USD', matching(/^[A-Z]{3}$/, 'must be a currency code of three capital letters')),
  signInUrl: key('/portal/sign-in', signIn),
  basePaths: key<Record<BasePathName, string>>(defaultBasePaths, forEach(bases, path)),
  /** The prefix of the portfolio calls whose base we were not given; if empty, the portfolio base path. */
  portfolioPrefix: key('', path),
  /** Paths of single calls that differ from the table, with the base in braces. */
  paths: key<Partial<Record<EndpointName, string>>>({}, forEach(Object.keys(endpoints), callPath)),
  preferencesSource: key('portfolio', address),
  /** Milliseconds until a call counts as timed out. */
  timeoutMs: key(60_000, timeOut),
  /** The same on hosts that match `localHosts`. */
  localTimeoutMs: key(600_000, timeOut),
  /** How long what has arrived counts as fresh and is not requested again, in milliseconds. */
  freshnessMs: key(300_000, milliseconds),
  /** Whether each page sends what the browser measured of it with the analytics (rule `analytics.measures`). */
  measures: key(false, isBoolean),
  /** Host patterns that count as local or test: exact, `*.suffix`, `label:NAME` (any label) or `suffix:TEXT`. */
  localHosts: key(
    ['localhost', '127.0.0.1', '[::1]', '*.localhost', '*.test', 'label:test', 'suffix:-test'],
    v.array(hostPattern),
  ),
  content: {
    /** The content management's origin; if empty, the portal's own. */
    origin: key('', either([empty, origin], ORIGIN_WANTED)),
    previewPrefix: key('/cms/preview', path),
    sitePrefix: key('/cms/site', path),
    /** Further origins from which fragments and offers may show pictures; `*` allows any https origin. */
    pictureOrigins: key<string[]>([], v.array(either([oneOf('*'), origin], `${ORIGIN_WANTED} or *`))),
    /** Paths below which sources have their own context, and get no prefix. */
    ownContext: key<string[]>([], v.array(folder)),
    /** Further origins from which fragments may be fetched. */
    fragmentOrigins: key<string[]>([], v.array(origin)),
    /** The fragments whose address is configured instead of sent by a service. */
    fragments: {
      marketingConsent: key('/corporate/consent/electronic-marketing', address),
      medicalAidWelcome: key('/portfolio/medical-aid/welcome-communication', address),
      flexicareWelcome: key('/portfolio/flexicare/welcome-communication', address),
      investmentActionItems: key('/investments/action-items', address),
      lifePayNow: key('/life-insurance/pay-now', address),
      lifePayback: key('/life-insurance/payback', address),
    },
    /** The name of the token that passes the arrears to the pay-now fragment of life insurance. */
    arrearToken: key('arrearAmount', parameterName),
  },
  logger: { consoleLevel: key(5, level), serverLevel: key(5, level), sourceMaps: key(false, isBoolean) },
  /** `waitMs`: how long a dialog waits for the checks of those before it, in milliseconds. */
  dialogs: { waitMs: key(3_000, milliseconds) },
  appLinks: {
    ios: key('https://apps.apple.com/', link),
    android: key('https://play.google.com/store/apps', link),
  },
  /**
   * `cookie`, `header`: what identifies the signed-in session, by the name of a cookie that script can read and the
   * name of a response header; empty means none. `accessTokenKey`: the key of the member's access token in
   * sessionStorage. `checkPath`: the path of a GET that says whether there is a session, its base in braces; if empty,
   * the products of the screen. `signOutUrl`: where members sign out, by a link or by a form that has the forgery token in
   * the field `tokenField`; if empty, they cannot. `lifetime`: empty if the page cannot know it. `warnMs`: how long before
   * the session's end it warns. `renewPath`: what "Stay signed in" requests, as `checkPath`.
   */
  session: {
    cookie: key('', fieldName),
    header: key('', fieldName),
    accessTokenKey: key('accessToken', address),
    checkPath: key('', either([empty, callPath], CALL_PATH_WANTED)),
    signOutUrl: key('', either([empty, link], LINK_WANTED)),
    signOutMethod: key<'get' | 'post'>('get', oneOf('get', 'post')),
    tokenField: key('_csrf', parameterName),
    lifetime: key<SessionLifetime | ''>('', lifetime),
    warnMs: key(120_000, wholeNumber(20_000, 3_600_000)),
    renewPath: key('', either([empty, callPath], CALL_PATH_WANTED)),
  },
  /** The blocks and dialogs; one that is false is left out wholly. Read anew while the page is open, as is `downtime`. */
  features: {
    banners: key(true, isBoolean),
    outstanding: key(true, isBoolean),
    rewards: key(true, isBoolean),
    recommender: key(true, isBoolean),
    details: key(true, isBoolean),
    consent: key(true, isBoolean),
    disclaimer: key(true, isBoolean),
    onboarding: key(true, isBoolean),
  },
  downtime: key<Downtime[]>([], v.array(downtime)),
};

type Values<Keys> = { [Name in keyof Keys]: Keys[Name] extends Key<infer Value> ? Value : Values<Keys[Name]> };

type Settings<Value> = Value extends object ? { readonly [Name in keyof Value]: Settings<Value[Name]> } : Value;

/** The portal's complete runtime configuration. Operators change it without a new build. */
export type RuntimeConfiguration = Settings<Values<typeof keys>>;

/** The name of a fragment whose address is configured. */
export type FragmentName = keyof RuntimeConfiguration['content']['fragments'];

/** A block or dialog that the operator can leave out. */
export type FeatureName = keyof RuntimeConfiguration['features'];

const isKey = (entry: Key<unknown> | Keys): entry is Key<unknown> => 'fallback' in entry;

const each = (group: Keys, read: (key: Key<unknown>) => unknown): object =>
  Object.fromEntries(
    Object.entries(group).map(([name, entry]) => [name, isKey(entry) ? read(entry) : each(entry, read)]),
  );

/** The defaults of the runtime configuration. */
export const defaultConfiguration = each(keys, ({ fallback }) => fallback) as RuntimeConfiguration;

/** What the runtime configuration may be. */
export const expected = each(keys, ({ form }) => form) as Form;
