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

const goalSchema = record({ goalIdentifier: text(), hasGoal: flag(), progressPercentage: number(), active: flag() });

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

const goalsOf = ({ goalDetails, goalProgressResponseList }: ReadSummary) =>
  goalDetails?.goalProgressList ?? goalProgressResponseList;

const playsOf = ({ rewardsInventory, playCount }: ReadSummary) =>
  rewardsInventory?.plays?.availablePlayCount ?? playCount;

const milesOf = ({ rewardsInventory, inventoryDetailList }: ReadSummary) =>
  rewardsInventory?.miles?.balance ??
  inventoryDetailList?.find(({ typeToken, tokenStatus }) => typeToken === 'MILES' && tokenStatus === 'ALLOCATED')
    ?.tokenValue;

/**
 * Answer of `rewardSummary` and `rewardSummaryBalance`: either shape on either call becomes one model. Miles are the
 * inventory entry of type MILES with status ALLOCATED (spec section 5). An answer of which neither goals, plays nor
 * Miles can be read is refused: it must not look like a member without any.
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
