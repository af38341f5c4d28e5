import { createAction } from '@reduxjs/toolkit';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { DriveStatus, HealthStatus, MoneyStatus, RewardSummary } from '../../contract/answers/rewards';
import { endpoints } from '../../contract/endpoints';
import type { ProductLookup, SummaryNeed } from '../../portfolio/needs';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { tracked } from '../../state/track';

/** The `data-tile` of each part of the rewards programme; the labels of its analytics events begin with it. */
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

/** The parts of the programme in a portfolio, active or not. */
export interface RewardsParts {
  readonly vitality: ProductConfig | undefined;
  readonly drive: ProductConfig | undefined;
  readonly money: ProductConfig | undefined;
  readonly active: ProductConfig | undefined;
}

/** One debt of the programme: the part, and the portal's message. */
export interface RewardsDebt {
  readonly tile: RewardsTile;
  readonly message: string;
}

/** Each part of the programme as it is in the portfolio. */
export const partsOf = (lookup: ProductLookup): RewardsParts => ({
  vitality: lookup('vitality'),
  drive: lookup('drive'),
  money: lookup('money'),
  active: lookup('active'),
});

/** What the parts are called outside their block: the member may have Health insurance as well. */
export const rewardsNames: Readonly<Record<RewardsTile, string>> = {
  'rewards-health': 'Health rewards',
  'rewards-drive': 'Drive rewards',
  'rewards-money': 'Money rewards',
  'active-rewards': 'Active Rewards',
};

/** The debts of the programme, each message once: several parts often have the same debt (rule `debt.alert`). */
export const rewardsDebts = ({ vitality, drive, money, active }: RewardsParts): readonly RewardsDebt[] => {
  const parts: readonly (readonly [RewardsTile, ProductConfig | undefined])[] = [
    ['rewards-health', vitality],
    ['rewards-drive', drive],
    ['rewards-money', money],
    ['active-rewards', active],
  ];
  const debts = parts.flatMap(([tile, product]) =>
    product?.inDebt === true ? [{ tile, message: product.debtMessage ?? 'A payment is outstanding.' }] : [],
  );
  return debts.filter(({ message }, at) => debts.findIndex((debt) => debt.message === message) === at);
};
