import { typicalProducts } from './products';

type Ring = 'EXERCISE_RING' | 'DRIVE_RING' | 'SPEND_RING';

/** A goal in progress; `changes` replaces single fields. */
export const goal = (
  goalIdentifier: Ring,
  progressPercentage: number,
  changes: { readonly hasGoal?: boolean; readonly active?: boolean } = {},
) => ({ goalIdentifier, hasGoal: true, progressPercentage, active: true, ...changes });

type Goals = readonly ReturnType<typeof goal>[];

/** A rewards summary in shape one: nested details and inventory. */
export const shapeOne = (goalProgressList: Goals, plays: number, miles: number) => ({
  goalDetails: { goalProgressList },
  rewardsInventory: { plays: { availablePlayCount: plays }, miles: { balance: miles } },
});

/** A rewards summary in shape two: flat lists. The Miles are between entries that must not be confused with them. */
export const shapeTwo = (goalProgressResponseList: Goals, plays: number, miles: number) => ({
  playCount: plays,
  goalProgressResponseList,
  inventoryDetailList: [
    { typeToken: 'MILES', tokenStatus: 'EXPIRED', tokenValue: 999 },
    { typeToken: 'MILES', tokenStatus: 'ALLOCATED', tokenValue: String(miles) },
    { typeToken: 'PLAY', tokenStatus: 'ALLOCATED', tokenValue: plays },
  ],
});

/** An outstanding item with one of the sandbox's fragments, by its last path segment. */
export const item = (segment: string, redirectUrl: string) => ({
  itemContentFragmentUrl: `/portfolio/outstanding/${segment}`,
  redirectUrl,
});

/** An offer of the recommender, with one of the sandbox's pictures. */
export const offer = (id: string, picture: string, title: string, message: string, actionText: string) => ({
  title,
  message,
  imageUrl: `/cms/site/images/${picture}.svg`,
  webQuoteUrl: `/portal/quotes/${id.toLowerCase()}`,
  actionText,
  googleAnalyticsMessageId: id,
});

const preference = (name: string, description: string, isSubscribed: boolean, mandatory = false) => ({
  name,
  description,
  mandatory,
  isSubscribed,
});

/** Preferences with these products in the marketing category, beside categories that the dialog does not show. */
export const preferences = (products: readonly ReturnType<typeof preference>[]) => ({
  sections: [
    {
      visible: true,
      categories: [
        { visible: true, name: 'Electronic Marketing WEB', products },
        {
          visible: true,
          name: 'Statements',
          products: [preference('Monthly statements', 'Your statements by email', true, true)],
        },
      ],
    },
    { visible: false, categories: [{ visible: false, name: 'Postal', products: [] }] },
  ],
});

const goals = [goal('EXERCISE_RING', 72), goal('DRIVE_RING', 100), goal('SPEND_RING', 38)];

const roadside = offer(
  'REC-ROADSIDE',
  'road',
  'Help on the road',
  'Add roadside help for every driver in your household.',
  'Add roadside help',
);

/** The cover of a life policy in one currency, with names and numbers of the policies. */
export const cover = (currencyCode: string, totalCoverAmount: number, ...policies: (readonly [string, string])[]) => ({
  currencyCode,
  totalCoverAmount,
  activePolicies: policies.map(([policyName, policyNumber]) => ({ policyName, policyNumber })),
});

/** A policy of car and home insurance. */
export const policy = (policyDescription: string, policyNumber: string) => ({ policyDescription, policyNumber });

const detail = (Description: string, path: string) => ({ Description, Link: `/${path}` });

