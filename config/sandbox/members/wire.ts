/**
 * What the portal behind the sandbox sends, field for field (spec section 3). The readers in src/contract are lenient;
 * these types are not, so that a persona cannot misspell a field unnoticed.
 */
import type { ProductId } from '../../../src/contract/productIds';

/** One entry of the products answer. */
export interface WireProduct {
  readonly id: ProductId;
  readonly active: boolean;
  readonly policyWithdrawn?: boolean;
  readonly clickThroughUrl?: string;
  readonly description?: string;
  readonly inDebt?: boolean;
  readonly debtMessage?: string;
  readonly policyNumber?: string;
}

/** One goal of a rewards summary; progressPercentage may be above 100. */
export interface WireGoal {
  readonly goalIdentifier: 'EXERCISE_RING' | 'DRIVE_RING' | 'SPEND_RING';
  readonly hasGoal: boolean;
  readonly progressPercentage: number;
  readonly active: boolean;
}

/** The rewards summary in shape one: nested details and inventory. */
export interface WireRewardsShapeOne {
  readonly goalDetails: { readonly goalProgressList: readonly WireGoal[] };
  readonly rewardsInventory: {
    readonly plays: { readonly availablePlayCount: number };
    readonly miles: { readonly balance: number };
  };
}

/** The rewards summary in shape two: flat lists. */
export interface WireRewardsShapeTwo {
  readonly playCount: number;
  readonly goalProgressResponseList: readonly WireGoal[];
  readonly inventoryDetailList: readonly {
    readonly typeToken: string;
    readonly tokenStatus: string;
    readonly tokenValue: number | string;
  }[];
}

/** Either shape of the rewards summary. */
export type WireRewards = WireRewardsShapeOne | WireRewardsShapeTwo;

/** An outstanding item: the path of its fragment and where its link leads. */
export interface WireItem {
  readonly itemContentFragmentUrl: string;
  readonly redirectUrl?: string;
}

/** One gap cover policy. */
export interface WireGapPolicy {
  readonly policyNumber: string;
  readonly description: string;
}

/** A banner: the block's link, its heading and the heading's colour (CSS). */
export interface WireBanner {
  readonly showBanner: boolean;
  readonly bannerLink?: string;
  readonly heading?: string;
  readonly textColour?: string;
}

/** One recommendation, offer or piece of extra content. */
export interface WireRecommendation {
  readonly title: string;
  readonly message: string;
  readonly imageUrl: string;
  readonly webQuoteUrl: string;
  readonly actionText: string;
  readonly googleAnalyticsMessageId: string;
}

/** One product of a preference category. */
export interface WirePreference {
  readonly name: string;
  readonly description: string;
  readonly mandatory: boolean;
  readonly isSubscribed: boolean;
}

/** The member's communication preferences. */
export interface WirePreferences {
  readonly sections: readonly {
    readonly visible: boolean;
    readonly categories: readonly {
      readonly visible: boolean;
      readonly name: string;
      readonly products: readonly WirePreference[];
    }[];
  }[];
}

/** Label key to text. */
export type WireHeadings = Readonly<Record<string, string>>;

/** Everything the portal knows of one member, by the name of the call that tells it. */
export interface Member {
  readonly products: readonly WireProduct[];
  /** Of the balance view; the same as `products` where absent. */
  readonly productsBalance?: readonly WireProduct[];
  readonly headings: WireHeadings | { readonly headings: WireHeadings };
  readonly healthStatus: { readonly status: string; readonly displayStatus: string };
  readonly driveStatus: { readonly status: string };
  readonly moneyStatus: { readonly moneyStatus: { readonly displayStatus: string } };
  readonly rewardSummary: WireRewards;
  readonly rewardSummaryBalance: WireRewards;
  readonly healthSummary: {
    readonly schemeName: string;
    /** Major units of USD. */
    readonly msaBalance: number | string;
    readonly policyNo: string;
    readonly showWelcomeMessage: boolean;
  };
  readonly flexicareSummary: { readonly showWelcomeMessage: boolean };
  readonly investSummary: { readonly totalPolicies: number; readonly totalPortfolioAmount: number | string };
  readonly investActionItems: { readonly totalActionItems: number };
  readonly umbrellaSummary: { readonly totalPortfolioAmount: number; readonly enableSwitchuserView: boolean };
  readonly umbrellaPolicies: { readonly riskPolicies: readonly { readonly description: string }[] };
  readonly lifeSummary: {
    readonly lifePolicy: readonly {
      readonly currencyCode: string;
      readonly totalCoverAmount: number;
      readonly activePolicies: readonly { readonly policyName: string; readonly policyNumber: string }[];
    }[];
    readonly hasLifeUnpaidPayBacks: boolean;
  };
  readonly lifeArrears: { readonly totalArrearAmount: number };
  readonly willSummary: { readonly policyNo: string; readonly clickThroughUrl: string };
  readonly cardSummary: { readonly isMigrated?: boolean };
  readonly gapSummary: {
    readonly hgap?: WireGapPolicy | readonly WireGapPolicy[];
    readonly mgap?: WireGapPolicy | readonly WireGapPolicy[];
  };
  readonly insureSummary: {
    readonly policies: readonly { readonly policyDescription: string; readonly policyNumber: string }[];
    readonly overallStatusDescription?: string;
    readonly drivePoints?: number;
  };
  readonly travelSummary: { readonly insurePolicies: readonly { readonly description: string }[] };
  readonly iotSummary: { readonly policies: readonly { readonly policyNumber: string }[] };
  readonly manageDetails: { readonly Details: readonly { readonly Description: string; readonly Link: string }[] };
  /** `enable` before the member accepts. */
  readonly disclaimer: { readonly enable: boolean; readonly contentPath: string; readonly version: string };
  /** Before any event of this session. Age in years. */
  readonly onboarding: {
    readonly age: number;
    readonly numberOfEvents: number;
    readonly productFeatureActive: boolean;
  };
  readonly mandateItems: readonly WireItem[];
  readonly digitalConsent: {
    readonly pendingConsentCount: { readonly pendingConsentRequests: number };
    readonly consentFragmentSrc: string;
  };
  readonly digitalAcceptance: {
    readonly pendingRequestCount: { readonly pendingAcceptanceRequests: number };
    readonly hasExpired: boolean;
    readonly acceptanceFragmentSrc: string;
  };
  readonly willItems: readonly WireItem[];
  /** Whether a consent is on record before this session. */
  readonly consentRecorded: boolean;
  readonly preferences: WirePreferences;
  readonly rewardsBanner: WireBanner;
  readonly bannerSummary: WireBanner & { readonly hippoUrl?: string | readonly string[] };
  readonly recommendations: {
    readonly recommendations: readonly WireRecommendation[];
    readonly nextBestOffer: readonly WireRecommendation[];
    readonly extraContent: readonly WireRecommendation[];
  };
}

/** A member with a name to choose it by and a sentence on what it shows. */
export interface Persona {
  readonly name: string;
  readonly story: string;
  readonly member: Member;
}
