import { createAction, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import { endpoints } from '../../contract/endpoints';
import type { SummaryNeed } from '../../portfolio/needs';
import type { ProductsById } from '../../portfolio/slice';
import { createSummarySlice, readingOf, reducersOf, type SummarySlice } from '../../state/createSummarySlice';
import type { Words } from '../../texts/text';

/** The status of Health; both screens show it. */
export const rewardsHealth = createSummarySlice('rewardsHealth', endpoints.healthStatus, 'the vitality health status');
export const rewardsDrive = createSummarySlice('rewardsDrive', endpoints.driveStatus, 'the drive status');
export const rewardsMoney = createSummarySlice('rewardsMoney', endpoints.moneyStatus, 'the money status');
/** Goals, plays and Miles of the overview. */
export const activeRewards = createSummarySlice(
  'activeRewards',
  endpoints.rewardSummary,
  'the vitality rewards summary',
);
/** Goals, plays and Miles of the balance view. */
export const activeRewardsBalance = createSummarySlice(
  'activeRewardsBalance',
  endpoints.rewardSummaryBalance,
  'the vitality rewards summary',
);

/**
 * The tiles of the programme on the overview. `label` is the `data-tile` and begins the labels of analytics events;
 * `name` is used outside the block, where the member may have Health insurance as well.
 */
export const rewardsTiles = {
  health: {
    label: 'rewards-health',
    product: 'vitality',
    summary: rewardsHealth,
    heading: 'rewards.health',
    name: 'rewards.healthName',
  },
  drive: {
    label: 'rewards-drive',
    product: 'drive',
    summary: rewardsDrive,
    heading: 'rewards.drive',
    name: 'rewards.driveName',
  },
  money: {
    label: 'rewards-money',
    product: 'money',
    summary: rewardsMoney,
    heading: 'rewards.money',
    name: 'rewards.moneyName',
  },
  active: {
    label: 'active-rewards',
    product: 'active',
    summary: activeRewards,
    heading: 'rewards.active',
    name: 'rewards.active',
  },
} as const;

const tiles = Object.values(rewardsTiles);

export type RewardsTile = (typeof tiles)[number];

/** A part of which a status is shown. */
export type StatusPart = Exclude<RewardsTile, typeof rewardsTiles.active>;

/** What each active part of the programme needs on the overview. */
export const rewardsNeeds: readonly SummaryNeed<RewardsPart>[] = tiles.map(({ summary, product }) => ({
  summary,
  ids: [product],
}));

/** The summaries of both screens, by the names of their parts of the state. */
export const rewardsSlices = { rewardsHealth, rewardsDrive, rewardsMoney, activeRewards, activeRewardsBalance };

export const rewardsReducers = reducersOf(Object.values(rewardsSlices));

export type RewardsPart = StateFromReducersMapObject<typeof rewardsReducers>;

/** What a part is called outside the block; on the balance view Active Rewards has the name of the overview. */
export const nameOf = (part: keyof RewardsPart): RewardsTile['name'] =>
  tiles.find(({ summary }) => summary.name === part)?.name ?? rewardsTiles.active.name;

const selectReading = <Name extends string, Summary, Call extends string, View>(
  { select }: SummarySlice<Name, Summary, Call>,
  read: (summary: Summary) => View | undefined,
) => createSelector([select], (state) => readingOf(state, read));

/** A status: `display` for the member, `rank` for its look. */
interface Status {
  readonly display: string;
  readonly rank: string;
}

// One without a text is not shown at all: a back-end code means nothing to a member.
const statusOf = (display: string | undefined, rank = display): Status | undefined =>
  display === undefined || rank === undefined ? undefined : { display, rank };

/** What is shown of each part. */
export const readings = {
  rewardsHealth: selectReading(rewardsHealth, ({ status, displayStatus }) => statusOf(displayStatus, status)),
  rewardsDrive: selectReading(rewardsDrive, ({ status }) => statusOf(status)),
  rewardsMoney: selectReading(rewardsMoney, ({ moneyStatus }) => statusOf(moneyStatus?.displayStatus)),
  activeRewards: selectReading(activeRewards, (summary) => summary),
  activeRewardsBalance: selectReading(activeRewardsBalance, (summary) => summary),
};

/** The member clicked "Try again" in a part of the rewards; the payload is the name of its part of the state. */
export const partRetryClicked = createAction<keyof RewardsPart>('rewards/partRetryClicked');

/** The debts of the programme's parts, in the order in which these are shown; in our words if the portal sends none. */
export const rewardsDebts = (products: ProductsById) =>
  tiles.flatMap(({ label, product, name }) => {
    const { inDebt, debtMessage, otherDebts = [] } = products[product] ?? {};
    const messages = inDebt === true ? [debtMessage, ...otherDebts] : [];
    return messages.map((message: Words = { key: 'rewards.debt' }) => ({
      label,
      name: { key: name } as const,
      message,
    }));
  });
