import * as portfolio from './answers/portfolio';
import * as products from './answers/products';
import { anyBody, assumedGet, assumedPost, get, knownBase, ofSession, post, withAccessToken, write } from './endpoint';
import { anything } from './readers';

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

/** The calls that the tiles need, and those that are made from the start; their schemas are in the first script. */
export const tileEndpoints = {
  products: ofSession(get('products', '{portfolio}/portfolio/products', portfolio.productsSchema)),
  productsBalance: ofSession(
    get('productsBalance', '{portfolio}/portfolio/products/balance', portfolio.productsSchema),
  ),
  headings: get('headings', '{portfolio}/headings/summary', portfolio.headingsSchema),
  ...productEndpoints,
  analyticsEvent: write(anyBody(assumedPost('analyticsEvent', '{portfolio}/analytics/event', anything()))),
  errorLog: write(knownBase(anyBody(post('errorLog', '{portfolio}/uilogging/error', anything())))),
} as const;
