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

// A number, which as a text may bring its sign along: "45", "45%" or "45 %".
const percentage = () => v.optional(v.pipe(v.unknown(), v.transform(withoutSign), number()));

// An entry that names no goal is unreadable: a list of nothing else must not look like a member without goals.
const goalSchema = v.pipe(
  record({ goalIdentifier: text(), hasGoal: flag(), progressPercentage: percentage(), active: flag() }),
  v.check(({ goalIdentifier }) => goalIdentifier !== undefined),
);

/** A goal as either shape names it; progressPercentage is as it came, not yet held to 0..100. */
export type RewardsGoal = v.InferOutput<typeof goalSchema>;

const summarySchema = record({
  goalDetails: part(record({ goalProgressList: list(goalSchema) })),
  rewardsInventory: part(
    record({ plays: part(record({ availablePlayCount: number() })), miles: part(record({ balance: number() })) }),
  ),
  playCount: number(),
  goalProgressResponseList: list(goalSchema),
  inventoryDetailList: list(record({ typeToken: text(), tokenStatus: text(), tokenValue: number() })),
});

/** The rewards summary, whichever of the two shapes of spec section 3 brought it. */
export interface RewardSummary {
  readonly goals: readonly RewardsGoal[];
  /** Plays that the member can use; undefined where the answer does not say. */
  readonly playCount: number | undefined;
  /** Miles that the member can spend; undefined where the answer does not say. */
  readonly miles: number | undefined;
}

type ReadSummary = v.InferOutput<typeof summarySchema>;

// Where an answer has both lists, one of them is often empty.
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
 * Answer of `rewardSummary` and `rewardSummaryBalance`: either shape on either call becomes one model. Miles are the
 * inventory entry of type MILES with status ALLOCATED (spec section 5), the first of several. An answer of which neither
 * goals, plays nor Miles can be read is refused: it must not look like a member without any.
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
