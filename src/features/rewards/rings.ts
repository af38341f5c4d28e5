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
 * several entries for one goal the first speaks that says the member has it and how far it is. A goal whose progress
 * cannot be read is not drawn: a ring at 1 would claim that nothing was reached. Values are whole per cent, 1 to 100,
 * rounded down: 100 and achieved are one and the same. Source: spec section 5.
 */
export const ringsOf = ({ goals }: RewardSummary): readonly Ring[] =>
  ringShapes.flatMap(({ goalIdentifier, ...shape }) => {
    const [goal] = goals.flatMap(({ progressPercentage, ...candidate }) =>
      candidate.goalIdentifier === goalIdentifier && candidate.hasGoal === true && progressPercentage !== undefined
        ? [{ progressPercentage, inactive: candidate.active !== true }]
        : [],
    );
    if (goal === undefined) return [];
    const value = Math.min(MOST_SHOWN, Math.max(LEAST_SHOWN, Math.floor(goal.progressPercentage)));
    return [{ ...shape, value, achieved: value === MOST_SHOWN, inactive: goal.inactive }];
  });
