import { createAction } from '@reduxjs/toolkit';
import type { DriveStatus, HealthStatus, MoneyStatus, RewardSummary } from '../../contract/answers/rewards';
import { extraEndpoints } from '../../contract/extraEndpoints';
import type { SummaryNeed } from '../../portfolio/needs';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { tracked } from '../../state/track';

/** The `data-tile` of each part of the rewards programme; the labels of its analytics events begin with it. */
export type RewardsTile = 'rewards-health' | 'rewards-drive' | 'rewards-money' | 'active-rewards';

/** The status of the programme's health part; both screens show it. */
export const rewardsHealth = createSummarySlice('rewardsHealth', extraEndpoints.healthStatus);
/** The status of the programme's drive part. */
export const rewardsDrive = createSummarySlice('rewardsDrive', extraEndpoints.driveStatus);
/** The status of the programme's money part. */
export const rewardsMoney = createSummarySlice('rewardsMoney', extraEndpoints.moneyStatus);
/** Goals, plays and Miles of the overview. */
export const activeRewards = createSummarySlice('activeRewards', extraEndpoints.rewardSummary);
/** Goals, plays and Miles of the balance view. */
export const activeRewardsBalance = createSummarySlice('activeRewardsBalance', extraEndpoints.rewardSummaryBalance);

/** What each active part of the programme needs on the overview. */
export const rewardsNeeds: readonly SummaryNeed[] = [
  { summary: rewardsHealth, ids: ['vitality'] },
  { summary: rewardsDrive, ids: ['drive'] },
  { summary: rewardsMoney, ids: ['money'] },
  { summary: activeRewards, ids: ['active'] },
];

/** The rewards' parts of the state. */
export interface RewardsPart {
  readonly rewardsHealth: SummaryState<HealthStatus>;
  readonly rewardsDrive: SummaryState<DriveStatus>;
  readonly rewardsMoney: SummaryState<MoneyStatus>;
  readonly activeRewards: SummaryState<RewardSummary>;
  readonly activeRewardsBalance: SummaryState<RewardSummary>;
}

/**
 * The member asked to load a part of the rewards again that is unavailable or old; the payload is its part of the
 * state.
 */
export const retryRequested = createAction<keyof RewardsPart>('rewards/retryRequested');

/** The member followed a tile of the rewards programme. */
export const tileFollowed = createAction('rewards/tileFollowed', (tile: RewardsTile) => ({
  payload: tile,
  ...tracked({ category: 'tile', action: 'click', label: tile }),
}));

/** The member followed "Activate now" in a tile. */
export const activateFollowed = createAction('rewards/activateFollowed', (tile: RewardsTile) => ({
  payload: tile,
  ...tracked({ category: 'cta', action: 'click', label: `${tile} activate-now` }),
}));

/** The member followed "Fix it now" of a debt of the rewards programme. */
export const debtFollowed = createAction('rewards/debtFollowed', (tile: RewardsTile) => ({
  payload: tile,
  ...tracked({ category: 'cta', action: 'click', label: `${tile} fix-it-now` }),
}));

/** The reducers of the rewards, by part of the state. */
export const rewardsReducers = {
  rewardsHealth: rewardsHealth.reducer,
  rewardsDrive: rewardsDrive.reducer,
  rewardsMoney: rewardsMoney.reducer,
  activeRewards: activeRewards.reducer,
  activeRewardsBalance: activeRewardsBalance.reducer,
};
