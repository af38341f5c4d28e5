import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaMonitor } from 'redux-saga';
import { createRootReducer } from '../../src/app/rootReducer';
import { rootSaga } from '../../src/app/rootSaga';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { screenEntered } from '../../src/state/navigation/slice';
import { fakeServices } from '../support/builders';

const FRESH_MS = defaultConfiguration.freshnessMs;

beforeEach(() => {
  jest.useFakeTimers();
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

const products = { portfolioProducts: ['bank', 'life', 'vitality', 'active'].map((id) => ({ id, active: true })) };

/** The portal's store and all its sagas; `arriveOn` enters a screen some milliseconds after the last arrival. */
const openStore = (answers: Record<string, unknown>, sagaMonitor?: SagaMonitor) => {
  let now = 0;
  const { services, outbox } = fakeServices(
    { products, productsBalance: products, headings: {}, ...answers },
    { clock: { now: () => now } },
  );
  const sagas = createSagaMiddleware({ context: { services }, sagaMonitor });
  const unhurried = { warnAfter: Number.POSITIVE_INFINITY };
  const store = configureStore({
    reducer: createRootReducer(services.configuration),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: unhurried, immutableCheck: unhurried }).concat(sagas),
  });
  const task = sagas.run(rootSaga);
  const arriveOn = async (screen: 'portfolio' | 'bal-portfolio', after: number) => {
    now += after;
    store.dispatch(screenEntered({ screen, at: now }));
    await jest.advanceTimersByTimeAsync(5);
  };
  return { arriveOn, outbox, task };
};

it('50 switches between the screens leak no saga', async () => {
  const { monitor, count } = waitingEffects();
  const { arriveOn, outbox, task } = openStore({ lifeSummary: {}, healthStatus: {} }, monitor);
  const screens = ['portfolio', 'bal-portfolio'] as const;
  for (const screen of [...screens, ...screens]) await arriveOn(screen, FRESH_MS / 2);
  const before = count();
  const calls = outbox.calls.length;
  for (let trip = 0; trip < 25; trip += 1) for (const screen of screens) await arriveOn(screen, FRESH_MS / 2);
  expect(outbox.calls.length).toBeGreaterThan(calls + 50);
  expect(before).toBeGreaterThan(20);
  expect(count()).toBeLessThanOrEqual(before);
  task.cancel();
});

// Rule `call.retry`.
it('A return to fresh products sends what had failed there once', async () => {
  const { arriveOn, outbox, task } = openStore({});
  for (const screen of ['portfolio', 'bal-portfolio', 'portfolio', 'bal-portfolio'] as const) await arriveOn(screen, 1);
  const sent = (name: string) => outbox.calls.filter((call) => call === name).length;
  const failing = ['mandateItems', 'willItems', 'lifeSummary', 'rewardSummary', 'rewardSummaryBalance'];
  expect(failing.map(sent)).toEqual([2, 2, 4, 2, 2]);
  task.cancel();
});
