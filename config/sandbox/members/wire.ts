/**
 * What the portal sends, field by field. The readers in src/contract are lenient; these types are not, so that a
 * persona cannot misspell a field unnoticed.
 */
import type { ProductId } from '../../../src/contract/productIds';
import type { ProductAnswers } from './catalogue';

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

/** An outstanding item: the path of its fragment and the address of its link. */
export interface WireItem {
  readonly itemContentFragmentUrl: string;
  readonly redirectUrl?: string;
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

/** The portal's data of one member, by the name of the call that returns it. */
export interface Member extends ProductAnswers {
  readonly products: readonly WireProduct[];
  /** Of the balance view; the same as `products` if absent. */
  readonly productsBalance?: readonly WireProduct[];
  readonly headings: WireHeadings | { readonly headings: WireHeadings };
  readonly healthStatus: { readonly status: string; readonly displayStatus: string };
  readonly driveStatus: { readonly status: string };
  readonly moneyStatus: { readonly moneyStatus: { readonly displayStatus: string } };
  readonly rewardSummary: WireRewards;
  readonly rewardSummaryBalance: WireRewards;
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

/** A member with a name to choose it by and a sentence about what it shows. */
export interface Persona {
  readonly name: string;
  readonly story: string;
  readonly member: Member;
}
