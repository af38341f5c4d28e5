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

/** Has one debt for two parts of the programme, and for the third a debt without a message. */
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

/** Only Money is active in the rewards programme; the rest can be activated. */
export const inactiveRewards = persona(
  'inactive-rewards',
  'Only Money of the rewards programme is in use: "Activate now" for the rest.',
  {
    products: [
      held('health'),
      held('bank'),
      notActive('vitality'),
      notActive('drive'),
      held('money'),
      notActive('active'),
    ],
    rewardSummary: shapeTwo([], 0, 0),
    rewardSummaryBalance: shapeTwo([], 0, 0),
    rewardsBanner: { showBanner: false },
    healthStatus: { ...summaries.healthStatus, status: 'NONE', displayStatus: 'Not started' },
  },
);
