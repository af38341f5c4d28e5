import { type BasePathName, defaultBasePaths } from './basePaths';
import type { EndpointName } from './endpoints';

/** Names of the fragments whose address is configured rather than sent by a service. */
export type FragmentName =
  | 'marketingConsent'
  | 'medicalAidWelcome'
  | 'flexicareWelcome'
  | 'investmentActionItems'
  | 'lifePayNow'
  | 'lifePayback';

/** The portal's runtime configuration, complete. An operator changes it without rebuilding. */
export interface RuntimeConfiguration {
  readonly title: string;
  /** Whether the screens' addresses stand behind a hash or in the path. */
  readonly location: 'hash' | 'path';
  /** Whether Redux DevTools may attach in production. */
  readonly devTools: boolean;
  readonly callCentrePhone: string;
  readonly signInUrl: string;
  readonly basePaths: Readonly<Record<BasePathName, string>>;
  /** Put before the portfolio calls that the spec lists without a full path; the portfolio base where empty. */
  readonly portfolioPrefix: string;
  /** Paths of single calls that differ from the table, with the base in braces. */
  readonly paths: Readonly<Partial<Record<EndpointName, string>>>;
  readonly preferencesSource: string;
  /** Milliseconds until a call counts as timed out. */
  readonly timeoutMs: number;
  /** The same on local or test hosts. */
  readonly localTimeoutMs: number;
  /** Host patterns that count as local or test: exact, `*.suffix`, `label:NAME` (any label) or `suffix:TEXT`. */
  readonly localHosts: readonly string[];
  readonly content: {
    /** The content management's origin; the portal's own where empty. */
    readonly origin: string;
    readonly previewPrefix: string;
    readonly sitePrefix: string;
    readonly fragments: Readonly<Record<FragmentName, string>>;
  };
  readonly logger: { readonly consoleLevel: number; readonly serverLevel: number; readonly sourceMaps: boolean };
  /** `waitMs`: how long a dialog waits for the checks of those before it, in milliseconds. */
  readonly dialogs: { readonly waitMs: number };
  readonly appLinks: { readonly ios: string; readonly android: string };
}

/** What the portal does where the operator says nothing (spec section 9 and our own defaults). */
export const defaultConfiguration: RuntimeConfiguration = {
  title: 'portfolio-ui',
  location: 'hash',
  devTools: false,
  callCentrePhone: '0800 555 010',
  signInUrl: '/portal/sign-in',
  basePaths: defaultBasePaths,
  portfolioPrefix: '',
  paths: {},
  preferencesSource: 'portfolio',
  timeoutMs: 60_000,
  localTimeoutMs: 600_000,
  localHosts: ['localhost', '127.0.0.1', '[::1]', '*.localhost', '*.test', 'label:test', 'suffix:-test'],
  content: {
    origin: '',
    previewPrefix: '/cms/preview',
    sitePrefix: '/cms/site',
    fragments: {
      marketingConsent: '/corporate/consent/electronic-marketing',
      medicalAidWelcome: '/portfolio/medical-aid/welcome-communication',
      flexicareWelcome: '/portfolio/flexicare/welcome-communication',
      investmentActionItems: '/investments/action-items',
      lifePayNow: '/life-insurance/pay-now',
      lifePayback: '/life-insurance/payback',
    },
  },
  logger: { consoleLevel: 5, serverLevel: 5, sourceMaps: false },
  dialogs: { waitMs: 3_000 },
  appLinks: { ios: 'https://apps.apple.com/', android: 'https://play.google.com/store/apps' },
};
