import { combineReducers } from '@reduxjs/toolkit';
import { put } from 'redux-saga/effects';
import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createSummarySlice, type SummaryState } from '../../src/state/createSummarySlice';
import {
  answerFailed,
  type Fetched,
  hasFailed,
  isAwaited,
  isDue,
  isPending,
  oldestOf,
  type RequestableSummary,
  requestAgain,
  requestDue,
  staleSince,
} from '../../src/state/freshness';
import { failed, fakeServices, loaded, withServices } from '../support/builders';
import { createWorld } from '../support/world';

const FRESH_MS = defaultConfiguration.freshnessMs;
const since = (now: number) => now - FRESH_MS + 1;

const requestedAgain = <Value extends Fetched>(value: Value) => ({ ...value, isAwaited: true as const });

describe('data on arrival', () => {
  it.each([
    ['idle', true],
    ['failed', true],
    ['loading', false],
  ] as const)('is requested if it is %s: %s', (status, due) => {
    expect(isDue({ status }, 0, since(0))).toBe(due);
  });

  // Rule `overview.freshness`.
  it('is shown again for five minutes from its arrival, and not a moment longer', () => {
    const ages = [0, 5 * 60 * 1_000 - 1, 5 * 60 * 1_000];
    const due = ages.map((age) => isDue({ status: 'loaded', at: 7 }, 7 + age, since(7 + age)));
    expect(due).toEqual([false, false, true]);
  });

  it('is requested if the clock was set back before its arrival', () => {
    expect(isDue({ status: 'loaded', at: 10 }, 9, since(9))).toBe(true);
  });
});

// Rule `overview.refresh`.
describe('data that is requested again', () => {
  const there = { status: 'loaded', at: 5 } as const;

  it('is not requested once more while its answer is awaited, and again if it could not be had', () => {
    expect(isDue(requestedAgain(there), 9, 9)).toBe(false);
    const missing: Fetched = { ...there, isStale: true };
    expect([isDue(missing, 9, 0), hasFailed(missing)]).toEqual([true, true]);
    expect([isDue(requestedAgain(missing), 9, 9), hasFailed(requestedAgain(missing))]).toEqual([false, false]);
  });

  it('is missing if it never came, and not before it was asked for or while it is awaited', () => {
    const statuses = ['idle', 'loading', 'failed'] as const;
    expect(statuses.map((status) => hasFailed({ status }))).toEqual([false, false, true]);
  });

  // Rule `overview.asOf`.
  it('is old once it could not be refreshed, also during the next attempt, until a new value comes', () => {
    const missing = { ...there, isStale: true } as const;
    const values = [there, requestedAgain(there), missing, requestedAgain(missing)];
    expect(values.map((value) => staleSince(value))).toEqual([undefined, undefined, 5, 5]);
    expect(staleSince({ ...missing, at: 8 }, missing, { status: 'failed' })).toBe(5);
    expect([...values, { status: 'failed' as const }].map(answerFailed)).toEqual([false, false, true, true, true]);
  });

  it('is as old as the oldest of the values there are', () => {
    expect(oldestOf([{ status: 'failed' }, { ...there, at: 8 }, there, { status: 'loading' }])).toBe(5);
    expect(oldestOf([{ status: 'failed' }, { status: 'idle' }])).toBeUndefined();
  });
});

it('A first answer is still to come until a value or a failure is known', () => {
  const pending = ['idle', 'loading', 'loaded', 'failed'].filter((status) => isPending({ status }));
  expect(pending).toEqual(['idle', 'loading']);
});

const card = createSummarySlice('card', endpoints.cardSummary);
const wills = createSummarySlice('wills', endpoints.willSummary);

describe('what is due', () => {
  const bank = createSummarySlice('bank', endpoints.bankSummary);
  const gap = createSummarySlice('gap', endpoints.gapSummary);
  const iot = createSummarySlice('iot', endpoints.iotSummary);

  it.each([
    ['is requested, and how long data is fresh is configured', false, false, [card, wills, iot]],
    // Rule `connection.silence`.
    ['is not requested after the connection was lost if there is something to show', true, false, [wills, iot]],
    // Rule `call.retry`.
    ['is not requested with the products if it has failed since', false, true, [card, iot]],
  ])('%s', async (_, wasLost, wereAsked, expected) => {
    const configuration = { ...defaultConfiguration, freshnessMs: 1_000 };
    const connection = { ...fakeServices().services.connection, wasLost: () => wasLost };
    const { services } = fakeServices({}, { configuration, connection });
    const { effects } = await expectSaga(requestDue, [bank, card, wills, gap, iot], 1_000, undefined, wereAsked)
      .provide([withServices(services)])
      .withState({
        bank: loaded(null, 1),
        card: loaded({}, 0),
        wills: failed,
        gap: { status: 'loading' },
        iot: { status: 'idle' },
      })
      .silentRun(1);
    expect(effects.put).toEqual(expected.map(({ actions }) => put(actions.summaryRequested())));
  });
});

describe('what the member tries again', () => {
  const secondCard = createSummarySlice('secondCard', endpoints.cardSummary);
  const all = [card, wills, secondCard] as const;
  const there = loaded({});
  const loading = { status: 'loading' } as const;
  type Known = SummaryState<Record<string, never>>;

  it.each<[string, readonly [Known, Known, Known], RequestableSummary | undefined, readonly (typeof all)[number][]]>([
    ['is what has failed, but not what is there or awaited', [there, failed, loading], undefined, [wills]],
    ['is also what lacks what is shown', [there, failed, there], card, [card, wills]],
    ['is not what lacks it while that is awaited', [loading, failed, there], card, [wills]],
    ['is nothing while only answers are awaited', [loading, there, there], undefined, []],
    ['is all if none has failed', [there, there, there], undefined, all],
  ])('%s, and has been tried once no answer is awaited', async (_, [first, second, third], wanted, expected) => {
    const world = createWorld(
      { reducer: { card: card.reducer, wills: wills.reducer, secondCard: secondCard.reducer }, sagas: [] },
      { initial: { card: first, wills: second, secondCard: third } },
    );
    const task = world.run(() => requestAgain(all, wanted));
    expect(world.actions).toEqual(expected.map(({ actions }) => actions.summaryRequested({ again: true })));
    for (const { actions } of all) {
      expect(task.isRunning()).toBe(Object.values(world.state()).some(isAwaited));
      await world.happen(actions.summaryFailed());
    }
    expect(task.isRunning()).toBe(false);
  });
});

// Rule `overview.refresh`.
it('At a refresh what failed is requested with its failure in sight, so that nothing moves before the answer', async () => {
  const arrears = createSummarySlice('arrears', endpoints.lifeArrears);
  const { services } = fakeServices();
  const { storeState } = await expectSaga(requestDue, [arrears], 1_000, 1_000)
    .provide([withServices(services)])
    .withReducer(combineReducers({ arrears: arrears.reducer }), { arrears: failed })
    .silentRun(1);
  expect(storeState).toMatchObject({ arrears: { status: 'failed' } });
  expect(isAwaited(storeState.arrears)).toBe(true);
});
