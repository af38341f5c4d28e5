import type { ProductEndpointName } from '../../../src/contract/endpoints';
import type { ProductId } from '../../../src/contract/productIds';

const rewardsArea = '/portal/rewards';

/** The description and address of each product, before a persona changes anything. */
export const catalogue: Readonly<
  Record<ProductId, { readonly area: string; readonly description: string; readonly policy?: string }>
> = {
  bank: { area: '/portal/bank', description: 'Everyday account' },
  health: { area: '/portal/health', description: 'Classic Comprehensive', policy: '0784512369' },
  health_future_dated: {
    area: '/portal/health/starting-soon',
    description: 'Classic Saver, from 1 January',
    policy: '0784519920',
  },
  insure: { area: '/portal/car-and-home', description: 'Car and home', policy: '4001987234' },
  invest: { area: '/portal/investments', description: 'Investments' },
  life: { area: '/portal/life', description: 'Life insurance' },
  dwts: { area: '/portal/wills', description: 'Will and estate' },
  card: { area: '/portal/card', description: 'Gold credit card' },
  umbf: { area: '/portal/employee-benefits', description: 'Umbrella retirement fund' },
  grpl: { area: '/portal/group-risk', description: 'Group life cover' },
  hcom: { area: '/portal/healthy-company', description: 'Wellbeing programme of your employer' },
  mgap: { area: '/portal/gap-cover/supplementary', description: 'Supplementary gap cover', policy: 'MG-5520871' },
  hgap: { area: '/portal/gap-cover/comprehensive', description: 'Comprehensive gap cover', policy: 'HG-3318046' },
  prme: { area: '/portal/primary-care', description: 'Primary care: day-to-day cover for two' },
  prme_future_dated: { area: '/portal/primary-care/starting-soon', description: 'Primary care, from 1 January' },
  dtip: { area: '/portal/travel', description: 'Travel insurance' },
  iotp: { area: '/portal/connected-device', description: 'Connected-device insurance', policy: 'IOT-77104-2' },
  stan: { area: '/portal/emergency-cover', description: 'Roadside and medical emergencies, day and night' },
  vitality: { area: `${rewardsArea}/health`, description: 'Rewards for healthy living' },
  drive: { area: `${rewardsArea}/drive`, description: 'Rewards for driving well' },
  money: { area: '/bank/vitality-money', description: 'Rewards for managing money well' },
  active: { area: '/portal/active-rewards', description: 'Weekly goals, plays and Miles' },
};

/** One gap cover policy. */
export interface WireGapPolicy {
  readonly policyNumber: string;
  readonly description: string;
}

/** The answers of the calls about products, field for field. */
export interface ProductAnswers extends Readonly<Record<AnsweredCall, object>> {
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
}

/** The calls about products that answer in a body; the bank answers by its status alone. */
export type AnsweredCall = Exclude<ProductEndpointName, 'bankSummary'>;

/** The answers for a member with nothing unusual. */
export const productAnswers = {
  healthSummary: {
    schemeName: 'Meridian Medical Scheme, Classic Comprehensive',
    msaBalance: '4825.60',
    policyNo: '0784512369',
    showWelcomeMessage: false,
  },
  flexicareSummary: { showWelcomeMessage: false },
  investSummary: { totalPolicies: 3, totalPortfolioAmount: '98765.40' },
  investActionItems: { totalActionItems: 0 },
  umbrellaSummary: { totalPortfolioAmount: 284310.55, enableSwitchuserView: false },
  umbrellaPolicies: { riskPolicies: [{ description: 'Group life cover, 3 times annual salary' }] },
  lifeSummary: {
    lifePolicy: [
      {
        currencyCode: 'ZAR',
        totalCoverAmount: 1500000.5,
        activePolicies: [{ policyName: 'Classic Life Plan', policyNumber: '5100348821' }],
      },
    ],
    hasLifeUnpaidPayBacks: false,
  },
  lifeArrears: { totalArrearAmount: 0 },
  willSummary: { policyNo: 'W-2201947', clickThroughUrl: '/portal/wills/W-2201947' },
  cardSummary: { isMigrated: true },
  gapSummary: {
    hgap: { policyNumber: 'HG-3318046', description: 'Comprehensive gap cover' },
    mgap: { policyNumber: 'MG-5520871', description: 'Supplementary gap cover' },
  },
  insureSummary: {
    policies: [{ policyDescription: 'Car and home, Classic plan', policyNumber: '4001987234' }],
    overallStatusDescription: 'Silver driver status',
    drivePoints: 640,
  },
  travelSummary: { insurePolicies: [{ description: 'Family trip to Lisbon, 3 to 17 December' }] },
  iotSummary: { policies: [{ policyNumber: 'IOT-77104-2' }] },
} satisfies ProductAnswers;
