import { act } from '@testing-library/react';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { rewardsSaga } from '../../../src/features/rewards/saga';
import { rewardsReducers } from '../../../src/features/rewards/slice';
import { portfolioSaga } from '../../../src/portfolio/saga';
import { portfolioReducer } from '../../../src/portfolio/slice';
import { navigationReducer, type Screen } from '../../../src/state/navigation/slice';
import { createNetwork, type NetworkOptions } from '../../support/network';
import { createWorld } from '../../support/world';

const base = defaultConfiguration.basePaths.portfolio;

/** The addresses of the rewards' calls. */
export const addresses = {
  products: `${base}/portfolio/products`,
  productsBalance: `${base}/portfolio/products/balance`,
  headings: `${base}/headings/summary`,
  health: `${base}/vitality/status/health`,
  drive: `${base}/vitality/status/drive`,
  money: `${base}/vitality/status/money`,
  summary: `${base}/vitality/reward-summary/v3`,
  summaryBalance: `${base}/vitality/reward-summary`,
  redirect: `${base}/vitality/reward-summary/redirect`,
} as const;

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
  [addresses.products]: { portfolioProducts: allParts },
  [addresses.productsBalance]: { portfolioProducts: allParts },
  [addresses.headings]: {},
  [addresses.health]: { status: 'GOLD', displayStatus: 'Gold' },
  [addresses.drive]: { status: 'Silver Star' },
  [addresses.money]: { moneyStatus: { displayStatus: 'Bronze' } },
  [addresses.summary]: {
    playCount: 3,
    goalProgressResponseList: goals,
    inventoryDetailList: [{ typeToken: 'MILES', tokenStatus: 'ALLOCATED', tokenValue: '20480' }],
  },
  [addresses.summaryBalance]: {
    goalDetails: { goalProgressList: goals },
    rewardsInventory: { plays: { availablePlayCount: 3 }, miles: { balance: 1250 } },
  },
};

const feature = {
  reducer: { navigation: navigationReducer, portfolio: portfolioReducer, ...rewardsReducers },
  sagas: [portfolioSaga, rewardsSaga],
};

/** The world of the portfolio and the rewards, whose answers come over the network because they are read leniently. */
export const openRewards = (changes: Readonly<Record<string, unknown>> = {}, options: NetworkOptions = {}) => {
  const network = createNetwork({ ...usualAnswers, ...changes }, options);
  const { configuration = defaultConfiguration } = options;
  const world = createWorld(feature, { services: { http: network.http, configuration } });
  const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
  return {
    ...world,
    ...network,
    settle,
    enter: async (screen: Screen) => {
      act(() => world.arrive(screen));
      await settle();
    },
  };
};
