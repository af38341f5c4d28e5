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

it('50 switches between the screens leak no saga', async () => {
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
    reducer: createRootReducer(services.configuration),
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
