import type * as v from 'valibot';
import { meaningOf, needed, optional } from '../meaning';
import { flag, list, number, part, record, text } from '../readers';

/** Answer of `healthSummary`; msaBalance in major units of USD. */
export const healthSummarySchema = record({
  schemeName: text(),
  msaBalance: number(),
  policyNo: text(),
  showWelcomeMessage: flag(),
});
/** The member's medical aid summary. */
export type HealthSummary = v.InferOutput<typeof healthSummarySchema>;

/** Answer of `flexicareSummary`. */
export const flexicareSummarySchema = record({ showWelcomeMessage: flag() });
/** The member's primary care summary. */
export type FlexicareSummary = v.InferOutput<typeof flexicareSummarySchema>;

/** Answer of `investSummary`; totalPortfolioAmount in major units of USD. */
export const investSummarySchema = record({ totalPolicies: number(), totalPortfolioAmount: number() });
/** The member's investments summary. */
export type InvestSummary = v.InferOutput<typeof investSummarySchema>;

/** Answer of `investActionItems`. */
export const investActionItemsSchema = record({ totalActionItems: number() });
/** The number of open investment action items. */
export type InvestActionItems = v.InferOutput<typeof investActionItemsSchema>;

/** Answer of `umbrellaSummary`; totalPortfolioAmount in major units of USD. */
export const umbrellaSummarySchema = record({ totalPortfolioAmount: number(), enableSwitchuserView: flag() });
/** The member's umbrella retirement summary; `enableSwitchuserView` says that the profile is switched. */
export type UmbrellaSummary = v.InferOutput<typeof umbrellaSummarySchema>;

const coverSchema = record({ description: text() });
/** Answer of `umbrellaPolicies`. */
export const umbrellaPoliciesSchema = record({ riskPolicies: list(coverSchema) });
/** The member's group risk policies. */
export type UmbrellaPolicies = v.InferOutput<typeof umbrellaPoliciesSchema>;

const activePolicySchema = record({ policyName: text(), policyNumber: text() });
const lifePolicySchema = record({
  currencyCode: text(),
  totalCoverAmount: number(),
  activePolicies: part(list(activePolicySchema)),
});
/** Answer of `lifeSummary`; totalCoverAmount in major units of currencyCode (USD if there is none). */
export const lifeSummarySchema = record({ lifePolicy: list(lifePolicySchema), hasLifeUnpaidPayBacks: flag() });
/** The member's life insurance summary, one entry per currency. */
export type LifeSummary = v.InferOutput<typeof lifeSummarySchema>;

/** Answer of `lifeArrears`; totalArrearAmount in major units. */
export const lifeArrearsSchema = record({ totalArrearAmount: number() });
/** What the member owes on life insurance. */
export type LifeArrears = v.InferOutput<typeof lifeArrearsSchema>;

/** Answer of `willSummary`. */
export const willSummarySchema = record({ policyNo: text(), clickThroughUrl: text() });
/** The summary of the member's will. */
export type WillSummary = v.InferOutput<typeof willSummarySchema>;

/** Answer of `cardSummary`; not migrated unless it says so (rule `card.migrated`). */
export const cardSummarySchema = record({ isMigrated: flag() });
/** The member's card summary. */
export type CardSummary = v.InferOutput<typeof cardSummarySchema>;

const gapPolicySchema = record({ policyNumber: text(), description: text() });
/** Answer of `gapSummary`. */
export const gapSummarySchema = record({ hgap: list(gapPolicySchema, true), mgap: list(gapPolicySchema, true) });
/** The member's gap cover policies, comprehensive (hgap) and supplementary (mgap). */
export type GapSummary = v.InferOutput<typeof gapSummarySchema>;
/** One gap cover policy. */
export type GapPolicy = v.InferOutput<typeof gapPolicySchema>;

const insurePolicySchema = record({ policyDescription: text(), policyNumber: text() });
/** Answer of `insureSummary`. */
export const insureSummarySchema = record({
  policies: list(insurePolicySchema),
  overallStatusDescription: text(),
  drivePoints: number(),
});
/** The member's car and home insurance summary. */
export type InsureSummary = v.InferOutput<typeof insureSummarySchema>;

/** Answer of `travelSummary`. */
export const travelSummarySchema = record({ insurePolicies: list(coverSchema) });
/** The member's travel policies. */
export type TravelSummary = v.InferOutput<typeof travelSummarySchema>;

