import * as v from 'valibot';
import { flag, list, number, part, record, text } from '../readers';

/** Answer of `healthStatus`. */
export const healthStatusSchema = record({ status: text(), displayStatus: text() });
/** The member's rewards status for health. */
export type HealthStatus = v.InferOutput<typeof healthStatusSchema>;

/** Answer of `driveStatus`. */
export const driveStatusSchema = record({ status: text() });
/** The member's rewards status for driving. */
export type DriveStatus = v.InferOutput<typeof driveStatusSchema>;

/** Answer of `moneyStatus`. */
export const moneyStatusSchema = record({ moneyStatus: part(record({ displayStatus: text() })) });
/** The member's rewards status for money. */
export type MoneyStatus = v.InferOutput<typeof moneyStatusSchema>;

const withoutSign = (input: unknown): unknown => (typeof input === 'string' ? input.trim().replace(/%$/, '') : input);

// A number; as text it may include the per cent sign: "45", "45%" or "45 %".
const percentage = () => v.optional(v.pipe(v.unknown(), v.transform(withoutSign), number()));

// An entry without the name of a goal is unreadable: a list of only such entries must not look like a member without
// goals.
const goalSchema = v.pipe(
  record({ goalIdentifier: text(), hasGoal: flag(), progressPercentage: percentage(), active: flag() }),
  v.check(({ goalIdentifier }) => goalIdentifier !== undefined),
);

/** A goal from either shape; progressPercentage is not yet limited to 0..100. */
export type RewardsGoal = v.InferOutput<typeof goalSchema>;

// An answer names one of the two lists: the one that it does not name says nothing.
const goals = () => v.optional(list(goalSchema));

const summarySchema = record({
  goalDetails: v.nullish(record({ goalProgressList: goals() })),
  rewardsInventory: part(
    record({ plays: part(record({ availablePlayCount: number() })), miles: part(record({ balance: number() })) }),
  ),
  playCount: number(),
  goalProgressResponseList: goals(),
  inventoryDetailList: part(list(record({ typeToken: text(), tokenStatus: text(), tokenValue: number() }))),
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
