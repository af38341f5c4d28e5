import type { GenericSchema } from 'valibot';
import * as features from './answers/features';
import * as portfolio from './answers/portfolio';
import * as products from './answers/products';
import * as rewards from './answers/rewards';
import { anything } from './readers';

/** How a call is sent. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the portal. `path` carries its service's base path in braces and may be replaced by the runtime
 * configuration; `source` says whether the path stands in the spec or is our default. The answer's type comes from
 * `schema`.
 */
export interface Endpoint<Answer, Name extends string = string> {
  readonly name: Name;
  readonly method: Method;
  readonly path: string;
  readonly source: 'spec' | 'assumed';
  readonly schema: GenericSchema<unknown, Answer>;
  /** The member's access token is added to the body by the platform, so that it never enters an action or the state. */
  readonly sendsAccessToken?: true;
  /** Any 2xx will do: the body need not be JSON, and is not read. */
  readonly ignoresBody?: true;
}

const define =
  (method: Method, source: 'spec' | 'assumed') =>
  <Name extends string, Answer>(
    name: Name,
    path: string,
    schema: GenericSchema<unknown, Answer>,
  ): Endpoint<Answer, Name> => ({
    name,
    method,
    path,
    source,
    schema,
  });

const get = define('GET', 'spec');
const post = define('POST', 'spec');
const assumedGet = define('GET', 'assumed');
const assumedPost = define('POST', 'assumed');

const withAccessToken = <Answer, Name extends string>(endpoint: Endpoint<Answer, Name>): Endpoint<Answer, Name> => ({
  ...endpoint,
  sendsAccessToken: true,
});

const anyBody = <Name extends string>(endpoint: Endpoint<null, Name>): Endpoint<null, Name> => ({
  ...endpoint,
  ignoresBody: true,
});

/** Every call the portal makes, by name (spec section 7). No path stands anywhere else. */
export const endpoints = {
  products: get('products', '{portfolio}/portfolio/products', portfolio.productsSchema),
  productsBalance: get('productsBalance', '{portfolio}/portfolio/products/balance', portfolio.productsSchema),
  headings: get('headings', '{portfolio}/headings/summary', portfolio.headingsSchema),
  healthStatus: get('healthStatus', '{portfolio}/vitality/status/health', rewards.healthStatusSchema),
  driveStatus: get('driveStatus', '{portfolio}/vitality/status/drive', rewards.driveStatusSchema),
  moneyStatus: assumedGet('moneyStatus', '{portfolio}/vitality/status/money', rewards.moneyStatusSchema),
  rewardSummary: withAccessToken(
    post('rewardSummary', '{portfolio}/vitality/reward-summary/v3', rewards.rewardSummarySchema),
  ),
  rewardSummaryBalance: get('rewardSummaryBalance', '{portfolio}/vitality/reward-summary', rewards.rewardSummarySchema),
  rewardRedirect: anyBody(get('rewardRedirect', '{portfolio}/vitality/reward-summary/redirect', anything())),
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
  insureSummary: get('insureSummary', '{portfolio}/insure/summary', products.insureSummarySchema),
  travelSummary: get('travelSummary', '{portfolio}/insure/travel/summary', products.travelSummarySchema),
  iotSummary: get('iotSummary', '{portfolio}/insure/iot/summary', products.iotSummarySchema),
  manageDetails: get('manageDetails', '{portfolio}/manageDetails/summary', portfolio.manageDetailsSchema),
  disclaimerEnable: get('disclaimerEnable', '{portfolio}/disclaimer/enable', features.disclaimerEnableSchema),
  disclaimerAccept: get('disclaimerAccept', '{portfolio}/disclaimer/accept', features.disclaimerAcceptSchema),
  onboardingQuery: get('onboardingQuery', '{portfolio}/vfs/popup/query', features.onboardingQuerySchema),
  onboardingUpdate: anyBody(post('onboardingUpdate', '{portfolio}/vfs/popup/update', anything())),
  mandateItems: get(
    'mandateItems',
    '{mandate}/api/v1/mandate/get-outstanding-items-by-entity-no',
    features.mandateItemsSchema,
  ),
  digitalConsent: get('digitalConsent', '{portfolio}/digital/consent', features.digitalConsentSchema),
  digitalAcceptance: get('digitalAcceptance', '{portfolio}/digital/acceptance', features.digitalAcceptanceSchema),
  willItems: get('willItems', '{estatePlanning}/will/action-items', features.willItemsSchema),
  viewConsent: get('viewConsent', '{commsPreferences}/form4/view-consent', features.viewConsentSchema),
  updateConsent: anyBody(post('updateConsent', '{commsPreferences}/form4/update-consent', anything())),
  viewPreferences: get('viewPreferences', '{commsPreferences}/member/view-preferences', features.viewPreferencesSchema),
  updatePreference: anyBody(post('updatePreference', '{commsPreferences}/member/update-preference', anything())),
  rewardsBanner: get('rewardsBanner', '{aggregatedRewards}/rewards/banner', portfolio.rewardsBannerSchema),
  bannerSummary: get('bannerSummary', '{portfolio}/banner/summary', portfolio.bannerSummarySchema),
  recommendations: get(
    'recommendations',
    '{recommender}/recommender/recommendations/v3',
    features.recommendationsSchema,
  ),
  analyticsEvent: anyBody(assumedPost('analyticsEvent', '{portfolio}/analytics/event', anything())),
  errorLog: anyBody(post('errorLog', '{portfolio}/uilogging/error', anything())),
} as const;

/** The name of one of the calls. */
export type EndpointName = keyof typeof endpoints;