const iotPolicySchema = record({ policyNumber: text() });
/** Answer of `iotSummary`. */
export const iotSummarySchema = record({ policies: list(iotPolicySchema) });
/** The member's connected-device policies. */
export type IotSummary = v.InferOutput<typeof iotSummarySchema>;

/** What the fields mean, for the published contract. */
export const meanings = () => {
  const noTile = 'The tile shows "Unavailable" and "Try again"; its heading and link stay.';
  const noAmount = '"Unavailable" stands in place of the amount.';
  const policyNumber = needed('The number of the policy.', '"Unavailable" stands in place of the number.');
  const showWelcomeMessage = optional('Whether the welcome communication shows.', 'It does not show.');
  const ofHeldGap = 'A held product counts as one policy of unknown number.';
  return [
    meaningOf(healthSummarySchema, {
      schemeName: needed('The name of the scheme.', 'The tile does not name the scheme.'),
      msaBalance: optional('The medical savings account, in USD.', 'No such figure.'),
      policyNo: policyNumber,
      showWelcomeMessage,
    }),
    meaningOf(flexicareSummarySchema, { showWelcomeMessage }),
    meaningOf(investSummarySchema, {
      totalPolicies: needed('The number of active policies.', noTile),
      totalPortfolioAmount: needed('The whole amount, in USD.', noAmount),
    }),
    meaningOf(investActionItemsSchema, { totalActionItems: needed('How many there are.', 'No action items show.') }),
    meaningOf(umbrellaSummarySchema, {
      totalPortfolioAmount: needed('The whole amount, in USD.', noAmount),
      enableSwitchuserView: optional(
        'Whether the profile is switched: no figures, no link.',
        'The profile counts as not switched.',
      ),
    }),
    meaningOf(umbrellaPoliciesSchema, {
      riskPolicies: needed('The risk policies.', 'The group part is "Unavailable".'),
    }),
    meaningOf(coverSchema, {
      description: needed('What is covered.', 'A single one is "Unavailable"; several are counted.'),
    }),
    meaningOf(lifeSummarySchema, {
      lifePolicy: needed('The policies by currency.', noTile),
      hasLifeUnpaidPayBacks: optional('Whether the payback fragment shows.', 'It does not show.'),
    }),
    meaningOf(lifePolicySchema, {
      currencyCode: optional('The currency, as in ISO 4217.', 'USD.'),
      totalCoverAmount: needed('The cover, in that currency.', '"Unavailable" stands in place of the cover.'),
      activePolicies: needed('The policies of that currency.', 'They are not counted.'),
    }),
    meaningOf(activePolicySchema, {
      policyName: needed('The name of the policy.', 'The tile does not name it.'),
      policyNumber,
    }),
    meaningOf(lifeArrearsSchema, { totalArrearAmount: needed('The amount.', 'It counts as not checked.') }),
    meaningOf(willSummarySchema, {
      policyNo: policyNumber,
      clickThroughUrl: optional("The address of the will's area.", "The product's address counts."),
    }),
    meaningOf(cardSummarySchema, {
      isMigrated: optional('Whether the card has an account to view.', 'No link "View account".'),
    }),
    meaningOf(gapSummarySchema, {
      hgap: optional('Comprehensive gap cover.', ofHeldGap),
      mgap: optional('Supplementary gap cover.', ofHeldGap),
    }),
    meaningOf(gapPolicySchema, { policyNumber, description: optional('What it covers.', 'No description.') }),
    meaningOf(insureSummarySchema, {
      policies: needed('The policies.', noTile),
      overallStatusDescription: optional(
        'The status in the driving programme, for who is in it.',
        '"Unavailable" in its place.',
      ),
      drivePoints: optional('The points in the driving programme, for who is in it.', '"Unavailable" in their place.'),
    }),
    meaningOf(insurePolicySchema, {
      policyDescription: needed('What the policy covers.', 'The tile does not describe it.'),
      policyNumber,
    }),
    meaningOf(travelSummarySchema, { insurePolicies: needed('The trips.', noTile) }),
    meaningOf(iotSummarySchema, { policies: needed('The policies.', noTile) }),
    meaningOf(iotPolicySchema, { policyNumber: { ...policyNumber, about: 'The account number.' } }),
  ];
};
