import { type BasePathName, defaultBasePaths } from './basePaths';
import type { EndpointName } from './endpoints';
import type { ProductTileName } from './tileNames';

/** The names of the fragments whose address is configured instead of sent by a service. */
export type FragmentName =
  | 'marketingConsent'
  | 'medicalAidWelcome'
  | 'flexicareWelcome'
  | 'investmentActionItems'
  | 'lifePayNow'
  | 'lifePayback';

/** A block or dialog that the operator can leave out. */
export type FeatureName =
  | 'banners'
  | 'outstanding'
  | 'rewards'
  | 'recommender'
  | 'details'
  | 'consent'
  | 'disclaimer'
  | 'onboarding';

/** A planned downtime of products. */
export interface Downtime {
  readonly products: readonly ProductTileName[];
  /** ISO 8601 with its offset from UTC; the first moment of the downtime, and the first after it. */
  readonly from: string;
  readonly until: string;
  /** What the products' tiles say meanwhile. */
  readonly message: string;
}

/** The portal's complete runtime configuration. Operators change it without a new build. */
export interface RuntimeConfiguration {
  readonly title: string;
  /** `name`: the name beside the portal's mark. */
  readonly brand: { readonly name: string };
  /** Whether the addresses of the screens are in the hash or in the path. */
  readonly location: 'hash' | 'path';
  /** Whether Redux DevTools may attach in production. */
  readonly devTools: boolean;
  /** Whether the page records its session. The server of the sandbox sets it; before an upstream portal it is off. */
  readonly sessions: 'off' | 'recorded';
  readonly callCentrePhone: string;
  /** ISO 4217 code of amounts that come without one (rule `money.arrears`). */
  readonly currency: string;
  readonly signInUrl: string;
  readonly basePaths: Readonly<Record<BasePathName, string>>;
  /** The prefix of the portfolio calls whose base we were not given; if empty, the portfolio base path. */
  readonly portfolioPrefix: string;
  /** Paths of single calls that differ from the table, with the base in braces. */
  readonly paths: Readonly<Partial<Record<EndpointName, string>>>;
  readonly preferencesSource: string;
  /** Milliseconds until a call counts as timed out. */
  readonly timeoutMs: number;
  /** The same on local or test hosts. */
  readonly localTimeoutMs: number;
  /** How long what has arrived counts as fresh and is not requested again, in milliseconds. */
  readonly freshnessMs: number;
  /** Whether each page sends what the browser measured of it with the analytics (rule `analytics.measures`). */
  readonly measures: boolean;
  /** Host patterns that count as local or test: exact, `*.suffix`, `label:NAME` (any label) or `suffix:TEXT`. */
  readonly localHosts: readonly string[];
  readonly content: {
    /** The content management's origin; if empty, the portal's own. */
    readonly origin: string;
    readonly previewPrefix: string;
    readonly sitePrefix: string;
    /** Further origins from which fragments and offers may show pictures; `*` allows any https origin. */
    readonly pictureOrigins: readonly string[];
    /** Paths below which sources have their own context, and get no prefix. */
    readonly ownContext: readonly string[];
    /** Further origins from which fragments may be fetched. */
    readonly fragmentOrigins: readonly string[];
    readonly fragments: Readonly<Record<FragmentName, string>>;
    /** The name of the token that passes the arrears to the pay-now fragment of life insurance. */
    readonly arrearToken: string;
  };
  readonly logger: { readonly consoleLevel: number; readonly serverLevel: number; readonly sourceMaps: boolean };
  /** `waitMs`: how long a dialog waits for the checks of those before it, in milliseconds. */
  readonly dialogs: { readonly waitMs: number };
  readonly appLinks: { readonly ios: string; readonly android: string };
  /**
   * `cookie`, `header`: what identifies the signed-in session, by the name of a cookie that script can read and the
   * name of a response header; empty means none. `accessTokenKey`: the key of the member's access token in
   * sessionStorage. `checkPath`: the path of a GET that says whether there is a session, its base in braces; if empty,
   * the products of the screen.
   */
  readonly session: {
    readonly cookie: string;
    readonly header: string;
    readonly accessTokenKey: string;
    readonly checkPath: string;
  };
  /** What is false is left out wholly. Read anew while the page is open, as is `downtime`. */
  readonly features: Readonly<Record<FeatureName, boolean>>;
  readonly downtime: readonly Downtime[];
}

/** The defaults of the runtime configuration. */
export const defaultConfiguration: RuntimeConfiguration = {
  title: 'portfolio-ui',
  brand: { name: 'Member portal' },
  location: 'hash',
  devTools: false,
  sessions: 'off',
  callCentrePhone: '0800 555 010',
  currency: 'USD',
  signInUrl: '/portal/sign-in',
  basePaths: defaultBasePaths,
  portfolioPrefix: '',
  paths: {},
  preferencesSource: 'portfolio',
  timeoutMs: 60_000,
  localTimeoutMs: 600_000,
  freshnessMs: 300_000,
  measures: false,
  localHosts: ['localhost', '127.0.0.1', '[::1]', '*.localhost', '*.test', 'label:test', 'suffix:-test'],
  content: {
    origin: '',
    previewPrefix: '/cms/preview',
    sitePrefix: '/cms/site',
    pictureOrigins: [],
    ownContext: [],
    fragmentOrigins: [],
    fragments: {
      marketingConsent: '/corporate/consent/electronic-marketing',
      medicalAidWelcome: '/portfolio/medical-aid/welcome-communication',
      flexicareWelcome: '/portfolio/flexicare/welcome-communication',
      investmentActionItems: '/investments/action-items',
      lifePayNow: '/life-insurance/pay-now',
      lifePayback: '/life-insurance/payback',
    },
    arrearToken: 'arrearAmount',
  },
  logger: { consoleLevel: 5, serverLevel: 5, sourceMaps: false },
  dialogs: { waitMs: 3_000 },
  appLinks: { ios: 'https://apps.apple.com/', android: 'https://play.google.com/store/apps' },
  session: { cookie: '', header: '', accessTokenKey: 'accessToken', checkPath: '' },
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
  downtime: [],
};
