import type { EndpointName } from '../../src/contract/endpoints';
import type { ProductEndpointName } from '../../src/contract/tileEndpoints';

/** What a field is for. */
export interface FieldMeaning {
  /** What it says. */
  readonly about: string;
  /** What a member sees where it is missing, null, blank or of another type. */
  readonly missing: string;
  /** Without it a member who should see something sees less; the others are sent only where they apply. */
  readonly needed?: true;
}

/** A parameter of the address. */
export interface ParameterMeaning {
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  readonly values?: readonly string[];
}

/** What a call is for, beyond what its schema says. */
export interface CallMeaning {
  readonly about: string;
  /** What a member sees where the call fails, or its answer is another kind of JSON. */
  readonly failed: string;
  readonly parameters?: readonly ParameterMeaning[];
  /** The schema of the body, as JSON Schema. */
  readonly body?: object;
  /** By the path of the field; `[]` is every entry of a list. */
  readonly fields?: Readonly<Record<string, FieldMeaning>>;
  /** The members of the sandbox whose answers are the examples; `everything` if left out. */
  readonly examples?: readonly string[];
}

const needed = (about: string, missing: string): FieldMeaning => ({ about, missing, needed: true });
const optional = (about: string, missing: string): FieldMeaning => ({ about, missing });

const UNAVAILABLE_TILE = 'The tile shows "Unavailable" and "Try again"; its heading and link stay.';
const NO_NUMBER = '"Unavailable" stands in place of the number.';

const NO_PRODUCTS =
  'The screen says "Sorry, this service has a technical problem at the moment. Please try again later.", with the call centre\'s number and "Try again".';

const productFields: Readonly<Record<string, FieldMeaning>> = {
  portfolioProducts: needed('The products that the member holds, or has held.', NO_PRODUCTS),
  'portfolioProducts[].id': needed(
    'Which product it is: hgap, mgap, vitality, drive, money, active, health, health_future_dated, bank, insure, invest, life, dwts, card, umbf, grpl, hcom, prme, prme_future_dated, dtip, iotp or stan.',
    'The entry is left out; if no entry has one, the answer counts as failed.',
  ),
  'portfolioProducts[].active': needed('Whether the product is in use.', 'The product counts as not in use: no tile.'),
  'portfolioProducts[].policyWithdrawn': optional('Whether the policy was withdrawn.', 'It counts as not withdrawn.'),
  'portfolioProducts[].clickThroughUrl': optional("The address of the product's own area.", 'The tile is no link.'),
  'portfolioProducts[].description': optional('A few words about the product.', 'The tile shows no description.'),
  'portfolioProducts[].inDebt': optional('Whether something is owed.', 'Nothing is said to be owed.'),
  'portfolioProducts[].debtMessage': optional('What is owed, in words.', 'The alert has only its link "Fix it now".'),
  'portfolioProducts[].policyNumber': optional(
    'The number of the policy; distinguishes members when positions on the page are restored.',
    'Nothing changes.',
  ),
  headings: optional('Labels, as in the answer of headings, which takes precedence.', 'The default labels stand.'),
};

const bannerFields: Readonly<Record<string, FieldMeaning>> = {
  showBanner: optional('Whether the banner shows.', 'The ars banner does not show; a general banner does.'),
  bannerLink: optional('Where the banner leads.', 'The banner is no link.'),
  heading: optional('The heading of the banner.', 'A default heading, or none.'),
  textColour: optional('The colour of the heading: any that CSS knows.', 'The colour of the page.'),
};

const goalFields = (list: string): Readonly<Record<string, FieldMeaning>> => ({
  [list]: optional('The goals of the rings.', 'No rings, if the other list is missing too.'),
  [`${list}[].goalIdentifier`]: needed('EXERCISE_RING, DRIVE_RING or SPEND_RING.', 'The entry is left out.'),
  [`${list}[].hasGoal`]: needed('Whether the member has this goal.', 'The ring is not drawn.'),
  [`${list}[].progressPercentage`]: needed(
    'Progress, 0 to 100; text may end in a per cent sign.',
    'The ring shows the least progress.',
  ),
  [`${list}[].active`]: optional('Whether the goal is active.', 'The ring is not greyed.'),
});

