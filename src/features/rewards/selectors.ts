import { createSelector } from '@reduxjs/toolkit';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { RewardSummary } from '../../contract/answers/rewards';
import { endpoints } from '../../contract/endpoints';
import { endpointAddress } from '../../platform/address';
import { type PortfolioCorner, selectProduct } from '../../portfolio/slice';
import type { ConfigurationCorner } from '../../state/configuration';
import type { SummaryState } from '../../state/createSummarySlice';
import type { NavigationCorner } from '../../state/navigation/slice';
import type { Ring } from '../../ui/Rings';
import { ringsOf } from './rings';
import type { RewardsCorner, RewardsTile } from './slice';

/** The state that the rewards need. */
export type RewardsState = RewardsCorner & PortfolioCorner & NavigationCorner & ConfigurationCorner;

/** What a status tile has to show: `display` for the member, `rank` for its look. */
export type StatusReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'loaded'; readonly display: string; readonly rank: string };

const readStatus = <Summary>(
  state: SummaryState<Summary>,
  read: (summary: Summary) => { readonly display: string | undefined; readonly rank?: string | undefined },
): StatusReading => {
  if (state.status === 'failed') return { kind: 'unavailable' };
  if (state.status !== 'loaded') return { kind: 'loading' };
  const { display, rank = display } = read(state.summary);
  // A status that cannot be shown in words is not shown at all: a code of the back end's means nothing to a member.
  return display === undefined || rank === undefined ? { kind: 'unavailable' } : { kind: 'loaded', display, rank };
};

/** The health tile's status. */
export const selectHealthReading = createSelector([(state: RewardsCorner) => state.rewardsHealth], (state) =>
  readStatus(state, ({ status, displayStatus }) => ({ display: displayStatus, rank: status })),
);

/** The drive tile's status. */
export const selectDriveReading = createSelector([(state: RewardsCorner) => state.rewardsDrive], (state) =>
  readStatus(state, ({ status }) => ({ display: status })),
);

/** The money tile's status. */
export const selectMoneyReading = createSelector([(state: RewardsCorner) => state.rewardsMoney], (state) =>
  readStatus(state, ({ moneyStatus }) => ({ display: moneyStatus?.displayStatus })),
);

/** What an Active Rewards panel has to show; `counts` are "{n} plays" and "{n} Miles", each only where known. */
export type TrackerReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reference: string | undefined }
  | { readonly kind: 'loaded'; readonly rings: readonly Ring[]; readonly counts: readonly string[] };

const countFormat = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

const counted = (count: number | undefined, noun: string): readonly string[] =>
  count === undefined ? [] : [`${countFormat.format(count)} ${noun}`];

const readTracker = (
  state: SummaryState<RewardSummary>,
  isShown: (ring: Ring) => boolean = () => true,
): TrackerReading => {
  if (state.status === 'failed') return { kind: 'failed', reference: state.reference };
  if (state.status !== 'loaded') return { kind: 'loading' };
  const { playCount, miles } = state.summary;
  return {
    kind: 'loaded',
    rings: ringsOf(state.summary).filter(isShown),
    counts: [...counted(playCount, 'plays'), ...counted(miles, 'Miles')],
  };
};

/** The overview's panel: all rings. */
export const selectTracker = createSelector([(state: RewardsCorner) => state.activeRewards], (state) =>
  readTracker(state),
);

/** The balance view's panel: the exercise ring alone. */
export const selectBalanceTracker = createSelector([(state: RewardsCorner) => state.activeRewardsBalance], (state) =>
  readTracker(state, ({ name }) => name === 'Exercise'),
);

/** Where the Active Rewards panel leads. */
export const selectActiveRewardsAddress = ({ configuration }: ConfigurationCorner): string =>
  endpointAddress(endpoints.rewardRedirect, configuration);

/** The parts of the programme that the present screen's portfolio names, in use or not. */
export interface RewardsParts {
  readonly vitality: ProductConfig | undefined;
  readonly drive: ProductConfig | undefined;
  readonly money: ProductConfig | undefined;
  readonly active: ProductConfig | undefined;
}

/** Each part of the programme as the portfolio has it. */
export const selectParts = createSelector(
  [
    (state: RewardsState) => selectProduct(state, 'vitality'),
    (state: RewardsState) => selectProduct(state, 'drive'),
    (state: RewardsState) => selectProduct(state, 'money'),
    (state: RewardsState) => selectProduct(state, 'active'),
  ],
  (vitality, drive, money, active): RewardsParts => ({ vitality, drive, money, active }),
);

/** One debt of the programme: the part that owes, and what the portal says of it. */
export interface RewardsDebt {
  readonly tile: RewardsTile;
  readonly message: string;
}

/** The debts of the programme, each message once: the parts are often in debt together, for one and the same payment. */
export const selectDebts = createSelector(
  [selectParts],
  ({ vitality, drive, money, active }): readonly RewardsDebt[] => {
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
  },
);
