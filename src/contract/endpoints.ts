import * as blocks from './answers/blocks';
import * as features from './answers/features';
import * as portfolio from './answers/portfolio';
import * as products from './answers/products';
import * as rewards from './answers/rewards';
import { get, named, post } from './endpoint';
import { anything } from './readers';

export type { Endpoint } from './endpoint';

/** The calls about single products, without their names: each is made for the members who hold one. */
export const productEndpoints = {
  bankSummary: post('{portfolio}/bank/summary', anything, { sendsAccessToken: true, ignoresBody: true }),
  healthSummary: get('{portfolio}/health/summary', products.healthSummarySchema),
  flexicareSummary: get('{portfolio}/flexicare/summary', products.flexicareSummarySchema),
  investSummary: get('{portfolio}/invest/summary', products.investSummarySchema),
  investActionItems: get('{portfolio}/invest/action-items/count', products.investActionItemsSchema),
  umbrellaSummary: get('{portfolio}/invest/umbrella/summary', products.umbrellaSummarySchema),
  umbrellaPolicies: get('{portfolio}/invest/umbrella/policies', products.umbrellaPoliciesSchema),
  lifeSummary: get('{portfolio}/life/summary', products.lifeSummarySchema),
  lifeArrears: get('{portfolio}/life/policy/arrears', products.lifeArrearsSchema),
  willSummary: get('{portfolio}/will/summary', products.willSummarySchema),
  cardSummary: get('{portfolio}/card/summary', products.cardSummarySchema),
  gapSummary: get('{portfolio}/gap/summary', products.gapSummarySchema),
  insureSummary: get('{portfolio}/insure/summary', products.insureSummarySchema, { hasKnownBase: true }),
  travelSummary: get('{portfolio}/insure/travel/summary', products.travelSummarySchema, { hasKnownBase: true }),
  iotSummary: get('{portfolio}/insure/iot/summary', products.iotSummarySchema, { hasKnownBase: true }),
};

/** The name of a call about a single product. */
export type ProductEndpointName = keyof typeof productEndpoints;

// A call of a block: those of the product tiles go first.
const later = { priority: 'low' } as const;

const silent = { changes: true, failsSilently: true, ignoresBody: true } as const;

/** Every call the portal makes, by name. */
export const endpoints = named({
  products: get('{portfolio}/portfolio/products', portfolio.productsSchema, { provesSession: true }),
  productsBalance: get('{portfolio}/portfolio/products/balance', portfolio.productsSchema, { provesSession: true }),
  headings: get('{portfolio}/headings/summary', portfolio.headingsSchema),
  ...productEndpoints,
  analyticsEvent: post('{portfolio}/analytics/event', anything, silent),
  errorLog: post('{portfolio}/uilogging/error', anything, { ...silent, hasKnownBase: true }),
  healthStatus: get('{portfolio}/vitality/status/health', rewards.healthStatusSchema),
  driveStatus: get('{portfolio}/vitality/status/drive', rewards.driveStatusSchema),
  moneyStatus: get('{portfolio}/vitality/status/money', rewards.moneyStatusSchema),
  rewardSummary: post('{portfolio}/vitality/reward-summary/v3', rewards.rewardSummarySchema, {
    sendsAccessToken: true,
  }),
  rewardSummaryBalance: get('{portfolio}/vitality/reward-summary', rewards.rewardSummarySchema),
  rewardRedirect: get('{portfolio}/vitality/reward-summary/redirect', anything, { ignoresBody: true }),
  manageDetails: get('{portfolio}/manageDetails/summary', blocks.manageDetailsSchema, later),
  disclaimerEnable: get('{portfolio}/disclaimer/enable', features.disclaimerEnableSchema, later),
  disclaimerAccept: get('{portfolio}/disclaimer/accept', features.disclaimerAcceptSchema, { changes: true }),
  onboardingQuery: get('{portfolio}/vfs/popup/query', features.onboardingQuerySchema, later),
  onboardingUpdate: post('{portfolio}/vfs/popup/update', anything, silent),
  mandateItems: get('{mandate}/api/v1/mandate/get-outstanding-items-by-entity-no', features.mandateItemsSchema, later),
  digitalConsent: get('{portfolio}/digital/consent', features.digitalConsentSchema, { ...later, hasKnownBase: true }),
  digitalAcceptance: get('{portfolio}/digital/acceptance', features.digitalAcceptanceSchema, {
    ...later,
    hasKnownBase: true,
  }),
  willItems: get('{estatePlanning}/will/action-items', features.willItemsSchema, later),
  viewConsent: get('{commsPreferences}/form4/view-consent', features.viewConsentSchema, later),
  updateConsent: post('{commsPreferences}/form4/update-consent', anything, {
    changes: true,
    ignoresBody: true,
    refusesPages: true,
  }),
  viewPreferences: get('{commsPreferences}/member/view-preferences', features.viewPreferencesSchema),
  updatePreference: post('{commsPreferences}/member/update-preference', anything, { changes: true, ignoresBody: true }),
  rewardsBanner: get('{aggregatedRewards}/rewards/banner', blocks.rewardsBannerSchema, later),
  bannerSummary: get('{portfolio}/banner/summary', blocks.bannerSummarySchema, { ...later, hasKnownBase: true }),
  recommendations: get('{recommender}/recommender/recommendations/v3', features.recommendationsSchema, later),
});

/** The call that asks for the products of a screen; on a page that is not found, for those of the overview. */
export const productsEndpoint = (screen: string) =>
  screen === 'bal-portfolio' ? endpoints.productsBalance : endpoints.products;

/** The name of one of the calls. */
export type EndpointName = keyof typeof endpoints;
