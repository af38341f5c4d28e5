import * as blocks from './answers/blocks';
import * as features from './answers/features';
import * as portfolio from './answers/portfolio';
import * as products from './answers/products';
import * as rewards from './answers/rewards';
import { anyBody, assumed, get, knownBase, later, named, ofSession, post, withAccessToken, write } from './endpoint';
import { anything } from './readers';

export type { Endpoint } from './endpoint';

/** The calls about single products, without their names: each is made for the members who hold one. */
export const productEndpoints = {
  bankSummary: withAccessToken(anyBody(post('{portfolio}/bank/summary', anything))),
  healthSummary: get('{portfolio}/health/summary', products.healthSummarySchema),
  flexicareSummary: get('{portfolio}/flexicare/summary', products.flexicareSummarySchema),
  investSummary: get('{portfolio}/invest/summary', products.investSummarySchema),
  investActionItems: get('{portfolio}/invest/action-items/count', products.investActionItemsSchema),
  umbrellaSummary: get('{portfolio}/invest/umbrella/summary', products.umbrellaSummarySchema),
  umbrellaPolicies: assumed(get('{portfolio}/invest/umbrella/policies', products.umbrellaPoliciesSchema)),
  lifeSummary: get('{portfolio}/life/summary', products.lifeSummarySchema),
  lifeArrears: get('{portfolio}/life/policy/arrears', products.lifeArrearsSchema),
  willSummary: get('{portfolio}/will/summary', products.willSummarySchema),
  cardSummary: get('{portfolio}/card/summary', products.cardSummarySchema),
  gapSummary: get('{portfolio}/gap/summary', products.gapSummarySchema),
  insureSummary: knownBase(get('{portfolio}/insure/summary', products.insureSummarySchema)),
  travelSummary: knownBase(get('{portfolio}/insure/travel/summary', products.travelSummarySchema)),
  iotSummary: knownBase(get('{portfolio}/insure/iot/summary', products.iotSummarySchema)),
};

/** The name of a call about a single product. */
export type ProductEndpointName = keyof typeof productEndpoints;

/** Every call the portal makes, by name. */
export const endpoints = named({
  products: ofSession(get('{portfolio}/portfolio/products', portfolio.productsSchema)),
  productsBalance: ofSession(get('{portfolio}/portfolio/products/balance', portfolio.productsSchema)),
  headings: get('{portfolio}/headings/summary', portfolio.headingsSchema),
  ...productEndpoints,
  analyticsEvent: write(anyBody(assumed(post('{portfolio}/analytics/event', anything)))),
  errorLog: write(knownBase(anyBody(post('{portfolio}/uilogging/error', anything)))),
  healthStatus: get('{portfolio}/vitality/status/health', rewards.healthStatusSchema),
  driveStatus: get('{portfolio}/vitality/status/drive', rewards.driveStatusSchema),
  moneyStatus: assumed(get('{portfolio}/vitality/status/money', rewards.moneyStatusSchema)),
  rewardSummary: withAccessToken(post('{portfolio}/vitality/reward-summary/v3', rewards.rewardSummarySchema)),
  rewardSummaryBalance: get('{portfolio}/vitality/reward-summary', rewards.rewardSummarySchema),
  rewardRedirect: anyBody(get('{portfolio}/vitality/reward-summary/redirect', anything)),
  manageDetails: later(get('{portfolio}/manageDetails/summary', blocks.manageDetailsSchema)),
  disclaimerEnable: later(get('{portfolio}/disclaimer/enable', features.disclaimerEnableSchema)),
  disclaimerAccept: write(get('{portfolio}/disclaimer/accept', features.disclaimerAcceptSchema)),
  onboardingQuery: later(get('{portfolio}/vfs/popup/query', features.onboardingQuerySchema)),
  onboardingUpdate: write(anyBody(post('{portfolio}/vfs/popup/update', anything))),
  mandateItems: later(get('{mandate}/api/v1/mandate/get-outstanding-items-by-entity-no', features.mandateItemsSchema)),
  digitalConsent: later(knownBase(get('{portfolio}/digital/consent', features.digitalConsentSchema))),
  digitalAcceptance: later(knownBase(get('{portfolio}/digital/acceptance', features.digitalAcceptanceSchema))),
  willItems: later(get('{estatePlanning}/will/action-items', features.willItemsSchema)),
  viewConsent: later(get('{commsPreferences}/form4/view-consent', features.viewConsentSchema)),
  updateConsent: write(anyBody(post('{commsPreferences}/form4/update-consent', anything))),
  viewPreferences: get('{commsPreferences}/member/view-preferences', features.viewPreferencesSchema),
  updatePreference: write(anyBody(post('{commsPreferences}/member/update-preference', anything))),
  rewardsBanner: later(get('{aggregatedRewards}/rewards/banner', blocks.rewardsBannerSchema)),
  bannerSummary: later(knownBase(get('{portfolio}/banner/summary', blocks.bannerSummarySchema))),
  recommendations: later(get('{recommender}/recommender/recommendations/v3', features.recommendationsSchema)),
});

/** The name of one of the calls. */
export type EndpointName = keyof typeof endpoints;
