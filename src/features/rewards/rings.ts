import type { RewardSummary } from '../../contract/answers/rewards';
import type { Ring } from '../../ui/Rings';

type RingShape = Pick<Ring, 'name' | 'radius' | 'area'> & { readonly goalIdentifier: string };

/** The three rings from the outermost inwards; radii by spec section 9. */
const ringShapes: readonly RingShape[] = [
  { goalIdentifier: 'EXERCISE_RING', name: 'Exercise', radius: 100, area: 'health' },
  { goalIdentifier: 'DRIVE_RING', name: 'Drive', radius: 75, area: 'insure' },
  { goalIdentifier: 'SPEND_RING', name: 'Money', radius: 50, area: 'bank' },
];

const LEAST_SHOWN = 1;
const MOST_SHOWN = 100;

/**
 * The rings of the goals that the member has, the outermost first; identifiers that we do not know draw nothing. Of
 * several entries for one goal the first that says the member has it speaks. A goal whose progress cannot be read is
 * not drawn: a ring at 1 would claim that nothing was reached. Values are per cent, 1 to 100; a goal is achieved by
 * what was really reached, so 99.6 rounds up and is not achieved. Source: spec section 5.
 */
export const ringsOf = ({ goals }: RewardSummary): readonly Ring[] =>
  ringShapes.flatMap(({ goalIdentifier, ...shape }) => {
    const goal = goals.find((candidate) => candidate.goalIdentifier === goalIdentifier && candidate.hasGoal === true);
    if (goal?.progressPercentage === undefined) return [];
    return [
      {
        ...shape,
        value: Math.min(MOST_SHOWN, Math.max(LEAST_SHOWN, Math.round(goal.progressPercentage))),
        achieved: goal.progressPercentage >= MOST_SHOWN,
        inactive: goal.active !== true,
      },
    ];
  });
