import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act } from 'react';
import { Provider } from 'react-redux';
import type { AnalyticsEvent } from '../../../src/contract/analytics';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { rewardsSaga } from '../../../src/features/rewards/saga';
import { rewardsReducers } from '../../../src/features/rewards/slice';
import { createHttp } from '../../../src/platform/http';
import type { Services } from '../../../src/platform/services';
import { portfolioSaga } from '../../../src/portfolio/saga';
import { portfolioReducer } from '../../../src/portfolio/slice';
import { locationChanged, navigationReducer, type Screen, screenEntered } from '../../../src/state/navigation/slice';
import { trackingSaga } from '../../../src/state/track';
import { fakeServices, openDoor } from '../../support/builders';
import { logTo } from '../../support/log';
import { createTestStore } from '../../support/store';

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

/**
 * Answers for a member with nothing unusual; a number is a status without a body, `never` an answer that never comes.
 */
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

const answering = (answer: unknown): Promise<Response> => {
  if (answer === 'never') return new Promise(() => {});
  if (typeof answer === 'number') return Promise.resolve(new Response('', { status: answer }));
  return Promise.resolve(new Response(JSON.stringify(answer)));
};

/** A portal of the portfolio and the rewards, with the real store, sagas and http over a network of answers. */
export const rewardsPortal = (
  changes: Readonly<Record<string, unknown>> = {},
  {
    accessToken,
    configuration = defaultConfiguration,
  }: { accessToken?: string; configuration?: RuntimeConfiguration } = {},
) => {
  const answers: Record<string, unknown> = { ...usualAnswers, ...changes };
  const calls: { method: string; address: string; body: unknown }[] = [];
  const logged: string[] = [];
  const events: AnalyticsEvent[] = [];
  let now = 0;

  const http = createHttp({
    fetch: (address, { method = 'GET', body }) => {
      calls.push({ method, address, body });
      return answering(answers[address] ?? 404);
    },
    cookies: () => '',
    page: () => 'https://portal.example/portfolio',
    session: { read: () => accessToken, write: () => false, remove: () => undefined },
    earlyRequests: undefined,
    configuration,
    door: openDoor,
  });
  const services: Services = {
    ...fakeServices().services,
    http,
    clock: { now: () => now },
    log: logTo((message, _, level) => level === 'error' && logged.push(message)),
    analytics: { send: (event) => events.push(event) },
    configuration,
  };

  const { store, actions, sagas } = createTestStore(
    { navigation: navigationReducer, portfolio: portfolioReducer, ...rewardsReducers },
    services,
  );
  const running = [sagas.run(portfolioSaga), sagas.run(rewardsSaga), sagas.run(trackingSaga)];

  const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
  return {
    store,
    answers,
    calls,
    logged,
    events,
    actions,
    settle,
    /** Advances the clock. */
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** How often an address was called. */
    called: (address: string) => calls.filter((call) => call.address === address).length,
    async enter(screen: Screen) {
      act(() => {
        store.dispatch(locationChanged({ pathname: `/${screen}`, search: '', hash: '' }));
        store.dispatch(screenEntered({ screen, at: now }));
      });
      await settle();
    },
    show: (content: ReactNode) => render(<Provider store={store}>{content}</Provider>),
    close: () => {
      for (const task of running) task.cancel();
    },
  };
};
