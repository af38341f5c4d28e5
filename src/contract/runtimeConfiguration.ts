import { type BasePathName, defaultBasePaths } from './basePaths';
import type { Brand } from './brand';
import type { EndpointName } from './endpoints';
import type { ProductTileName } from './tileNames';

/** A planned downtime of products. */
export interface Downtime {
  readonly products: readonly ProductTileName[];
  /** ISO 8601 with its offset from UTC; the first moment of the downtime, and the first after it. */
  readonly from: string;
  readonly until: string;
  /** What the products' tiles say meanwhile. */
  readonly message: string;
}

/**
 * How the page knows how long the session lasts: by a response header with the seconds that are left, or by how long the
 * portal waits for the next call, in milliseconds.
 */
export type SessionLifetime = { readonly header: string } | { readonly idleMs: number };

const defaults = {
  title: 'portfolio-ui',
  brand: { name: 'Member portal' } as Brand,
  /** The language of the page, and those that a member can choose from, as BCP 47 names them. */
  language: 'en',
  languages: ['en'] as string[],
  /** In whose form amounts, counts and times are written: as they are specified, or as the language has them. */
  formats: 'specified' as 'specified' | 'language',
  /** Whether the addresses of the screens are in the hash or in the path. */
  location: 'hash' as 'hash' | 'path',
  /** Whether Redux DevTools may attach in production. */
  devTools: false,
  /** Whether the page records its session. The server of the sandbox sets it; before an upstream portal it is off. */
  sessions: 'off' as 'off' | 'recorded',
  callCentrePhone: '0800 555 010',
  /** ISO 4217 code of amounts that come without one (rule `money.arrears`). */
  currency: 'USD',
  signInUrl: '/portal/sign-in',
  basePaths: defaultBasePaths as Record<BasePathName, string>,
  /** The prefix of the portfolio calls whose base we were not given; if empty, the portfolio base path. */
  portfolioPrefix: '',
  /** Paths of single calls that differ from the table, with the base in braces. */
  paths: {} as Partial<Record<EndpointName, string>>,
  preferencesSource: 'portfolio',
  /** Milliseconds until a call counts as timed out. */
  timeoutMs: 60_000,
  /** The same on local or test hosts. */
  localTimeoutMs: 600_000,
  /** How long what has arrived counts as fresh and is not requested again, in milliseconds. */
  freshnessMs: 300_000,
  /** Whether each page sends what the browser measured of it with the analytics (rule `analytics.measures`). */
  measures: false,
  /** Host patterns that count as local or test: exact, `*.suffix`, `label:NAME` (any label) or `suffix:TEXT`. */
  localHosts: ['localhost', '127.0.0.1', '[::1]', '*.localhost', '*.test', 'label:test', 'suffix:-test'],
  content: {
    /** The content management's origin; if empty, the portal's own. */
    origin: '',
    previewPrefix: '/cms/preview',
    sitePrefix: '/cms/site',
    /** Further origins from which fragments and offers may show pictures; `*` allows any https origin. */
    pictureOrigins: [] as string[],
    /** Paths below which sources have their own context, and get no prefix. */
    ownContext: [] as string[],
    /** Further origins from which fragments may be fetched. */
    fragmentOrigins: [] as string[],
    /** The fragments whose address is configured instead of sent by a service. */
    fragments: {
      marketingConsent: '/corporate/consent/electronic-marketing',
      medicalAidWelcome: '/portfolio/medical-aid/welcome-communication',
      flexicareWelcome: '/portfolio/flexicare/welcome-communication',
      investmentActionItems: '/investments/action-items',
      lifePayNow: '/life-insurance/pay-now',
      lifePayback: '/life-insurance/payback',
    },
    /** The name of the token that passes the arrears to the pay-now fragment of life insurance. */
    arrearToken: 'arrearAmount',
  },
  logger: { consoleLevel: 5, serverLevel: 5, sourceMaps: false },
  /** `waitMs`: how long a dialog waits for the checks of those before it, in milliseconds. */
  dialogs: { waitMs: 3_000 },
  appLinks: { ios: 'https://apps.apple.com/', android: 'https://play.google.com/store/apps' },
  /**
   * `cookie`, `header`: what identifies the signed-in session, by the name of a cookie that script can read and the
   * name of a response header; empty means none. `accessTokenKey`: the key of the member's access token in
   * sessionStorage. `checkPath`: the path of a GET that says whether there is a session, its base in braces; if empty,
   * the products of the screen. `signOutUrl`: where members sign out, by a link or by a form that has the forgery token in
   * the field `tokenField`; if empty, they cannot. `lifetime`: empty if the page cannot know it. `warnMs`: how long before
   * the session's end it warns. `renewPath`: what "Stay signed in" requests, as `checkPath`.
   */
  session: {
    cookie: '',
    header: '',
    accessTokenKey: 'accessToken',
    checkPath: '',
    signOutUrl: '',
    signOutMethod: 'get' as 'get' | 'post',
    tokenField: '_csrf',
    lifetime: '' as SessionLifetime | '',
    warnMs: 120_000,
    renewPath: '',
  },
  /** The blocks and dialogs; one that is false is left out wholly. Read anew while the page is open, as is `downtime`. */
  features: {
    banners: true,
    outstanding: true,
    rewards: true,
    recommender: true,
    details: true,
    consent: true,
    disclaimer: true,
    onboarding: true,
  },
  downtime: [] as Downtime[],
};

type Settings<Value> = Value extends object ? { readonly [Key in keyof Value]: Settings<Value[Key]> } : Value;

/** The portal's complete runtime configuration. Operators change it without a new build. */
export type RuntimeConfiguration = Settings<typeof defaults>;

/** The name of a fragment whose address is configured. */
export type FragmentName = keyof RuntimeConfiguration['content']['fragments'];

/** A block or dialog that the operator can leave out. */
export type FeatureName = keyof RuntimeConfiguration['features'];

/** The defaults of the runtime configuration. */
export const defaultConfiguration: RuntimeConfiguration = defaults;
