import { productAnswers } from './catalogue';
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

/** A rewards summary in shape two; the Miles are between entries that must not be confused with them. */
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
    gapNumberOfPoliciesText: 'Number of policies',
    insureIotAccountNumberText: 'Account number',
    investNumberOfPoliciesText: 'Number of policies',
    groupRiskTest: 'Group risk',
  },
  healthStatus: { status: 'GOLD', displayStatus: 'Gold' },
  driveStatus: { status: 'Silver' },
  moneyStatus: { moneyStatus: { displayStatus: 'Bronze' } },
  rewardSummary: shapeTwo(goals, 3, 1250),
  rewardSummaryBalance: shapeOne(goals, 3, 1250),
  ...productAnswers,
} satisfies Partial<Member>;
