import { createAction } from '@reduxjs/toolkit';
import type { DriveStatus, HealthStatus, MoneyStatus, RewardSummary } from '../../contract/answers/rewards';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { tracked } from '../../state/track';

/** The `data-tile` of each part of the rewards programme; it is the label of its analytics events, too. */
export type RewardsTile = 'rewards-health' | 'rewards-drive' | 'rewards-money' | 'active-rewards';

/** The status of the programme's health part; both screens show it. */
export const rewardsHealth = createSummarySlice('rewardsHealth', endpoints.healthStatus);
/** The status of the programme's drive part. */
export const rewardsDrive = createSummarySlice('rewardsDrive', endpoints.driveStatus);
/** The status of the programme's money part. */
export const rewardsMoney = createSummarySlice('rewardsMoney', endpoints.moneyStatus);
/** Goals, plays and Miles of the overview. */
export const activeRewards = createSummarySlice('activeRewards', endpoints.rewardSummary);
/** Goals, plays and Miles of the balance view. */
export const activeRewardsBalance = createSummarySlice('activeRewardsBalance', endpoints.rewardSummaryBalance);

/** The corners of the state that the rewards hold. */
export interface RewardsCorner {
  readonly rewardsHealth: SummaryState<HealthStatus>;
  readonly rewardsDrive: SummaryState<DriveStatus>;
  readonly rewardsMoney: SummaryState<MoneyStatus>;
  readonly activeRewards: SummaryState<RewardSummary>;
  readonly activeRewardsBalance: SummaryState<RewardSummary>;
}

/** The member asked once more for what a failed Active Rewards panel was to show. */
export const retryRequested = createAction<'activeRewards' | 'activeRewardsBalance'>('rewards/retryRequested');

/** The member followed a tile of the rewards programme. */
export const tileFollowed = createAction('rewards/tileFollowed', (tile: RewardsTile) => ({
  payload: tile,
  ...tracked({ category: 'tile', action: 'click', label: tile }),
}));

/** The member followed "Activate now" in a tile. */
export const activateFollowed = createAction('rewards/activateFollowed', (tile: RewardsTile) => ({
  payload: tile,
  ...tracked({ category: 'cta', action: 'click', label: tile }),
}));

/** The member followed "Fix it now" of a debt of the rewards programme. */
export const debtFollowed = createAction('rewards/debtFollowed', (tile: RewardsTile) => ({
  payload: tile,
  ...tracked({ category: 'cta', action: 'click', label: tile }),
}));

/** The reducers of the rewards, by corner. */
export const rewardsReducers = {
  rewardsHealth: rewardsHealth.reducer,
  rewardsDrive: rewardsDrive.reducer,
  rewardsMoney: rewardsMoney.reducer,
  activeRewards: activeRewards.reducer,
  activeRewardsBalance: activeRewardsBalance.reducer,
};
