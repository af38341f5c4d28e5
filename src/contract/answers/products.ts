/** The answers about single products: `cardSummarySchema` is that of the call `cardSummary`. Amounts are in major units. */
import type * as v from 'valibot';
import { meaningOf, needed, optional } from '../meaning';
import { address, count, flag, list, number, part, record, text } from '../readers';

export const healthSummarySchema = record({
  schemeName: text,
  msaBalance: number,
  policyNo: text,
  showWelcomeMessage: flag,
});
/** The member's medical aid summary. */
export type HealthSummary = v.InferOutput<typeof healthSummarySchema>;

export const flexicareSummarySchema = record({ showWelcomeMessage: flag });

export const investSummarySchema = record({ totalPolicies: count, totalPortfolioAmount: number });

export const investActionItemsSchema = record({ totalActionItems: count });

export const umbrellaSummarySchema = record({ totalPortfolioAmount: number, enableSwitchuserView: flag });

const coverSchema = record({ description: text });
export const umbrellaPoliciesSchema = record({ riskPolicies: list(coverSchema) });

const activePolicySchema = record({ policyName: text, policyNumber: text });
const lifePolicySchema = record({
  currencyCode: text,
  totalCoverAmount: number,
  activePolicies: part(list(activePolicySchema)),
});
export const lifeSummarySchema = record({ lifePolicy: list(lifePolicySchema), hasLifeUnpaidPayBacks: flag });
/** The member's life insurance summary, one entry per currency. */
export type LifeSummary = v.InferOutput<typeof lifeSummarySchema>;

export const lifeArrearsSchema = record({ totalArrearAmount: number });

export const willSummarySchema = record({ policyNo: text, clickThroughUrl: address });

export const cardSummarySchema = record({ isMigrated: flag });

const gapPolicySchema = record({ policyNumber: text, description: text });
export const gapSummarySchema = record({
  hgap: part(list(gapPolicySchema, true)),
  mgap: part(list(gapPolicySchema, true)),
});
/** The member's gap cover policies, comprehensive (hgap) and supplementary (mgap). */
export type GapSummary = v.InferOutput<typeof gapSummarySchema>;

const insurePolicySchema = record({ policyDescription: text, policyNumber: text });
export const insureSummarySchema = record({
  policies: list(insurePolicySchema),
  overallStatusDescription: text,
  drivePoints: count,
});
/** The member's car and home insurance summary. */
export type InsureSummary = v.InferOutput<typeof insureSummarySchema>;

export const travelSummarySchema = record({ insurePolicies: list(coverSchema) });

const iotPolicySchema = record({ policyNumber: text });
export const iotSummarySchema = record({ policies: list(iotPolicySchema) });

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
      msaBalance: optional('The medical savings account, in the configured currency.', 'No such figure.'),
      policyNo: policyNumber,
      showWelcomeMessage,
    }),
    meaningOf(flexicareSummarySchema, { showWelcomeMessage }),
    meaningOf(investSummarySchema, {
      totalPolicies: needed('The number of active policies.', '"Unavailable" stands in place of the number.'),
      totalPortfolioAmount: needed('The whole amount, in the configured currency.', noAmount),
    }),
    meaningOf(investActionItemsSchema, { totalActionItems: needed('How many there are.', 'No action items show.') }),
    meaningOf(umbrellaSummarySchema, {
      totalPortfolioAmount: needed('The whole amount, in the configured currency.', noAmount),
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
      currencyCode: optional('The currency, as in ISO 4217.', 'It is the configured currency.'),
      totalCoverAmount: needed('The cover, in that currency.', '"Unavailable" stands in place of the cover.'),
      activePolicies: needed('The policies of that currency.', noTile),
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
