import { combineReducers } from '@reduxjs/toolkit';
import { put } from 'redux-saga/effects';
import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createSummarySlice } from '../../src/state/createSummarySlice';
import {
  type Fetched,
  hasFailed,
  isAwaited,
  isDue,
  isUnsettled,
  requestDue,
  staleFrom,
} from '../../src/state/freshness';
import { failed, fakeServices, loaded, withServices } from '../support/builders';

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
    const missing: Fetched = { ...there, isOld: true };
    expect([isDue(missing, 9, 0), hasFailed(missing)]).toEqual([true, true]);
    expect([isDue(requestedAgain(missing), 9, 9), hasFailed(requestedAgain(missing))]).toEqual([false, false]);
  });

  it('is missing if it never came, and not before it was asked for or while it is awaited', () => {
    const statuses = ['idle', 'loading', 'failed'] as const;
    expect(statuses.map((status) => hasFailed({ status }))).toEqual([false, false, true]);
  });

  // Rule `overview.asOf`.
  it('is old from when it could not be had anew, also while that is tried again, until the new comes', () => {
    const missing = { ...there, isOld: true } as const;
    const values = [there, requestedAgain(there), missing, requestedAgain(missing)];
    expect(values.map((value) => staleFrom(value))).toEqual([undefined, undefined, 5, 5]);
    expect(staleFrom({ ...missing, at: 8 }, missing, { status: 'failed' })).toBe(5);
  });
});

it('A first answer is still to come until a value or a failure is known', () => {
  const unsettled = ['idle', 'loading', 'loaded', 'failed'].filter((status) => isUnsettled({ status }));
  expect(unsettled).toEqual(['idle', 'loading']);
});

it('What is due is requested, and how long data is fresh is configured', async () => {
  const bank = createSummarySlice('bank', endpoints.bankSummary);
  const card = createSummarySlice('card', endpoints.cardSummary);
  const wills = createSummarySlice('wills', endpoints.willSummary);
  const gap = createSummarySlice('gap', endpoints.gapSummary);
  const iot = createSummarySlice('iot', endpoints.iotSummary);
  const { services } = fakeServices({}, { configuration: { ...defaultConfiguration, freshnessMs: 1_000 } });
  const { effects } = await expectSaga(requestDue, [bank, card, wills, gap, iot], 1_000)
    .provide([withServices(services)])
    .withState({
      bank: loaded(null, 1),
      card: loaded({}, 0),
      wills: failed,
      gap: { status: 'loading' },
      iot: { status: 'idle' },
    })
    .silentRun(1);
  const requested = [card, wills, iot].map(({ actions }) => put(actions.summaryRequested()));
  expect(effects.put).toEqual(requested);
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
