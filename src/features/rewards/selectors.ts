import { createSelector } from 'reselect';
import type { RewardSummary } from '../../contract/answers/rewards';
import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import { endpointAddress } from '../../platform/endpointAddress';
import { lookupIn } from '../../portfolio/needs';
import { type PortfolioPart, selectProduct, selectProducts } from '../../portfolio/slice';
import type { ConfigurationPart } from '../../state/configuration';
import type { SummaryState } from '../../state/createSummarySlice';
import { isAwaited, staleFrom } from '../../state/freshness';
import type { NavigationPart } from '../../state/navigation/slice';
import type { Message } from '../../texts/text';
import type { Ring } from '../../ui/Rings';
import { type RewardsPart, rewardsDebts } from './slice';

/** The three rings from the outermost inwards, with their radii (rule `ring.scale`). */
const ringShapes = [
  { goalIdentifier: 'EXERCISE_RING', radius: 100, goal: 'exercise' },
  { goalIdentifier: 'DRIVE_RING', radius: 75, goal: 'drive' },
  { goalIdentifier: 'SPEND_RING', radius: 50, goal: 'money' },
] as const;

const LEAST_SHOWN = 1;
const MOST_SHOWN = 100;

/**
 * The three rings, the outermost first. Of several entries for one goal, the first counts that the member has and that
 * has a progress. A progress that cannot be read is no value: a ring at 1 would claim that nothing was reached. Values
 * are whole per cent, 1 to 100, rounded down, so that 100 always means achieved. Rules `ring.zero`, `ring.achieved`,
 * `ring.goals`, `ring.inactive`.
 */
export const ringsOf = ({ goals }: RewardSummary): readonly Ring[] =>
  ringShapes.map(({ goalIdentifier, ...shape }) => {
    const set = goals.filter((goal) => goal.goalIdentifier === goalIdentifier && goal.hasGoal === true);
    const goal = set.find(({ progressPercentage }) => progressPercentage !== undefined) ?? set[0];
    const progress = goal?.progressPercentage;
    const value =
      progress === undefined ? undefined : Math.min(MOST_SHOWN, Math.max(LEAST_SHOWN, Math.floor(progress)));
    return {
      ...shape,
      isSet: goal !== undefined,
      value,
      achieved: value === MOST_SHOWN,
      inactive: goal?.active === false,
    };
  });

export type RewardsState = RewardsPart & PortfolioPart & NavigationPart & ConfigurationPart;

/**
 * What a status tile shows: `display` for the member, `rank` for its look; `asOf` is when it arrived, in milliseconds
 * since 1970, if it could not be had anew.
 */
export type StatusReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable'; readonly retrying: boolean }
  | { readonly kind: 'loaded'; readonly display: string; readonly rank: string; readonly asOf?: number | undefined };

const readStatus = <Summary>(
  state: SummaryState<Summary>,
  read: (summary: Summary) => { readonly display: string | undefined; readonly rank?: string | undefined },
): StatusReading => {
  const unavailable = { kind: 'unavailable', retrying: isAwaited(state) } as const;
  if (state.status === 'failed') return unavailable;
  if (state.status !== 'loaded') return { kind: 'loading' };
  const { display, rank = display } = read(state.summary);
  // A status without a text is not shown at all: a back-end code means nothing to a member.
  return display === undefined || rank === undefined
    ? unavailable
    : { kind: 'loaded', display, rank, asOf: staleFrom(state) };
};

export const selectHealthReading = createSelector([(state: RewardsPart) => state.rewardsHealth], (state) =>
  readStatus(state, ({ status, displayStatus }) => ({ display: displayStatus, rank: status })),
);

export const selectDriveReading = createSelector([(state: RewardsPart) => state.rewardsDrive], (state) =>
  readStatus(state, ({ status }) => ({ display: status })),
);

export const selectMoneyReading = createSelector([(state: RewardsPart) => state.rewardsMoney], (state) =>
  readStatus(state, ({ moneyStatus }) => ({ display: moneyStatus?.displayStatus })),
);

/**
 * What an Active Rewards panel shows; `counts` are "{n} plays" and "{n} Miles", each only if known; `asOf` as in
 * {@link StatusReading}.
 */
export type TrackerReading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reference: string | undefined; readonly retrying: boolean }
  | {
      readonly kind: 'loaded';
      readonly rings: readonly Ring[];
      readonly counts: readonly Message[];
      readonly asOf?: number | undefined;
    };

const counted = (count: number | undefined, key: 'rewards.plays' | 'rewards.miles'): readonly Message[] =>
  count === undefined ? [] : [{ key, values: { count } }];

const readTracker = (state: SummaryState<RewardSummary>): TrackerReading => {
  if (state.status === 'failed') return { kind: 'failed', reference: state.reference, retrying: isAwaited(state) };
  if (state.status !== 'loaded') return { kind: 'loading' };
  const { playCount, miles } = state.summary;
  return {
    kind: 'loaded',
    rings: ringsOf(state.summary),
    counts: [...counted(playCount, 'rewards.plays'), ...counted(miles, 'rewards.miles')],
    asOf: staleFrom(state),
  };
};

/** The overview's panel: all rings. */
export const selectTracker = createSelector([(state: RewardsPart) => state.activeRewards], readTracker);

/** The balance view's panel: only the exercise ring. */
export const selectBalanceTracker = createSelector(
  [(state: RewardsPart) => state.activeRewardsBalance],
  (state): TrackerReading => {
    const reading = readTracker(state);
    return reading.kind === 'loaded'
      ? { ...reading, rings: reading.rings.filter(({ goal }) => goal === 'exercise') }
      : reading;
  },
);

/** Whether the calls of the balance view's section were answered, and say nothing (rule `balance.newcomer`). */
export const selectSaysNothing = (state: RewardsPart): boolean => {
  const tracker = selectBalanceTracker(state);
  const { rewardsHealth } = state;
  return (
    rewardsHealth.status === 'loaded' &&
    rewardsHealth.summary.displayStatus === undefined &&
    tracker.kind === 'loaded' &&
    tracker.counts.length === 0 &&
    tracker.rings.every(({ isSet }) => !isSet)
  );
};

/** The link of Active Rewards: the product's own address, or the redirect call if that is not safe. */
export const selectActiveRewardsAddress = (state: RewardsState): string =>
  safeAddress(selectProduct(state, 'active')?.clickThroughUrl) ??
  endpointAddress(endpoints.rewardRedirect, state.configuration);

export const selectDebts = createSelector([selectProducts], (answer) =>
  answer.status === 'loaded' ? rewardsDebts(lookupIn(answer.products)) : [],
);
