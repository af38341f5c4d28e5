import type { RewardSummary } from '../../contract/answers/rewards';
import type { Ring } from '../../ui/Rings';

type RingShape = Pick<Ring, 'name' | 'radius' | 'goal'> & { readonly goalIdentifier: string };

/** The three rings from the outermost inwards, with their radii (rule `ring.scale`). */
const ringShapes: readonly RingShape[] = [
  { goalIdentifier: 'EXERCISE_RING', name: 'Exercise', radius: 100, goal: 'exercise' },
  { goalIdentifier: 'DRIVE_RING', name: 'Drive', radius: 75, goal: 'drive' },
  { goalIdentifier: 'SPEND_RING', name: 'Money', radius: 50, goal: 'money' },
];

const LEAST_SHOWN = 1;
const MOST_SHOWN = 100;

/**
 * The three rings, the outermost first; unknown identifiers are ignored. Of several entries for one goal, the first
 * counts that the member has and that has a progress. A progress that cannot be read is no value: a ring at 1 would
 * claim that nothing was reached. Values are whole per cent, 1 to 100, rounded down, so that 100 always means achieved.
 * Rules `ring.zero`, `ring.achieved`. Rules `ring.goals`, `ring.inactive`.
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
