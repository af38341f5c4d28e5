import * as v from 'valibot';
import type { AnalyticsEventBody } from '../../src/contract/analytics';
import type { EndpointName, ProductEndpointName } from '../../src/contract/endpoints';
import { type ErrorLogRecord, logLevels } from '../../src/contract/errorLog';
import type { Json } from './answers';

/** What a call is for; what the fields of its answer mean stands beside their schema. */
export interface CallMeaning {
  readonly about: string;
  /** What a member sees where the call fails, or its answer is another kind of JSON. */
  readonly failed: string;
  /** Its path is our own default: the specification does not give it. */
  readonly isAssumed?: true;
  /** What the address has in its query, as OpenAPI says it. */
  readonly parameters?: readonly Json[];
  /** What the page sends. */
  readonly body?: v.GenericSchema;
  /** What the whole answer looks like, where code of its own reads it. */
  readonly form?: Json;
  /** The members of the sandbox whose answers are the examples; `everything` if left out. */
  readonly examples?: readonly string[];
}

const number = v.exactOptional(v.number());
const timestamp = v.pipe(v.string(), v.isoTimestamp());

const analyticsEvent = v.union([
  v.object({
    category: v.picklist(['tile', 'recommender', 'cta', 'popup']),
    action: v.picklist(['click', 'impression', 'shown', 'dismissed']),
    label: v.string(),
    messageId: v.exactOptional(v.pipe(v.string(), v.description("The offer's googleAnalyticsMessageId."))),
    timestamp,
  }),
  v.object({
    category: v.literal('measure'),
    action: v.literal('shown'),
    label: v.literal('page'),
    measures: v.object({ lcp: number, inp: number, cls: number, ttfb: number, longTasks: number, failedCalls: number }),
    timestamp,
  }),
]) satisfies v.GenericSchema<AnalyticsEventBody>;

const errorLog = v.object({
  message: v.string(),
  additional: v.pipe(v.array(v.unknown()), v.description('The cause, a reference, the address, the frames.')),
  level: v.picklist(Object.values(logLevels)),
  timestamp,
  fileName: v.string(),
  lineNumber: v.pipe(v.number(), v.integer()),
}) satisfies v.GenericSchema<unknown, ErrorLogRecord>;

const accessToken = v.object({
  accessToken: v.pipe(v.string(), v.description("From the page's sessionStorage; empty if there is none.")),
});

const UNAVAILABLE_TILE = 'The tile shows "Unavailable" and "Try again"; its heading and link stay.';
const UNAVAILABLE = 'The tile shows "Unavailable" and "Try again".';
const NO_PRODUCTS =
  'The screen says "Sorry, this service has a technical problem at the moment. Please try again later.", with the call centre\'s number and "Try again".';
const NO_ITEMS =
  'The source counts as no actions; if other sources have some, a line says that not all could be checked, with "Try again".';

const parameter = (name: string, description: string, more: Json = { required: true, schema: { type: 'string' } }) => ({
  name,
  in: 'query',
  description,
  ...more,
});

const source = parameter(
  'source',
  'Where the preferences are shown; configured as preferencesSource, `portfolio` by default.',
);

const tile = (about: string, ...examples: string[]): CallMeaning => ({
  about,
  failed: UNAVAILABLE_TILE,
  ...(examples.length > 0 && { examples }),
});

type CallMeanings = Readonly<
  Record<Exclude<EndpointName, ProductEndpointName>, CallMeaning> & Partial<Record<ProductEndpointName, CallMeaning>>
>;

