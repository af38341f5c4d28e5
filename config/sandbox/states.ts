import {
  type Downtime,
  defaultConfiguration,
  type RuntimeConfiguration,
} from '../../src/contract/runtimeConfiguration';

/** One state of the portal that somebody may want to look at. */
export interface PortalState {
  /** In small letters and dashes; the name of its pictures too. */
  readonly name: string;
  readonly about: string;
  /** `typical` if left out. */
  readonly member?: string;
  /** As `fail` of the address: "gapSummary:500,willItems:hang". */
  readonly fail?: string;
  /** The page's place; the overview if left out. */
  readonly place?: string;
  /** A page of the sandbox itself, in place of the portal's. */
  readonly sandboxPage?: `/sandbox${string}`;
  /** What the operator has configured other than the defaults. */
  readonly configuration?: Partial<Pick<RuntimeConfiguration, 'features' | 'downtime' | 'session'>>;
  /** The script that cannot be had. */
  readonly lostScript?: 'main' | 'overview';
  /** A text that is there in the end, where loading has no end. */
  readonly says?: string;
  /** What fails from then on, once the page has loaded; in the notation of `fail`. */
  readonly thenFail?: string;
  /** Whether the connection is lost once the page has loaded. */
  readonly thenOffline?: boolean;
  /** How many seconds pass once the page has loaded; clocks are put forward. */
  readonly thenWait?: number;
  /** The names of the buttons and switches to press, one after the other. */
  readonly press?: readonly string[];
  /** The dialog that is open once every button is pressed. */
  readonly dialog?: string;
  /** Whether something in it never ends loading. */
  readonly staysBusy?: boolean;
}

/** States of the same kind, under one heading. */
export interface StateGroup {
  readonly heading: string;
  readonly states: readonly PortalState[];
}

const BALANCE = '#/bal-portfolio';

// A session that ends after 15 minutes without a call, and a way out by a form.
const session: RuntimeConfiguration['session'] = {
  ...defaultConfiguration.session,
  signOutUrl: '/portal/sign-out',
  signOutMethod: 'post',
  lifetime: { idleMs: 900_000 },
};
const TWO_MINUTES = 'You will be signed out in 2 minutes';

const nothingLeftOut = defaultConfiguration.features;
const alwaysDown: Downtime = {
  products: ['bank', 'life', 'gap'],
  from: '2020-01-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  message: 'We are improving this service. It will be back at 14:00.',
};

