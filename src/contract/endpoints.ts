import * as blocks from './answers/blocks';
import * as features from './answers/features';
import * as portfolio from './answers/portfolio';
import * as products from './answers/products';
import * as rewards from './answers/rewards';
import {
  anyBody,
  assumedGet,
  assumedPost,
  get,
  knownBase,
  later,
  ofSession,
  post,
  withAccessToken,
  write,
} from './endpoint';
import { anything } from './readers';

export type { Endpoint } from './endpoint';

/** The calls about single products: each is made for the members who hold one. */
export const productEndpoints = {
  bankSummary: withAccessToken(anyBody(post('bankSummary', '{portfolio}/bank/summary', anything()))),
  healthSummary: get('healthSummary', '{portfolio}/health/summary', products.healthSummarySchema),
  flexicareSummary: get('flexicareSummary', '{portfolio}/flexicare/summary', products.flexicareSummarySchema),
  investSummary: get('investSummary', '{portfolio}/invest/summary', products.investSummarySchema),
  investActionItems: get(
    'investActionItems',
    '{portfolio}/invest/action-items/count',
    products.investActionItemsSchema,
  ),
  umbrellaSummary: get('umbrellaSummary', '{portfolio}/invest/umbrella/summary', products.umbrellaSummarySchema),
  umbrellaPolicies: assumedGet(
    'umbrellaPolicies',
    '{portfolio}/invest/umbrella/policies',
    products.umbrellaPoliciesSchema,
  ),
  lifeSummary: get('lifeSummary', '{portfolio}/life/summary', products.lifeSummarySchema),
  lifeArrears: get('lifeArrears', '{portfolio}/life/policy/arrears', products.lifeArrearsSchema),
  willSummary: get('willSummary', '{portfolio}/will/summary', products.willSummarySchema),
  cardSummary: get('cardSummary', '{portfolio}/card/summary', products.cardSummarySchema),
  gapSummary: get('gapSummary', '{portfolio}/gap/summary', products.gapSummarySchema),
  insureSummary: knownBase(get('insureSummary', '{portfolio}/insure/summary', products.insureSummarySchema)),
  travelSummary: knownBase(get('travelSummary', '{portfolio}/insure/travel/summary', products.travelSummarySchema)),
  iotSummary: knownBase(get('iotSummary', '{portfolio}/insure/iot/summary', products.iotSummarySchema)),
} as const;

/** The name of a call about a single product. */
export type ProductEndpointName = keyof typeof productEndpoints;

/** Every call the portal makes, by name. */
export const endpoints = {
  products: ofSession(get('products', '{portfolio}/portfolio/products', portfolio.productsSchema)),
  productsBalance: ofSession(
    get('productsBalance', '{portfolio}/portfolio/products/balance', portfolio.productsSchema),
  ),
  headings: get('headings', '{portfolio}/headings/summary', portfolio.headingsSchema),
  ...productEndpoints,
  analyticsEvent: write(anyBody(assumedPost('analyticsEvent', '{portfolio}/analytics/event', anything()))),
  errorLog: write(knownBase(anyBody(post('errorLog', '{portfolio}/uilogging/error', anything())))),
  healthStatus: get('healthStatus', '{portfolio}/vitality/status/health', rewards.healthStatusSchema),
  driveStatus: get('driveStatus', '{portfolio}/vitality/status/drive', rewards.driveStatusSchema),
  moneyStatus: assumedGet('moneyStatus', '{portfolio}/vitality/status/money', rewards.moneyStatusSchema),
  rewardSummary: withAccessToken(
    post('rewardSummary', '{portfolio}/vitality/reward-summary/v3', rewards.rewardSummarySchema),
  ),
  rewardSummaryBalance: get('rewardSummaryBalance', '{portfolio}/vitality/reward-summary', rewards.rewardSummarySchema),
  rewardRedirect: anyBody(get('rewardRedirect', '{portfolio}/vitality/reward-summary/redirect', anything())),
  manageDetails: later(get('manageDetails', '{portfolio}/manageDetails/summary', blocks.manageDetailsSchema)),
  disclaimerEnable: later(get('disclaimerEnable', '{portfolio}/disclaimer/enable', features.disclaimerEnableSchema)),
  disclaimerAccept: write(get('disclaimerAccept', '{portfolio}/disclaimer/accept', features.disclaimerAcceptSchema)),
  onboardingQuery: later(get('onboardingQuery', '{portfolio}/vfs/popup/query', features.onboardingQuerySchema)),
  onboardingUpdate: write(anyBody(post('onboardingUpdate', '{portfolio}/vfs/popup/update', anything()))),
  mandateItems: later(
    get('mandateItems', '{mandate}/api/v1/mandate/get-outstanding-items-by-entity-no', features.mandateItemsSchema),
  ),
  digitalConsent: later(knownBase(get('digitalConsent', '{portfolio}/digital/consent', features.digitalConsentSchema))),
  digitalAcceptance: later(
    knownBase(get('digitalAcceptance', '{portfolio}/digital/acceptance', features.digitalAcceptanceSchema)),
  ),
  willItems: later(get('willItems', '{estatePlanning}/will/action-items', features.willItemsSchema)),
  viewConsent: later(get('viewConsent', '{commsPreferences}/form4/view-consent', features.viewConsentSchema)),
  updateConsent: write(anyBody(post('updateConsent', '{commsPreferences}/form4/update-consent', anything()))),
  viewPreferences: get('viewPreferences', '{commsPreferences}/member/view-preferences', features.viewPreferencesSchema),
  updatePreference: write(anyBody(post('updatePreference', '{commsPreferences}/member/update-preference', anything()))),
  rewardsBanner: later(get('rewardsBanner', '{aggregatedRewards}/rewards/banner', blocks.rewardsBannerSchema)),
  bannerSummary: later(knownBase(get('bannerSummary', '{portfolio}/banner/summary', blocks.bannerSummarySchema))),
  recommendations: later(
    get('recommendations', '{recommender}/recommender/recommendations/v3', features.recommendationsSchema),
  ),
} as const;

/** The name of one of the calls. */
export type EndpointName = keyof typeof endpoints;
