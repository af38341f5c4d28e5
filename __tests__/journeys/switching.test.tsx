import { configureStore } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { act } from 'react';
import createSagaMiddleware, { type SagaMonitor } from 'redux-saga';
import { held } from '../../config/sandbox/members/products';
import { reducers } from '../../src/app/rootReducer';
import { rootSaga } from '../../src/app/rootSaga';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { screenEntered } from '../../src/state/navigation/slice';
import { fakeServices, productOf } from '../support/builders';
import { type Journey, openPortal } from '../support/journey';

const FRESH_MS = defaultConfiguration.freshnessMs;

beforeEach(() => {
  jest.useFakeTimers();
});

const switchTo = async (portal: Journey, screen: 'portfolio' | 'bal-portfolio') => {
  act(() => portal.services.navigation.push(`/${screen}`));
  await portal.settle();
};

describe('A member who switches between the screens', () => {
  it('sees on each screen only its own products', async () => {
    const only = (id: 'stan' | 'hcom') => ({ portfolioProducts: [productOf(id)] });
    const portal = await openPortal({
      at: '/portfolio',
      answers: { products: only('stan'), productsBalance: only('hcom') },
    });
    for (let trip = 0; trip < 3; trip += 1) {
      expect(portal.tiles(['emergency', 'healthy-company'])).toEqual(['emergency']);
      await switchTo(portal, 'bal-portfolio');
      expect(portal.tiles(['emergency', 'healthy-company'])).toEqual(['healthy-company']);
      await switchTo(portal, 'portfolio');
    }
  });

  // Rules `debt.alert`, `debt.fix`.
  it('sees on each screen the debts of its own products', async () => {
    const rewards = (name: string) => within(screen.getByRole('region', { name }));
    const owing = (debtMessage: string) => ({
      portfolioProducts: [held('vitality', { inDebt: true, debtMessage }), held('bank')],
    });
    const answers = { products: owing('R 120.00 is overdue.'), productsBalance: owing('R 240.00 is overdue.') };
    const portal = await openPortal({ at: '/portfolio', answers });
    expect(rewards('Rewards').getByText(/is overdue/).parentElement).toHaveTextContent(/^R 120\.00 is overdue\.$/);
    await switchTo(portal, 'bal-portfolio');
    expect(rewards('Active Rewards').getByText(/is overdue/).parentElement).toHaveTextContent(
      /^R 240\.00 is overdue\.$/,
    );
    const fix = rewards('Active Rewards').getByRole('link', { name: /^Fix it now/ });
    expect(fix).toHaveAttribute('href', '/portfolio/online-payments');
    await portal.user.click(fix);
    await portal.settle();
    expect(portal.clicks()).toMatchObject([{ label: 'rewards-health fix-it-now' }]);
  });
});

/** Counts the effects that sagas wait for: each running saga waits for at least one. */
const waitingEffects = () => {
  const waiting = new Set<number>();
  const ended = (id: number) => void waiting.delete(id);
  const monitor: SagaMonitor = {
    effectTriggered: ({ effectId }) => void waiting.add(effectId),
    effectResolved: ended,
    effectRejected: ended,
    effectCancelled: ended,
  };
  return { monitor, count: () => waiting.size };
};

describe('50 switches between the screens', () => {
  it('leak no saga', async () => {
    const products = { portfolioProducts: ['bank', 'life', 'vitality', 'active'].map((id) => ({ id, active: true })) };
    let now = 0;
    const { services, outbox } = fakeServices(
      { products, productsBalance: products, headings: {}, lifeSummary: {}, healthStatus: {} },
      { clock: { now: () => now } },
    );
    const { monitor, count } = waitingEffects();
    const sagas = createSagaMiddleware({ context: { services }, sagaMonitor: monitor });
    const unhurried = { warnAfter: Number.POSITIVE_INFINITY };
    const store = configureStore({
      reducer: reducers,
      preloadedState: { configuration: services.configuration },
      middleware: (defaults) =>
        defaults({ thunk: false, serializableCheck: unhurried, immutableCheck: unhurried }).concat(sagas),
    });
    const task = sagas.run(rootSaga);
    const arriveOn = async (screen: 'portfolio' | 'bal-portfolio') => {
      now += FRESH_MS / 2;
      store.dispatch(screenEntered({ screen, at: now }));
      await jest.advanceTimersByTimeAsync(5);
    };
    for (const screen of ['portfolio', 'bal-portfolio', 'portfolio', 'bal-portfolio'] as const) await arriveOn(screen);
    const before = count();
    const calls = outbox.calls.length;
    for (let trip = 0; trip < 25; trip += 1) {
      await arriveOn('portfolio');
      await arriveOn('bal-portfolio');
    }
    expect(outbox.calls.length).toBeGreaterThan(calls + 50);
    expect(before).toBeGreaterThan(20);
    expect(count()).toBeLessThanOrEqual(before);
    task.cancel();
  });
});