/** What the portal answers a typical member, by the call: nothing is pending but four outstanding actions. */
export const typical = {
  products: typicalProducts,
  headings: {
    gapMgapPolicyNumberText: 'Supplementary policy number',
    gapHgapPolicyNumberText: 'Comprehensive policy number',
    gapNumberOfPoliciesText: 'Number of policies',
    insureIotAccountNumberText: 'Account number',
    investNumberOfPoliciesText: 'Number of policies',
    groupRiskTest: 'Group risk',
  },
  healthSummary: {
    schemeName: 'Meridian Medical Scheme, Classic Comprehensive',
    msaBalance: '4825.60',
    policyNo: '0784512369',
    showWelcomeMessage: false,
  },
  flexicareSummary: { showWelcomeMessage: false },
  investSummary: { totalPolicies: 3, totalPortfolioAmount: '98765.40' },
  investActionItems: { totalActionItems: 0 },
  umbrellaSummary: { totalPortfolioAmount: 284310.55, enableSwitchuserView: false },
  umbrellaPolicies: { riskPolicies: [{ description: 'Group life cover, 3 times annual salary' }] },
  lifeSummary: {
    lifePolicy: [cover('ZAR', 1500000.5, ['Classic Life Plan', '5100348821'])],
    hasLifeUnpaidPayBacks: false,
  },
  lifeArrears: { totalArrearAmount: 0 },
  willSummary: { policyNo: 'W-2201947', clickThroughUrl: '/portal/wills/W-2201947' },
  cardSummary: { isMigrated: true },
  gapSummary: {
    hgap: { policyNumber: 'HG-3318046', description: 'Comprehensive gap cover' },
    mgap: { policyNumber: 'MG-5520871', description: 'Supplementary gap cover' },
  },
  insureSummary: {
    policies: [policy('Car and home, Classic plan', '4001987234')],
    overallStatusDescription: 'Silver driver status',
    drivePoints: 640,
  },
  travelSummary: { insurePolicies: [{ description: 'Family trip to Lisbon, 3 to 17 December' }] },
  iotSummary: { policies: [{ policyNumber: 'IOT-77104-2' }] },
  healthStatus: { status: 'GOLD', displayStatus: 'Gold' },
  driveStatus: { status: 'Silver' },
  moneyStatus: { moneyStatus: { displayStatus: 'Bronze' } },
  rewardSummary: shapeTwo(goals, 3, 1250),
  rewardSummaryBalance: shapeOne(goals, 3, 1250),
  manageDetails: {
    Details: [
      detail('Update your contact details', 'portal/details/contact'),
      detail('Change your banking details', 'portal/details/banking'),
      detail('Manage your beneficiaries', 'portal/details/beneficiaries'),
      detail('Your tax certificates', 'portal/details/tax-certificates'),
      detail('Add a dependant', 'portal/details/dependants'),
      detail('Communication choices', 'portfolio/communication-choices'),
    ],
  },
  disclaimer: { enable: false, contentPath: '/corporate/privacy-statement', version: '2026.2' },
  onboarding: { age: 41, numberOfEvents: 0, productFeatureActive: true },
  mandateItems: [
    item('device-mandate', '/portal/mandates/device'),
    item('device-installation', '/portal/mandates/fitting'),
  ],
  digitalConsent: {
    pendingConsentCount: { pendingConsentRequests: 1 },
    consentFragmentSrc: '/portfolio/outstanding/digital-consent',
  },
  digitalAcceptance: {
    pendingRequestCount: { pendingAcceptanceRequests: 0 },
    hasExpired: false,
    acceptanceFragmentSrc: '/portfolio/outstanding/digital-acceptance',
  },
  willItems: [item('will-review', '/portal/wills/review')],
  viewConsent: true,
  viewPreferences: preferences([
    preference('Health', 'News and offers on medical aid and primary care', true),
    preference('Car and home insurance', 'News and offers on insuring what you own', false),
    preference('Rewards', 'What your rewards programme requires us to tell you', true, true),
    preference('Investments', 'News and offers on saving and retirement', false),
  ]),
  rewardsBanner: {
    showBanner: true,
    bannerLink: '/portal/active-rewards/play',
    heading: 'You have 3 plays waiting in Active Rewards',
    textColour: '#0b3d2e',
  },
  bannerSummary: {
    showBanner: true,
    bannerLink: '/portal/offers',
    heading: 'Good to know',
    hippoUrl: ['/portfolio/banners/year-end', '/portfolio/banners/refer-a-friend'],
  },
  recommendations: {
    recommendations: [
      offer('REC-TRAVEL', 'travel', 'Travelling soon?', 'Cover a whole trip in four minutes.', 'Get a travel quote'),
      roadside,
    ],
    nextBestOffer: [
      { ...roadside, title: 'Help on the road, again' },
      offer(
        'NBO-SAVE',
        'savings',
        'A tax-free start',
        'Save from 40 a month and keep every cent of growth.',
        'Start saving',
      ),
    ],
    extraContent: [
      offer('EXT-SLEEP', 'sleep', 'Sleep on it', 'Six habits that give you better nights.', 'Read the article'),
      offer('EXT-WILL', 'pen', 'Put it in writing', 'A will in an afternoon, with a lawyer at hand.', 'Write a will'),
    ],
  },
};

/** Answers that have optional fields, or come in several forms. */
type Varied =
  | 'headings'
  | 'cardSummary'
  | 'gapSummary'
  | 'insureSummary'
  | 'rewardSummary'
  | 'rewardSummaryBalance'
  | 'rewardsBanner'
  | 'bannerSummary';

/** What the portal may answer a member. */
export type Member = Omit<typeof typical, Varied> & Readonly<Record<Varied, Readonly<Record<string, unknown>>>>;