const rewardFields: Readonly<Record<string, FieldMeaning>> = {
  goalDetails: optional('The goals in shape one.', 'Those of shape two count.'),
  ...goalFields('goalDetails.goalProgressList'),
  rewardsInventory: optional('Plays and Miles in shape one.', 'Those of shape two count.'),
  'rewardsInventory.plays': optional('Plays in shape one.', 'Those of shape two count.'),
  'rewardsInventory.plays.availablePlayCount': optional('How many plays the member has.', 'playCount counts.'),
  'rewardsInventory.miles': optional('Miles in shape one.', 'Those of shape two count.'),
  'rewardsInventory.miles.balance': optional('How many Miles the member has.', 'The inventory entry of Miles counts.'),
  playCount: optional('Plays in shape two.', 'Those of shape one count; without either, plays are "Unavailable".'),
  ...goalFields('goalProgressResponseList'),
  inventoryDetailList: optional(
    'The inventory in shape two; Miles are the first entry of type MILES with status ALLOCATED.',
    'Those of shape one count; without either, Miles are "Unavailable".',
  ),
  'inventoryDetailList[].typeToken': needed('What it is an entry of; MILES for Miles.', 'The entry does not count.'),
  'inventoryDetailList[].tokenStatus': needed('ALLOCATED, for what can be spent.', 'The entry does not count.'),
  'inventoryDetailList[].tokenValue': needed('How many.', 'The entry does not count.'),
};

const itemFields = (list: string): Readonly<Record<string, FieldMeaning>> => ({
  [`${list}[].itemContentFragmentUrl`]: optional(
    'The path of the fragment that says what to do.',
    'The item is left out.',
  ),
  [`${list}[].redirectUrl`]: optional(
    'The address that the link of the fragment gets.',
    'The link keeps its own address.',
  ),
});

const offerFields = (list: string, about: string): Readonly<Record<string, FieldMeaning>> => ({
  [list]: optional(about, 'The other lists fill the cards.'),
  [`${list}[].title`]: needed('The title of the offer.', 'The card has no title.'),
  [`${list}[].message`]: optional('What is offered.', 'The card has no text.'),
  [`${list}[].imageUrl`]: optional('The picture, used as it comes.', 'The card has no picture.'),
  [`${list}[].webQuoteUrl`]: optional('Where the offer leads.', 'The card has no link.'),
  [`${list}[].actionText`]: optional('The text of its link.', 'A default text.'),
  [`${list}[].googleAnalyticsMessageId`]: optional(
    'Identifies the offer in analytics.',
    'The same offer may show twice.',
  ),
});

const NO_ITEMS =
  'The source counts as no actions; if other sources have some, a line says that not all could be checked, with "Try again".';

const source: ParameterMeaning = {
  name: 'source',
  about: 'Where the preferences are shown; configured as preferencesSource, `portfolio` by default.',
  required: true,
};

const accessTokenBody = {
  type: 'object',
  properties: {
    accessToken: { type: 'string', description: "From the page's sessionStorage; empty if there is none." },
  },
  required: ['accessToken'],
};

type Meanings = Readonly<
  Record<Exclude<EndpointName, ProductEndpointName>, CallMeaning> & Partial<Record<ProductEndpointName, CallMeaning>>
>;

/**
 * Every call, in the words of whoever builds the portal behind it. A test holds it against the schemas. The call of a
 * new product may be missing: its schema describes it, and what is true of every tile, until somebody says more.
 */