/** Every state of the portal, in the order of the catalogue. */
export const stateGroups: readonly StateGroup[] = [
  {
    heading: 'Overview',
    states: [
      { name: 'typical', about: 'One of each common product' },
      { name: 'everything', about: 'Every product there is', member: 'everything' },
      { name: 'newcomer', about: 'Holds nothing yet', member: 'newcomer' },
      { name: 'arrears', about: 'Payments are due', member: 'arrears' },
      { name: 'loading', about: 'The products are loading', fail: 'products:hang', staysBusy: true },
      {
        name: 'tiles-loading',
        about: 'Tiles are loading',
        member: 'everything',
        fail: 'healthSummary:hang,investSummary:hang,lifeSummary:hang,bankSummary:hang,willSummary:hang',
        staysBusy: true,
      },
      { name: 'many-actions', about: 'Sixty outstanding actions', member: 'outstanding-60' },
      {
        name: 'all-actions',
        about: 'Ten outstanding actions as a list',
        member: 'outstanding-10',
        press: ['See all 10'],
      },
      {
        name: 'refresh-failed',
        about: 'A refresh that brought only a part anew',
        member: 'everything',
        thenFail:
          'lifeSummary:500,lifeArrears:500,willSummary:500,gapSummary:500,driveStatus:500,rewardSummary:500,willItems:500',
        press: ['Refresh'],
      },
      {
        name: 'refresh-without-products',
        about: 'A refresh that could not have the products anew',
        thenFail: 'products:500',
        press: ['Refresh'],
      },
      { name: 'offline', about: 'The connection is lost', thenOffline: true },
      {
        name: 'actions-unchecked',
        about: 'Some of the outstanding actions could not be checked',
        member: 'everything',
        fail: 'willItems:500',
      },
      { name: 'number-copied', about: 'A policy number was copied', press: ['Copy Policy number 0784512369'] },
      { name: 'hostile', about: 'A back end that means harm', member: 'hostile' },
    ],
  },
  {
    heading: 'Tiles',
    states: [
      { name: 'gap-single', about: 'One gap policy', member: 'gap-single' },
      { name: 'gap-withdrawn', about: 'A withdrawn gap policy', member: 'gap-withdrawn' },
      { name: 'gap-many', about: 'Several gap policies, closed', member: 'gap-many' },
      { name: 'gap-open', about: 'Several gap policies, open', member: 'gap-many', press: ['3 policies'] },
      { name: 'health-withdrawn', about: 'Membership withdrawn, with a debt', member: 'health-withdrawn' },
      { name: 'health-future', about: 'Memberships that start next year', member: 'health-future-dated' },
      { name: 'switched', about: 'A switched profile', member: 'employee-switched' },
      { name: 'life-protector', about: 'Health Plan Protector', member: 'life-health-plan-protector' },
      { name: 'insure-many', about: 'Several policies without drive', member: 'insure-many' },
      { name: 'insure-drive', about: 'One policy with drive', member: 'insure-drive' },
      { name: 'card-unmigrated', about: 'A card that is not migrated', member: 'card-unmigrated' },
      {
        name: 'tiles-failed',
        about: 'Tiles that could not be loaded',
        member: 'everything',
        fail: 'healthSummary:500,investSummary:500,lifeSummary:500,bankSummary:500,willSummary:500,gapSummary:500',
      },
      {
        name: 'downtime',
        about: 'A planned downtime of products',
        member: 'everything',
        configuration: { features: nothingLeftOut, downtime: [alwaysDown] },
      },
      { name: 'arrears-failed', about: 'Arrears could not be checked', member: 'arrears', fail: 'lifeArrears:500' },
    ],
  },
  {
    heading: 'Blocks and content',
    states: [
      { name: 'content-failed', about: 'Content could not be loaded', member: 'everything', fail: 'fragment:500' },
      {
        name: 'content-loading',
        about: 'Content is loading',
        member: 'everything',
        fail: 'fragment:hang',
        staysBusy: true,
      },
      { name: 'rewards-one', about: 'Rings at 0, inactive, beyond the goal', member: 'rewards-one' },
      { name: 'rewards-two', about: 'Rings full and nearly full', member: 'rewards-two' },
      { name: 'rewards-none', about: 'No goal, no play, no Mile', member: 'rewards-none' },
      { name: 'rewards-in-debt', about: 'Debts of the rewards', member: 'rewards-in-debt' },
      { name: 'rewards-inactive', about: 'Parts to be activated', member: 'inactive-rewards' },
      {
        name: 'rewards-failed',
        about: 'Rewards could not be loaded',
        fail: 'rewardSummary:500,healthStatus:500,driveStatus:500,moneyStatus:500',
      },
      {
        name: 'features-off',
        about: 'The blocks around the tiles are left out by the operator',
        configuration: {
          features: {
            ...nothingLeftOut,
            banners: false,
            outstanding: false,
            rewards: false,
            recommender: false,
            details: false,
          },
          downtime: [],
        },
      },
      { name: 'blocks-lost', about: 'The script of the blocks could not be loaded', lostScript: 'overview' },
      {
        name: 'blocks-failed',
        about: 'No block around the tiles could be loaded',
        fail: 'mandateItems:500,digitalConsent:500,digitalAcceptance:500,willItems:500,rewardsBanner:500,bannerSummary:500,recommendations:500,manageDetails:500',
      },
    ],
  },
  {
    heading: 'Dialogs and messages',
    states: [
      { name: 'consent', about: 'Marketing consent', member: 'consent-pending', dialog: 'Marketing consent' },
      {
        name: 'preferences',
        about: 'Its preferences',
        member: 'consent-pending',
        dialog: 'Marketing consent',
        press: ['Manage Preferences'],
      },
      {
        name: 'preferences-failed',
        about: 'Preferences could not be loaded',
        member: 'consent-pending',
        dialog: 'Marketing consent',
        fail: 'viewPreferences:500',
        press: ['Manage Preferences'],
      },
      {
        name: 'preference-failed',
        about: 'A preference could not be saved',
        member: 'consent-pending',
        dialog: 'Marketing consent',
        fail: 'updatePreference:500',
        press: ['Manage Preferences', 'Health'],
      },
      { name: 'consent-given', about: 'What follows a consent', member: 'consent-pending', press: ['Yes, I agree'] },
      {
        name: 'consent-failed',
        about: 'A consent could not be saved',
        member: 'consent-pending',
        fail: 'updateConsent:500',
        press: ['Yes, I agree'],
      },
      { name: 'privacy', about: 'Privacy statement', member: 'privacy-pending', dialog: 'Privacy statement' },
      {
        name: 'privacy-failed',
        about: 'The acknowledgement could not be saved',
        member: 'privacy-pending',
        dialog: 'Privacy statement',
        fail: 'disclaimerAccept:500',
        press: ['Accept'],
      },
      { name: 'onboarding', about: 'Onboarding, first slide', member: 'senior', dialog: "What's new" },
      {
        name: 'onboarding-last',
        about: 'Onboarding, last slide',
        member: 'senior',
        dialog: "What's new",
        press: ['Go to page 6 of 6'],
      },
      {
        name: 'amounts',
        about: 'What the amounts mean',
        dialog: 'What do these amounts mean?',
        press: ['What do these amounts mean?'],
      },
      {
        name: 'manage-preferences',
        about: 'Preferences at any time',
        dialog: 'Manage preferences',
        press: ['Manage preferences'],
      },
    ],
  },
  {
    heading: 'The end of a session',
    states: [
      { name: 'sign-out', about: 'Members can sign out', configuration: { session } },
      {
        name: 'session-warning',
        about: 'The session ends soon',
        configuration: { session },
        thenWait: 790,
        dialog: TWO_MINUTES,
      },
      {
        name: 'session-warning-above',
        about: 'The session ends soon, above a dialog that holds a decision',
        member: 'consent-pending',
        configuration: { session },
        thenWait: 790,
        dialog: TWO_MINUTES,
      },
      {
        name: 'session-warning-failed',
        about: 'The session could not be prolonged',
        configuration: { session },
        thenFail: 'products:500',
        thenWait: 790,
        dialog: TWO_MINUTES,
        press: ['Stay signed in'],
        says: 'That did not work. Please try again.',
      },
      {
        name: 'session-asked',
        about: 'The portal is asked, after the end, whether there still is a session; for some seconds',
        configuration: { session },
        thenFail: 'products:hang',
        thenWait: 905,
        says: 'Loading your portfolio',
        staysBusy: true,
      },
      {
        name: 'session-leaving',
        about: 'The member signs out while a preference is being saved; for up to three seconds',
        configuration: { session },
        thenFail: 'updatePreference:hang',
        press: ['Manage preferences', 'Health', 'Close', 'Sign out'],
        says: 'Signing out',
        staysBusy: true,
      },
      {
        name: 'session-idle',
        about: 'The session has ended without activity',
        configuration: { session },
        thenFail: 'products:401',
        thenWait: 905,
        says: 'You were signed out after 15 minutes without activity',
      },
      {
        name: 'signed-out',
        about: 'The member has signed out, where that leads nowhere',
        configuration: { session: { ...session, signOutUrl: '/portal/sign-out/nowhere' } },
        press: ['Sign out'],
        says: 'You have signed out',
      },
    ],
  },
  {
    heading: 'Balance',
    states: [
      { name: 'balance', about: 'Balance of a typical member', place: BALANCE },
      { name: 'balance-everything', about: 'Balance of who holds everything', member: 'everything', place: BALANCE },
      { name: 'balance-newcomer', about: 'Balance of who holds nothing', member: 'newcomer', place: BALANCE },
      {
        name: 'balance-refresh-failed',
        about: 'A refresh of the balance that brought only a part anew',
        thenFail: 'lifeSummary:500,healthStatus:500,rewardSummaryBalance:500',
        press: ['Refresh'],
        place: BALANCE,
      },
      { name: 'balance-arrears', about: 'Balance of who owes', member: 'arrears', place: BALANCE },
      {
        name: 'balance-rewards-failed',
        about: 'Its rewards could not be loaded',
        member: 'rewards-two',
        fail: 'rewardSummaryBalance:500',
        place: BALANCE,
      },
    ],
  },
  {
    heading: 'When everything fails',
    states: [
      { name: 'products-failed', about: 'The products could not be loaded', fail: 'products:500' },
      {
        name: 'balance-failed',
        about: 'The products of the balance could not be loaded',
        fail: 'productsBalance:500',
        place: BALANCE,
      },
      {
        name: 'start-failed',
        about: 'The first script could not be loaded',
        lostScript: 'main',
        staysBusy: true,
        says: 'Sorry, this service has a technical problem at the moment. Please try again later.',
      },
      { name: 'session-ended', about: 'The session has ended', fail: 'products:401' },
      { name: 'not-found', about: 'An address that does not exist', place: '#/nowhere' },
    ],
  },
  {
    heading: 'The sandbox itself',
    states: [
      { name: 'sandbox', about: 'Members, sessions and faults', sandboxPage: '/sandbox' },
      { name: 'sandbox-states', about: 'This catalogue', sandboxPage: '/sandbox/states' },
    ],
  },
];

/** Where a state is looked at, relative to the portal's address. */
export const addressOf = ({ member = 'typical', fail = '', place = '#/portfolio', sandboxPage }: PortalState): string =>
  sandboxPage ?? `/?member=${member}&fail=${fail}&delay=0${place}`;
