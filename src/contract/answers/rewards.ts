/** The answers about rewards: `driveStatusSchema` is that of the call `driveStatus`. */
import * as v from 'valibot';
import { meaningOf, needed, optional } from '../meaning';
import { count, flag, isRecord, list, number, part, record, text } from '../readers';

export const healthStatusSchema = record({ status: text, displayStatus: text });

export const driveStatusSchema = record({ status: text });

const displayStatusSchema = record({ displayStatus: text });
export const moneyStatusSchema = record({ moneyStatus: part(displayStatusSchema) });

const withoutSign = (input: unknown): unknown => (typeof input === 'string' ? input.trim().replace(/%$/, '') : input);

// A number; as text it may include the per cent sign: "45", "45%" or "45 %".
const percentage = v.optional(v.pipe(v.unknown(), v.transform(withoutSign), number));

const sentGoalSchema = record({
  goalIdentifier: text,
  hasGoal: flag,
  progressPercentage: percentage,
  active: flag,
});

// A goal that names no ring is unreadable: a list of only such goals must not look like a member without any.
const goalSchema = v.pipe(
  sentGoalSchema,
  v.check(
    ({ goalIdentifier, hasGoal }) =>
      goalIdentifier !== undefined && (hasGoal !== true || /^(EXERCISE|DRIVE|SPEND)_RING$/.test(goalIdentifier)),
  ),
);

// An answer has one of the two lists; a missing one does not mean "no goals".
const goals = v.optional(list(goalSchema));

const goalDetailsSchema = record({ goalProgressList: goals });
const playsSchema = record({ availablePlayCount: count });
const milesSchema = record({ balance: count });
const inventorySchema = record({ plays: part(playsSchema), miles: part(milesSchema) });
const inventoryDetailSchema = record({ typeToken: text, tokenStatus: text, tokenValue: count });

const summarySchema = record({
  goalDetails: v.optional(goalDetailsSchema),
  rewardsInventory: part(inventorySchema),
  playCount: count,
  goalProgressResponseList: goals,
  inventoryDetailList: part(list(inventoryDetailSchema)),
});

type SentSummary = v.InferOutput<typeof summarySchema>;

// If shape two has its goals, a value of the wrong type where shape one has its goals is ignored, as null always is.
const withoutWrongGoals = (input: unknown): unknown =>
  isRecord(input) &&
  !isRecord(input.goalDetails) &&
  (input.goalDetails === null || Array.isArray(input.goalProgressResponseList))
    ? { ...input, goalDetails: undefined }
    : input;

const goalsOf = ({ goalDetails, goalProgressResponseList: two }: SentSummary) => {
  const one = goalDetails?.goalProgressList;
  // If an answer has both lists, one of them is often empty.
  return one && two ? [...one, ...two] : (one ?? two);
};

const milesOf = ({ rewardsInventory, inventoryDetailList = [] }: SentSummary) =>
  rewardsInventory?.miles?.balance ??
  inventoryDetailList.find(
    ({ typeToken, tokenStatus, tokenValue }) =>
      typeToken === 'MILES' && tokenStatus === 'ALLOCATED' && tokenValue !== undefined,
  )?.tokenValue;

/**
 * Answer of `rewardSummary` and `rewardSummaryBalance`: each call may use either shape, and both become one model (rule
 * `rewards.shapes`). Miles are the first inventory entry of type MILES with status ALLOCATED (rule `rewards.miles`). An
 * answer without readable goals, plays or Miles is rejected: it must not look like a member who has none.
 */
export const rewardSummarySchema = v.pipe(
  v.unknown(),
  v.transform(withoutWrongGoals),
  summarySchema,
  v.transform((summary) => ({
    goals: goalsOf(summary),
    playCount: summary.rewardsInventory?.plays?.availablePlayCount ?? summary.playCount,
    miles: milesOf(summary),
  })),
  v.check(
    ({ goals, playCount, miles }) => (goals ?? playCount ?? miles) !== undefined,
    'a rewards summary was expected',
  ),
  v.transform(({ goals = [], ...others }) => ({ goals, ...others })),
);

/** Goals, whose progress may be beyond 0 to 100, and plays and Miles to use; undefined if the answer does not say. */
export type RewardSummary = Readonly<v.InferOutput<typeof rewardSummarySchema>>;

/** What the fields mean, for the published contract. */
export const meanings = () => {
  const unavailable = '"Unavailable" stands in its place.';
  const oneCounts = 'Those of shape one count.';
  const twoCounts = 'Those of shape two count.';
  const goalList = optional('The goals of the rings.', 'No rings, if the other list is missing too.');
  return [
    meaningOf(healthStatusSchema, {
      status: optional('The status, which colours the tile.', 'The tile is coloured by the status in words.'),
      displayStatus: needed('The status in words.', unavailable),
    }),
    meaningOf(driveStatusSchema, { status: needed('The status in words.', unavailable) }),
    meaningOf(moneyStatusSchema, { moneyStatus: needed('Holds the status.', unavailable) }),
    meaningOf(displayStatusSchema, { displayStatus: needed('The status in words.', unavailable) }),
    meaningOf(summarySchema, {
      goalDetails: optional('The goals in shape one.', twoCounts),
      rewardsInventory: optional('Plays and Miles in shape one.', twoCounts),
      playCount: optional('Plays in shape two.', `${oneCounts} Without either, plays are left out.`),
      goalProgressResponseList: goalList,
      inventoryDetailList: optional(
        'The inventory in shape two; Miles are the first entry of type MILES with status ALLOCATED.',
        `${oneCounts} Without either, Miles are left out.`,
      ),
    }),
    meaningOf(goalDetailsSchema, { goalProgressList: goalList }),
    meaningOf(sentGoalSchema, {
      goalIdentifier: needed('EXERCISE_RING, DRIVE_RING or SPEND_RING.', 'The entry is left out.'),
      hasGoal: needed('Whether the member has this goal.', 'The ring is a track, with "No goal yet".'),
      progressPercentage: needed(
        'Progress, 0 to 100; text may end in a per cent sign.',
        'The ring is a track, with "Unavailable".',
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
