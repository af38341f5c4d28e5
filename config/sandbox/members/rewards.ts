import { persona } from './member';
import { held, inDebt, notActive } from './products';
import { goal, shapeOne, shapeTwo, summaries } from './summaries';

const racing = shapeOne(
  [goal('EXERCISE_RING', 0), goal('DRIVE_RING', 45, { active: false }), goal('SPEND_RING', 130)],
  1,
  87,
);

/** Both rewards calls answer in shape one. */
export const rewardsOne = persona(
  'rewards-one',
  'Rewards in shape one: a ring at 0, one inactive, one beyond its goal.',
  { rewardSummary: racing, rewardSummaryBalance: racing },
);

const full = shapeTwo([goal('EXERCISE_RING', 100), goal('DRIVE_RING', 99.5), goal('SPEND_RING', 12)], 12, 20480);

/** Both rewards calls answer in shape two. */
export const rewardsTwo = persona(
  'rewards-two',
  'Rewards in shape two: the exercise goal achieved, 12 plays, many Miles.',
  {
    rewardSummary: full,
    rewardSummaryBalance: full,
  },
);

const idle = shapeTwo(
  [
    goal('EXERCISE_RING', 0, { hasGoal: false, active: false }),
    goal('DRIVE_RING', 0, { hasGoal: false, active: false }),
    goal('SPEND_RING', 0, { hasGoal: false, active: false }),
  ],
  0,
  0,
);

/** In the programme without any goal. */
export const rewardsNone = persona('rewards-none', 'In the rewards programme without a single goal, play or Mile.', {
  rewardSummary: idle,
  rewardSummaryBalance: { ...idle, inventoryDetailList: [] },
});

const owed = 'Your rewards membership is R 120.00 in arrears.';

/** Owes for two parts of the programme in one sum, and for the third without a word of why. */
export const rewardsInDebt = persona('rewards-in-debt', 'Owes for parts of the rewards programme.', {
  products: [
    held('health'),
    held('bank'),
    inDebt('vitality', owed),
    inDebt('drive', owed),
    held('money', { inDebt: true }),
    held('active'),
  ],
});

/** Every part of the rewards programme is there to be activated. */
export const inactiveRewards = persona(
  'inactive-rewards',
  'No part of the rewards programme is in use: "Activate now".',
  {
    products: [
      held('health'),
      held('bank'),
      notActive('vitality'),
      notActive('drive'),
      notActive('money'),
      notActive('active'),
    ],
    rewardSummary: shapeTwo([], 0, 0),
    rewardSummaryBalance: shapeTwo([], 0, 0),
    rewardsBanner: { showBanner: false },
    healthStatus: { ...summaries.healthStatus, status: 'NONE', displayStatus: 'Not started' },
  },
);
