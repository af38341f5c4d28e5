import * as v from 'valibot';
import { meaningOf, needed, optional } from '../meaning';
import { flag, list, number, part, record, text } from '../readers';

/** Answer of `healthStatus`. */
export const healthStatusSchema = record({ status: text(), displayStatus: text() });
/** The member's rewards status for health. */
export type HealthStatus = v.InferOutput<typeof healthStatusSchema>;

/** Answer of `driveStatus`. */
export const driveStatusSchema = record({ status: text() });
/** The member's rewards status for driving. */
export type DriveStatus = v.InferOutput<typeof driveStatusSchema>;

const displayStatusSchema = record({ displayStatus: text() });
/** Answer of `moneyStatus`. */
export const moneyStatusSchema = record({ moneyStatus: part(displayStatusSchema) });
/** The member's rewards status for money. */
export type MoneyStatus = v.InferOutput<typeof moneyStatusSchema>;

const withoutSign = (input: unknown): unknown => (typeof input === 'string' ? input.trim().replace(/%$/, '') : input);

// A number; as text it may include the per cent sign: "45", "45%" or "45 %".
const percentage = () => v.optional(v.pipe(v.unknown(), v.transform(withoutSign), number()));

const sentGoalSchema = record({
  goalIdentifier: text(),
  hasGoal: flag(),
  progressPercentage: percentage(),
  active: flag(),
});

// An entry without the name of a goal is unreadable: a list of only such entries must not look like a member without
// goals.
const goalSchema = v.pipe(
  sentGoalSchema,
  v.check(({ goalIdentifier }) => goalIdentifier !== undefined),
);

/** A goal from either shape; progressPercentage is not yet limited to 0..100. */
type RewardsGoal = v.InferOutput<typeof goalSchema>;

// An answer names one of the two lists: the one that it does not name says nothing.
const goals = () => v.optional(list(goalSchema));

const goalDetailsSchema = record({ goalProgressList: goals() });
const playsSchema = record({ availablePlayCount: number() });
const milesSchema = record({ balance: number() });
const inventorySchema = record({ plays: part(playsSchema), miles: part(milesSchema) });
const inventoryDetailSchema = record({ typeToken: text(), tokenStatus: text(), tokenValue: number() });

const summarySchema = record({
  goalDetails: v.nullish(goalDetailsSchema),
  rewardsInventory: part(inventorySchema),
  playCount: number(),
  goalProgressResponseList: goals(),
  inventoryDetailList: part(list(inventoryDetailSchema)),
});

/** The rewards summary, the same model for both shapes of the answer (rule `rewards.shapes`). */
export interface RewardSummary {
  readonly goals: readonly RewardsGoal[];
  /** Plays that the member can use; undefined if the answer does not say. */
  readonly playCount: number | undefined;
  /** Miles that the member can spend; undefined if the answer does not say. */
  readonly miles: number | undefined;
}

type ReadSummary = v.InferOutput<typeof summarySchema>;

// If an answer has both lists, one of them is often empty.
const goalsOf = ({ goalDetails, goalProgressResponseList: two }: ReadSummary) => {
  const one = goalDetails?.goalProgressList;
  return one && two ? [...one, ...two] : (one ?? two);
};

const playsOf = ({ rewardsInventory, playCount }: ReadSummary) =>
  rewardsInventory?.plays?.availablePlayCount ?? playCount;

const milesOf = ({ rewardsInventory, inventoryDetailList }: ReadSummary) =>
  rewardsInventory?.miles?.balance ??
  inventoryDetailList?.find(
    ({ typeToken, tokenStatus, tokenValue }) =>
      typeToken === 'MILES' && tokenStatus === 'ALLOCATED' && tokenValue !== undefined,
  )?.tokenValue;

/**
 * Answer of `rewardSummary` and `rewardSummaryBalance`: each call may use either shape, and both become one model.
 * Miles are the first inventory entry of type MILES with status ALLOCATED (rule `rewards.miles`). An answer without
 * readable goals, plays or Miles is rejected: it must not look like a member who has none.
 */
export const rewardSummarySchema = v.pipe(
  summarySchema,
  v.check(
    (summary) => [goalsOf, playsOf, milesOf].some((read) => read(summary) !== undefined),
    'a rewards summary was expected',
  ),
  v.transform(
    (summary): RewardSummary => ({
      goals: goalsOf(summary) ?? [],
      playCount: playsOf(summary),
      miles: milesOf(summary),
    }),
  ),
);

/** What the fields mean, for the published contract. */
export const meanings = () => {
  const unavailable = '"Unavailable" stands in its place.';
  const oneCounts = 'Those of shape one count.';
  const twoCounts = 'Those of shape two count.';
  const goalList = optional('The goals of the rings.', 'No rings, if the other list is missing too.');
  return [
    meaningOf(healthStatusSchema, {
      status: optional('The status, which colours the tile.', 'No colour of a status.'),
      displayStatus: needed('The status in words.', unavailable),
    }),
    meaningOf(driveStatusSchema, { status: needed('The status in words.', unavailable) }),
    meaningOf(moneyStatusSchema, { moneyStatus: needed('Holds the status.', unavailable) }),
    meaningOf(displayStatusSchema, { displayStatus: needed('The status in words.', unavailable) }),
    meaningOf(summarySchema, {
      goalDetails: optional('The goals in shape one.', twoCounts),
      rewardsInventory: optional('Plays and Miles in shape one.', twoCounts),
      playCount: optional('Plays in shape two.', `${oneCounts} Without either, plays are "Unavailable".`),
      goalProgressResponseList: goalList,
      inventoryDetailList: optional(
        'The inventory in shape two; Miles are the first entry of type MILES with status ALLOCATED.',
        `${oneCounts} Without either, Miles are "Unavailable".`,
      ),
    }),
    meaningOf(goalDetailsSchema, { goalProgressList: goalList }),
    meaningOf(sentGoalSchema, {
      goalIdentifier: needed('EXERCISE_RING, DRIVE_RING or SPEND_RING.', 'The entry is left out.'),
      hasGoal: needed('Whether the member has this goal.', 'The ring is not drawn.'),
      progressPercentage: needed(
        'Progress, 0 to 100; text may end in a per cent sign.',
        'The ring shows the least progress.',
        { pattern: '^\\s*[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?\\s*%?\\s*$' },
      ),
      active: optional('Whether the goal is active.', 'The ring is not greyed.'),
    }),
    meaningOf(inventorySchema, {
      plays: optional('Plays in shape one.', twoCounts),
      miles: optional('Miles in shape one.', twoCounts),
    }),
    meaningOf(playsSchema, {
      availablePlayCount: optional('How many plays the member has.', 'playCount counts.'),
    }),
    meaningOf(milesSchema, {
      balance: optional('How many Miles the member has.', 'The inventory entry of Miles counts.'),
    }),
    meaningOf(inventoryDetailSchema, {
      typeToken: needed('What it is an entry of; MILES for Miles.', 'The entry does not count.'),
      tokenStatus: needed('ALLOCATED, for what can be spent.', 'The entry does not count.'),
      tokenValue: needed('How many.', 'The entry does not count.'),
    }),
  ];
};