export const meanings: Meanings = {
  products: {
    about: 'The products of the overview.',
    failed: NO_PRODUCTS,
    fields: productFields,
    examples: ['typical', 'arrears', 'newcomer'],
  },
  productsBalance: {
    about: 'The products of the balance view.',
    failed: NO_PRODUCTS,
    fields: productFields,
    examples: ['typical'],
  },
  headings: {
    about:
      'Labels by their keys, at the root or under `headings`: gapMgapPolicyNumberText, gapHgapPolicyNumberText, gapNumberOfPoliciesText, insureIotAccountNumberText, investNumberOfPoliciesText, groupRiskTest.',
    failed: 'The default labels stand.',
  },
  bankSummary: {
    about: 'Any 2xx says that the bank is available; the body is not read.',
    failed: UNAVAILABLE_TILE,
    body: accessTokenBody,
  },
  healthSummary: {
    about: 'The medical aid.',
    failed: UNAVAILABLE_TILE,
    fields: {
      schemeName: needed('The name of the scheme.', 'The tile does not name the scheme.'),
      msaBalance: optional('The medical savings account, in USD.', 'No such figure.'),
      policyNo: needed('The number of the policy.', NO_NUMBER),
      showWelcomeMessage: optional('Whether the welcome communication shows.', 'It does not show.'),
    },
  },
  flexicareSummary: {
    about: 'Primary care.',
    failed: UNAVAILABLE_TILE,
    fields: { showWelcomeMessage: optional('Whether the welcome communication shows.', 'It does not show.') },
  },
  investSummary: {
    about: 'Investments.',
    failed: UNAVAILABLE_TILE,
    fields: {
      totalPolicies: needed('The number of active policies.', UNAVAILABLE_TILE),
      totalPortfolioAmount: needed('The whole amount, in USD.', '"Unavailable" stands in place of the amount.'),
    },
  },
  investActionItems: {
    about: 'Open action items of the investments.',
    failed: 'No action items show.',
    fields: { totalActionItems: needed('How many there are.', 'No action items show.') },
  },
  umbrellaSummary: {
    about: 'Employee benefits: the umbrella part, and whether the profile is switched.',
    failed: UNAVAILABLE_TILE,
    fields: {
      totalPortfolioAmount: needed('The whole amount, in USD.', '"Unavailable" stands in place of the amount.'),
      enableSwitchuserView: optional(
        'Whether the profile is switched: no figures, no link.',
        'The profile counts as not switched.',
      ),
    },
    examples: ['everything', 'employee-switched'],
  },
  umbrellaPolicies: {
    about: 'Employee benefits: the risk policies.',
    failed: 'The group part is "Unavailable"; if it is the only part, the tile is.',
    fields: {
      riskPolicies: needed('The risk policies.', 'The group part is "Unavailable".'),
      'riskPolicies[].description': needed(
        'What the policy covers.',
        'A single policy is "Unavailable"; several are counted.',
      ),
    },
  },
  lifeSummary: {
    about: 'Life insurance, one entry for each currency.',
    failed: UNAVAILABLE_TILE,
    fields: {
      lifePolicy: needed('The policies by currency.', UNAVAILABLE_TILE),
      'lifePolicy[].currencyCode': optional('The currency, as in ISO 4217.', 'USD.'),
      'lifePolicy[].totalCoverAmount': needed(
        'The cover, in that currency.',
        '"Unavailable" stands in place of the cover.',
      ),
      'lifePolicy[].activePolicies': needed('The policies of that currency.', 'They are not counted.'),
      'lifePolicy[].activePolicies[].policyName': needed('The name of the policy.', 'The tile does not name it.'),
      'lifePolicy[].activePolicies[].policyNumber': needed('The number of the policy.', NO_NUMBER),
      hasLifeUnpaidPayBacks: optional('Whether the payback fragment shows.', 'It does not show.'),
    },
    examples: ['everything', 'arrears', 'life-health-plan-protector'],
  },
  lifeArrears: {
    about: 'What is owed on life insurance; 0 if nothing is.',
    failed: 'The tile ignores it; the page says that it could not check whether payments are due.',
    fields: { totalArrearAmount: needed('The amount.', 'It counts as not checked.') },
    examples: ['everything', 'arrears'],
  },
  willSummary: {
    about: 'The will.',
    failed: UNAVAILABLE_TILE,
    fields: {
      policyNo: needed('The number of the policy.', NO_NUMBER),
      clickThroughUrl: optional("The address of the will's area.", "The product's address counts."),
    },
  },
  cardSummary: {
    about: 'The card.',
    failed: UNAVAILABLE_TILE,
    fields: { isMigrated: optional('Whether the card has an account to view.', 'No link "View account".') },
  },
  gapSummary: {
    about: 'Gap cover; either kind is one policy or a list of them.',
    failed: UNAVAILABLE_TILE,
    fields: {
      hgap: optional('Comprehensive gap cover.', 'A held product counts as one policy of unknown number.'),
      'hgap[].policyNumber': needed('The number of the policy.', NO_NUMBER),
      'hgap[].description': optional('What it covers.', 'No description.'),
      mgap: optional('Supplementary gap cover.', 'A held product counts as one policy of unknown number.'),
      'mgap[].policyNumber': needed('The number of the policy.', NO_NUMBER),
      'mgap[].description': optional('What it covers.', 'No description.'),
    },
    examples: ['gap-single', 'gap-many'],
  },
  insureSummary: {
    about: 'Car and home insurance.',
    failed: UNAVAILABLE_TILE,
    fields: {
      policies: needed('The policies.', UNAVAILABLE_TILE),
      'policies[].policyDescription': needed('What the policy covers.', 'The tile does not describe it.'),
      'policies[].policyNumber': needed('The number of the policy.', NO_NUMBER),
      overallStatusDescription: optional(
        'The status in the driving programme, for who is in it.',
        '"Unavailable" in its place.',
      ),
      drivePoints: optional('The points in the driving programme, for who is in it.', '"Unavailable" in their place.'),
    },
    examples: ['insure-many', 'insure-drive'],
  },
  travelSummary: {
    about: 'Travel insurance.',
    failed: UNAVAILABLE_TILE,
    fields: {
      insurePolicies: needed('The trips.', UNAVAILABLE_TILE),
      'insurePolicies[].description': needed(
        'What is covered.',
        'A single trip is "Unavailable"; several are counted.',
      ),
    },
  },
  iotSummary: {
    about: 'Connected-device insurance.',
    failed: UNAVAILABLE_TILE,
    fields: {
      policies: needed('The policies.', UNAVAILABLE_TILE),
      'policies[].policyNumber': needed('The account number.', NO_NUMBER),
    },
  },
  manageDetails: {
    about: 'The links of "Manage your details".',
    failed: 'The block is hidden.',
    fields: {
      Details: optional('The links.', 'There are none: the block is hidden.'),
      'Details[].Description': needed('The text of the link.', 'The entry is left out.'),
      'Details[].Link': needed('Its address.', 'The entry is left out.'),
    },
  },
  disclaimerEnable: {
    about: 'Whether the privacy statement has to be acknowledged.',
    failed: 'The statement is not shown.',
    fields: {
      sessionId: optional('Which session a member may close it for.', 'Closing it is not remembered.'),
      enable: needed('Whether it shows.', 'The statement is not shown.'),
      contentPath: optional('The path of its fragment.', 'The statement is not shown.'),
      version: optional('Which version is accepted.', 'It is accepted without a version.'),
    },
    examples: ['privacy-pending'],
  },
  disclaimerAccept: {
    about: 'Acknowledges the privacy statement. A change, although it is a GET.',
    failed: 'A message says that it could not be processed, and the statement stays.',
    parameters: [{ name: 'version', about: 'As disclaimerEnable gave it.', required: true }],
    fields: { accepted: needed('Whether it was accepted.', 'It counts as failed.') },
  },
  onboardingQuery: {
    about: 'Whether the onboarding of members aged 65 and over is due.',
    failed: 'The onboarding does not show.',
    fields: {
      age: needed('In years.', 'The onboarding does not show.'),
      numberOfEvents: needed('How often it was seen.', 'The onboarding does not show.'),
      productFeatureActive: needed('Whether it is offered.', 'The onboarding does not show.'),
      PORTALWL: needed(
        'A mark; the onboarding shows only if it differs from the stored one.',
        'The onboarding does not show.',
      ),
    },
    examples: ['senior'],
  },
  onboardingUpdate: {
    about: 'The onboarding was skipped (EVENT) or seen to its end (DEACTIVATE).',
    failed: 'Nothing; it is logged.',
    body: { type: 'string', enum: ['EVENT', 'DEACTIVATE'] },
  },
  mandateItems: {
    about: 'Outstanding actions about connected devices.',
    failed: NO_ITEMS,
    fields: { outstandingItems: optional('The actions.', 'There are none.'), ...itemFields('outstandingItems') },
  },
  digitalConsent: {
    about: 'Whether consent requests are outstanding.',
    failed: NO_ITEMS,
    fields: {
      pendingConsentCount: needed('How many there are.', 'It counts as none.'),
      'pendingConsentCount.pendingConsentRequests': needed('How many there are.', 'It counts as none.'),
      consentFragmentSrc: optional('The path of the fragment that says so.', 'The action is left out.'),
    },
  },
  digitalAcceptance: {
    about: 'Whether acceptance requests are outstanding.',
    failed: NO_ITEMS,
    fields: {
      pendingRequestCount: needed('How many there are.', 'It counts as none.'),
      'pendingRequestCount.pendingAcceptanceRequests': needed('How many there are.', 'It counts as none.'),
      hasExpired: optional('Whether they have expired.', 'The action does not show.'),
      acceptanceFragmentSrc: optional('The path of the fragment that says so.', 'The action is left out.'),
    },
  },
  willItems: { about: 'Outstanding actions about wills, as a bare list.', failed: NO_ITEMS, fields: itemFields('') },
  viewConsent: {
    about:
      'Whether a marketing consent is on record: true, false, null, 0, 1, "", "true" or "false"; "false" and "0" count as false.',
    failed: 'The dialog does not show.',
  },
  updateConsent: {
    about: 'What the member decided.',
    failed: 'A message says that the choice could not be saved, with "Try again".',
    parameters: [
      { name: 'electronicMarketing', about: 'With GRANTED by "Yes, I agree".', required: false, values: ['true'] },
    ],
    body: {
      type: 'object',
      properties: { status: { type: 'string', enum: ['GRANTED', 'DECLINED', 'DEFERRED'] } },
      required: ['status'],
    },
  },
  viewPreferences: {
    about: 'The communication preferences; the category "Electronic Marketing WEB" is shown.',
    failed: 'The dialog says "Unable to fetch preferences", with "Try again".',
    parameters: [source],
    fields: {
      sections: optional('The sections.', 'There are no preferences.'),
      'sections[].visible': optional('Whether it shows.', 'It shows.'),
      'sections[].categories': optional('The categories of the section.', 'The section is empty.'),
      'sections[].categories[].visible': optional('Whether it shows.', 'It shows.'),
      'sections[].categories[].name': needed('The name of the category.', 'The category is not shown.'),
      'sections[].categories[].products': optional('Its preferences.', 'The category is empty.'),
      'sections[].categories[].products[].name': needed('The name of the preference.', 'The preference is left out.'),
      'sections[].categories[].products[].description': optional('What it is about.', 'No description.'),
      'sections[].categories[].products[].mandatory': optional('Whether it cannot be switched.', 'It can be switched.'),
      'sections[].categories[].products[].isSubscribed': needed('Whether it is on.', 'It counts as off.'),
      'sections[].categories[].products[].error': optional('An error of this preference.', 'No error.'),
    },
  },
  updatePreference: {
    about: 'One preference was switched.',
    failed: 'The switch turns back and says "Failed! Please retry".',
    parameters: [source],
    body: {
      type: 'object',
      properties: {
        categoryName: { type: 'string' },
        product: { type: 'object', description: 'The preference as it was read, with its new isSubscribed.' },
      },
      required: ['categoryName', 'product'],
    },
  },
  healthStatus: {
    about: 'The status of Health in the rewards programme.',
    failed: 'The tile shows "Unavailable" and "Try again".',
    fields: {
      status: optional('The status, which colours the tile.', 'No colour of a status.'),
      displayStatus: needed('The status in words.', '"Unavailable" stands in its place.'),
    },
  },
  driveStatus: {
    about: 'The status of Drive in the rewards programme.',
    failed: 'The tile shows "Unavailable" and "Try again".',
    fields: { status: needed('The status in words.', '"Unavailable" stands in its place.') },
  },
  moneyStatus: {
    about: 'The status of Money in the rewards programme.',
    failed: 'The tile shows "Unavailable" and "Try again".',
    fields: {
      moneyStatus: needed('Holds the status.', '"Unavailable" stands in its place.'),
      'moneyStatus.displayStatus': needed('The status in words.', '"Unavailable" stands in its place.'),
    },
  },
  rewardSummary: {
    about: 'Rings, plays and Miles of the overview, in either of two shapes.',
    failed: '"Active Rewards could not be loaded. Please try again." and "Try again".',
    body: accessTokenBody,
    fields: rewardFields,
    examples: ['rewards-one', 'rewards-two'],
  },
  rewardSummaryBalance: {
    about: 'Ring, plays and Miles of the balance view, in either of two shapes.',
    failed: '"Unable to load Active Rewards Tracker" and "Try Again".',
    fields: rewardFields,
    examples: ['rewards-one', 'rewards-two'],
  },
  rewardRedirect: {
    about: 'A link, never fetched: leads on to the rewards programme.',
    failed: 'The browser shows the answer.',
  },
  rewardsBanner: { about: 'The ars banner.', failed: 'The banner does not show.', fields: bannerFields },
  bannerSummary: {
    about: 'The general banners.',
    failed: 'The banners do not show.',
    fields: {
      ...bannerFields,
      hippoUrl: optional('The paths of the fragments, one banner for each; a single path counts as one.', 'No banner.'),
    },
  },
  recommendations: {
    about: 'At most three offers: recommendations first, then next-best offers, then extra content.',
    failed: 'The block is hidden.',
    fields: {
      ...offerFields('recommendations', 'What is recommended.'),
      ...offerFields('nextBestOffer', 'The next best offers.'),
      ...offerFields('extraContent', 'What fills the remaining cards.'),
    },
  },
  analyticsEvent: {
    about: 'What a member pressed or saw.',
    failed: 'Nothing.',
    body: {
      type: 'object',
      properties: {
        category: { type: 'string', enum: ['tile', 'recommender', 'cta', 'popup'] },
        action: { type: 'string', enum: ['click', 'impression', 'shown', 'dismissed'] },
        label: { type: 'string' },
        messageId: { type: 'string', description: "The offer's googleAnalyticsMessageId." },
        timestamp: { type: 'string', format: 'date-time' },
      },
      required: ['category', 'action', 'label', 'timestamp'],
    },
  },
  errorLog: {
    about: 'A record of a failure, without a value of the member.',
    failed: 'The console shows "FAILED TO LOG ON SERVER" with the message; it is not sent again.',
    body: {
      type: 'object',
      properties: {
        message: { type: 'string' },
        additional: { type: 'array', items: {}, description: 'The cause, a reference, the address, the frames.' },
        level: { type: 'integer', minimum: 0, maximum: 7 },
        timestamp: { type: 'string', format: 'date-time' },
        fileName: { type: 'string' },
        lineNumber: { type: 'integer' },
      },
      required: ['message', 'additional', 'level', 'timestamp', 'fileName', 'lineNumber'],
    },
  },
};

/** What a call is for; of the call of a product that is not described, what is true of all of them. */
export const meaningOf = (name: EndpointName): CallMeaning =>
  meanings[name] ?? { about: 'What the tile of a product shows.', failed: UNAVAILABLE_TILE };