/** Every call, in the words of whoever builds the portal; of a new product it may be missing until it is described. */
const calls: CallMeanings = {
  products: {
    about: 'The products of the overview.',
    failed: NO_PRODUCTS,
    examples: ['typical', 'arrears', 'newcomer'],
  },
  productsBalance: { about: 'The products of the balance view.', failed: NO_PRODUCTS, examples: ['typical'] },
  headings: {
    about:
      'Labels by their keys, at the root or under `headings`: gapMgapPolicyNumberText, gapHgapPolicyNumberText, gapNumberOfPoliciesText, insureIotAccountNumberText, investNumberOfPoliciesText, groupRiskTest.',
    failed: 'The default labels stand.',
    form: { type: 'object' },
  },
  bankSummary: {
    ...tile('Any 2xx says that the bank is available; the body is not read.'),
    body: accessToken,
  },
  healthSummary: tile('The medical aid.'),
  flexicareSummary: tile('Primary care.'),
  investSummary: tile('Investments.'),
  investActionItems: { about: 'Open action items of the investments.', failed: 'No action items show.' },
  umbrellaSummary: tile(
    'Employee benefits: the umbrella part, and whether the profile is switched.',
    'everything',
    'employee-switched',
  ),
  umbrellaPolicies: {
    about: 'Employee benefits: the risk policies.',
    failed: 'The group part is "Unavailable"; if it is the only part, the tile is.',
    isAssumed: true,
  },
  lifeSummary: tile(
    'Life insurance, one entry for each currency.',
    'everything',
    'arrears',
    'life-health-plan-protector',
  ),
  lifeArrears: {
    about: 'What is owed on life insurance; 0 if nothing is.',
    failed: 'The tile ignores it; the page says that it could not check whether payments are due.',
    examples: ['everything', 'arrears'],
  },
  willSummary: tile('The will.'),
  cardSummary: tile('The card.'),
  gapSummary: tile('Gap cover; either kind is one policy or a list of them.', 'gap-single', 'gap-many'),
  insureSummary: tile('Car and home insurance.', 'insure-many', 'insure-drive'),
  travelSummary: tile('Travel insurance.'),
  iotSummary: tile('Connected-device insurance.'),
  manageDetails: { about: 'The links of "Manage your details".', failed: 'The block is hidden.' },
  disclaimerEnable: {
    about: 'Whether the privacy statement has to be acknowledged.',
    failed: 'The statement is not shown.',
    examples: ['privacy-pending'],
  },
  disclaimerAccept: {
    about: 'Acknowledges the privacy statement. A change, although it is a GET.',
    failed: 'A message says that it could not be processed, and the statement stays.',
    parameters: [parameter('version', 'As disclaimerEnable gave it.')],
  },
  onboardingQuery: {
    about: 'Whether the onboarding of members aged 65 and over is due.',
    failed: 'The onboarding does not show.',
    examples: ['senior'],
  },
  onboardingUpdate: {
    about: 'The onboarding was skipped (EVENT) or seen to its end (DEACTIVATE).',
    failed: 'Nothing; it is logged.',
    body: v.picklist(['EVENT', 'DEACTIVATE']),
  },
  mandateItems: { about: 'Outstanding actions about connected devices.', failed: NO_ITEMS },
  digitalConsent: { about: 'Whether consent requests are outstanding.', failed: NO_ITEMS },
  digitalAcceptance: { about: 'Whether acceptance requests are outstanding.', failed: NO_ITEMS },
  willItems: { about: 'Outstanding actions about wills, as a bare list.', failed: NO_ITEMS },
  viewConsent: {
    about:
      'Whether a marketing consent is on record: true, false, null, 0, 1, "", "true" or "false"; "false" and "0" count as false.',
    failed: 'The dialog does not show.',
    form: { type: ['boolean', 'null', 'number', 'string'] },
  },
  updateConsent: {
    about: 'What the member decided.',
    failed: 'A message says that the choice could not be saved, with "Try again".',
    parameters: [
      parameter('electronicMarketing', 'With GRANTED by "Yes, I agree".', {
        required: false,
        schema: { type: 'string', enum: ['true'] },
      }),
    ],
    body: v.object({ status: v.picklist(['GRANTED', 'DECLINED', 'DEFERRED']) }),
  },
  viewPreferences: {
    about: 'The communication preferences; the category "Electronic Marketing WEB" is shown.',
    failed: 'The dialog says "Unable to fetch preferences", with "Try again".',
    parameters: [source],
  },
  updatePreference: {
    about: 'One preference was switched.',
    failed: 'The switch turns back and says "Failed! Please retry".',
    parameters: [source],
    body: v.object({
      categoryName: v.string(),
      product: v.pipe(
        v.record(v.string(), v.unknown()),
        v.description('The preference as it was read, with its new isSubscribed.'),
      ),
    }),
  },
  healthStatus: { about: 'The status of Health in the rewards programme.', failed: UNAVAILABLE },
  driveStatus: { about: 'The status of Drive in the rewards programme.', failed: UNAVAILABLE },
  moneyStatus: { about: 'The status of Money in the rewards programme.', failed: UNAVAILABLE, isAssumed: true },
  rewardSummary: {
    about: 'Rings, plays and Miles of the overview, in either of two shapes.',
    failed: '"Active Rewards could not be loaded. Please try again." and "Try again".',
    body: accessToken,
    examples: ['rewards-one', 'rewards-two'],
  },
  rewardSummaryBalance: {
    about: 'Ring, plays and Miles of the balance view, in either of two shapes.',
    failed: '"Unable to load Active Rewards Tracker" and "Try Again".',
    examples: ['rewards-one', 'rewards-two'],
  },
  rewardRedirect: {
    about: 'A link, never fetched: leads on to the rewards programme.',
    failed: 'The browser shows the answer.',
  },
  rewardsBanner: { about: 'The ars banner.', failed: 'The banner does not show.' },
  bannerSummary: { about: 'The general banners.', failed: 'The banners do not show.' },
  recommendations: {
    about: 'At most three offers: recommendations first, then next-best offers, then extra content.',
    failed: 'The block is hidden.',
  },
  analyticsEvent: { about: 'What a member pressed or saw.', failed: 'Nothing.', isAssumed: true, body: analyticsEvent },
  errorLog: {
    about: 'A record of a failure, without a value of the member.',
    failed: 'The console shows "FAILED TO LOG ON SERVER" with the message; it is not sent again.',
    body: errorLog,
  },
};

/** What a call is for. */
export const callMeaning = (name: EndpointName): CallMeaning =>
  calls[name] ?? tile('What the tile of a product shows.');
