import { createSelector } from 'reselect';
import type { RewardSummary } from '../../contract/answers/rewards';
import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import { endpointAddress } from '../../platform/endpointAddress';
import { type PortfolioPart, selectProduct, selectProductsById } from '../../portfolio/slice';
import type { ConfigurationPart } from '../../state/configuration';
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
      inactive: goal?.active === false,
    };
  });

export type RewardsState = RewardsPart & PortfolioPart & NavigationPart & ConfigurationPart;

const counted = (count: number | undefined, key: 'rewards.plays' | 'rewards.miles'): readonly Message[] =>
  count === undefined ? [] : [{ key, values: { count } }];

/** "{n} plays" and "{n} Miles", each only if known. */
export const countsOf = ({ playCount, miles }: RewardSummary): readonly Message[] => [
  ...counted(playCount, 'rewards.plays'),
  ...counted(miles, 'rewards.miles'),
];

/** Whether the calls of the balance view's section were answered, and say nothing (rule `balance.newcomer`). */
export const selectSaysNothing = ({ rewardsHealth: health, activeRewardsBalance: balance }: RewardsPart): boolean =>
  health.status === 'loaded' &&
  health.summary.displayStatus === undefined &&
  balance.status === 'loaded' &&
  countsOf(balance.summary).length === 0 &&
  ringsOf(balance.summary).every(({ goal, isSet }) => goal !== 'exercise' || !isSet);

/** The link of Active Rewards: the product's own address, or the redirect call if that is not safe. */
export const selectActiveRewardsAddress = (state: RewardsState): string =>
  safeAddress(selectProduct(state, 'active')?.clickThroughUrl) ??
  endpointAddress(endpoints.rewardRedirect, state.configuration);

/** The debts of the programme's parts (rule `debt.alert`). */
export const selectDebts = createSelector([selectProductsById], rewardsDebts);
