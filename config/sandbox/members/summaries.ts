import type { Member, WireGoal, WireRewardsShapeOne, WireRewardsShapeTwo } from './wire';

/** A goal in progress; `changes` replaces single fields. */
export const goal = (
  goalIdentifier: WireGoal['goalIdentifier'],
  progressPercentage: number,
  changes: Partial<WireGoal> = {},
): WireGoal => ({ goalIdentifier, hasGoal: true, progressPercentage, active: true, ...changes });

const goals = [goal('EXERCISE_RING', 72), goal('DRIVE_RING', 100), goal('SPEND_RING', 38)];

/** A rewards summary in shape one. */
export const shapeOne = (goalProgressList: readonly WireGoal[], plays: number, miles: number): WireRewardsShapeOne => ({
  goalDetails: { goalProgressList },
  rewardsInventory: { plays: { availablePlayCount: plays }, miles: { balance: miles } },
});

/** A rewards summary in shape two; the Miles stand between entries that must not be taken for them. */
export const shapeTwo = (
  goalProgressResponseList: readonly WireGoal[],
  plays: number,
  miles: number,
): WireRewardsShapeTwo => ({
  playCount: plays,
  goalProgressResponseList,
  inventoryDetailList: [
    { typeToken: 'MILES', tokenStatus: 'EXPIRED', tokenValue: 999 },
    { typeToken: 'MILES', tokenStatus: 'ALLOCATED', tokenValue: String(miles) },
    { typeToken: 'PLAY', tokenStatus: 'ALLOCATED', tokenValue: plays },
  ],
});

/** Answers of the product and rewards calls for a member with nothing unusual. */
export const summaries = {
  headings: {
    gapMgapPolicyNumberText: 'Supplementary policy number',
    gapHgapPolicyNumberText: 'Comprehensive policy number',
    gapNumberOfPoliciesText: 'policies',
    insureIotAccountNumberText: 'Account number',
    investNumberOfPoliciesText: 'active policies',
    groupRiskTest: 'Group risk',
  },
  healthStatus: { status: 'GOLD', displayStatus: 'Gold' },
  driveStatus: { status: 'Silver' },
  moneyStatus: { moneyStatus: { displayStatus: 'Bronze' } },
  rewardSummary: shapeTwo(goals, 3, 1250),
  rewardSummaryBalance: shapeOne(goals, 3, 1250),
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
} satisfies Partial<Member>;
