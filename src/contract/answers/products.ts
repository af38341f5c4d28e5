import * as v from 'valibot';
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

/** Answer of `umbrellaPolicies`. */
export const umbrellaPoliciesSchema = record({ riskPolicies: list(record({ description: text() })) });
/** The member's group risk policies. */
export type UmbrellaPolicies = v.InferOutput<typeof umbrellaPoliciesSchema>;

/** Answer of `lifeSummary`; totalCoverAmount in major units of currencyCode (USD if there is none). */
export const lifeSummarySchema = record({
  lifePolicy: list(
    record({
      currencyCode: text(),
      totalCoverAmount: number(),
      activePolicies: part(list(record({ policyName: text(), policyNumber: text() }))),
    }),
  ),
  hasLifeUnpaidPayBacks: flag(),
});
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

// Each of the two may be one policy or a list of policies.
const gapPolicies = () =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((input): unknown => (Array.isArray(input) || input === null ? input : [input])),
      list(gapPolicySchema),
    ),
    null,
  );

/** Answer of `gapSummary`. */
export const gapSummarySchema = record({ hgap: gapPolicies(), mgap: gapPolicies() });
/** The member's gap cover policies, comprehensive (hgap) and supplementary (mgap). */
export type GapSummary = v.InferOutput<typeof gapSummarySchema>;
/** One gap cover policy. */
export type GapPolicy = v.InferOutput<typeof gapPolicySchema>;

/** Answer of `insureSummary`. */
export const insureSummarySchema = record({
  policies: list(record({ policyDescription: text(), policyNumber: text() })),
  overallStatusDescription: text(),
  drivePoints: number(),
});
/** The member's car and home insurance summary. */
export type InsureSummary = v.InferOutput<typeof insureSummarySchema>;

/** Answer of `travelSummary`. */
export const travelSummarySchema = record({ insurePolicies: list(record({ description: text() })) });
/** The member's travel policies. */
export type TravelSummary = v.InferOutput<typeof travelSummarySchema>;

/** Answer of `iotSummary`. */
export const iotSummarySchema = record({ policies: list(record({ policyNumber: text() })) });
/** The member's connected-device policies. */
export type IotSummary = v.InferOutput<typeof iotSummarySchema>;
