import { act } from '@testing-library/react';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { rewardsSaga } from '../../../src/features/rewards/saga';
import { rewardsReducers } from '../../../src/features/rewards/slice';
import { portfolioSaga } from '../../../src/portfolio/saga';
import { portfolioReducer } from '../../../src/portfolio/slice';
import { navigationReducer, type Screen } from '../../../src/state/navigation/slice';
import { createWorld } from '../../support/world';

/** A product as sent by the service, active by default. */
export const product = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  id,
  active: true,
  clickThroughUrl: `/portal/${id}`,
  ...changes,
});

/** The four parts of the programme, all active. */
export const allParts = ['vitality', 'drive', 'money', 'active'].map((id) => product(id));

const goals = [
  { goalIdentifier: 'EXERCISE_RING', hasGoal: true, progressPercentage: 72, active: true },
  { goalIdentifier: 'DRIVE_RING', hasGoal: true, progressPercentage: 130, active: true },
  { goalIdentifier: 'SPEND_RING', hasGoal: true, progressPercentage: 0, active: false },
];

/** Answers for a member with nothing unusual. */
export const usualAnswers: Readonly<Record<string, unknown>> = {
  products: { portfolioProducts: allParts },
  productsBalance: { portfolioProducts: allParts },
  headings: {},
  healthStatus: { status: 'GOLD', displayStatus: 'Gold' },
  driveStatus: { status: 'Silver Star' },
  moneyStatus: { moneyStatus: { displayStatus: 'Bronze' } },
  rewardSummary: {
    playCount: 3,
    goalProgressResponseList: goals,
    inventoryDetailList: [{ typeToken: 'MILES', tokenStatus: 'ALLOCATED', tokenValue: '20480' }],
  },
  rewardSummaryBalance: {
    goalDetails: { goalProgressList: goals },
    rewardsInventory: { plays: { availablePlayCount: 3 }, miles: { balance: 1250 } },
  },
};

const feature = {
  reducer: { navigation: navigationReducer, portfolio: portfolioReducer, ...rewardsReducers },
  sagas: [portfolioSaga, rewardsSaga],
};

/** The world of the portfolio and the rewards; `answers` may change. */
export const openRewards = (
  changes: Readonly<Record<string, unknown>> = {},
  configuration: RuntimeConfiguration = defaultConfiguration,
) => {
  const answers: Record<string, unknown> = { ...usualAnswers, ...changes };
  const world = createWorld(feature, {
    answers: Object.fromEntries(Object.keys(answers).map((name) => [name, () => answers[name]])),
    services: { configuration },
  });
  const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
  return {
    ...world,
    answers,
    settle,
    /** How often a call was made. */
    called: (name: string) => world.outbox.calls.filter((made) => made === name).length,
    enter: async (screen: Screen) => {
      act(() => world.arrive(screen));
      await settle();
    },
  };
};
