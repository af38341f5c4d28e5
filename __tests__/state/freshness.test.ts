import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { createSummarySlice } from '../../src/state/createSummarySlice';
import {
  type Fetched,
  freshSince,
  hasFailed,
  isDue,
  isUnsettled,
  nextRenewal,
  requestDue,
  staleFrom,
} from '../../src/state/freshness';
import { failed, fakeServices, loaded, withServices } from '../support/builders';

const FRESH_MS = defaultConfiguration.freshnessMs;
const since = (now: number) => now - FRESH_MS + 1;

const requestedAgain = <Value extends Fetched>(value: Value) => ({ ...value, renewal: nextRenewal(value) });

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
    fc.assert(
      fc.property(fc.nat(), fc.nat(3 * FRESH_MS), (at, age) => {
        expect(isDue({ status: 'loaded', at }, at + age, since(at + age))).toBe(age >= FRESH_MS);
      }),
      {
        examples: [
          [0, 0],
          [0, FRESH_MS - 1],
          [0, FRESH_MS],
        ],
      },
    );
    expect(FRESH_MS).toBe(5 * 60 * 1_000);
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
    const missing: Fetched = { ...there, renewal: 'failed' };
    expect([isDue(missing, 9, 0), hasFailed(missing)]).toEqual([true, true]);
    expect([isDue(requestedAgain(missing), 9, 9), hasFailed(requestedAgain(missing))]).toEqual([false, false]);
  });

  it('is missing if it never came, and not before it was asked for or while it is awaited', () => {
    expect((['idle', 'loading', 'failed'] as const).map((status) => hasFailed({ status }))).toEqual([
      false,
      false,
      true,
    ]);
    expect(hasFailed(undefined)).toBe(false);
  });

  // Rule `overview.asOf`.
  it('is old from when it could not be had anew, also while that is tried again, until the new comes', () => {
    const missing = { ...there, renewal: 'failed' } as const;
    expect([there, requestedAgain(there), missing, requestedAgain(missing)].map((value) => staleFrom(value))).toEqual([
      undefined,
      undefined,
      5,
      5,
    ]);
    expect(staleFrom({ ...missing, at: 8 }, undefined, missing, { status: 'failed' })).toBe(5);
  });
});

it('A first answer is still to come until a value or a failure is known', () => {
  expect(['idle', 'loading', 'loaded', 'failed'].filter((status) => isUnsettled({ status }))).toEqual([
    'idle',
    'loading',
  ]);
});

it('How long data is fresh is configured', () => {
  const { services } = fakeServices({}, { configuration: { ...defaultConfiguration, freshnessMs: 1_000 } });
  return expectSaga(freshSince, 5_000)
    .provide([withServices(services)])
    .returns(4_001)
    .run();
});

describe('requesting what is due', () => {
  it('leaves out what is fresh or loading', async () => {
    const bank = createSummarySlice('bank', endpoints.bankSummary);
    const card = createSummarySlice('card', endpoints.cardSummary);
    const wills = createSummarySlice('wills', endpoints.willSummary);
    const gap = createSummarySlice('gap', endpoints.gapSummary);
    const iot = createSummarySlice('iot', endpoints.iotSummary);
    await expectSaga(requestDue, [bank, card, wills, gap, iot], FRESH_MS)
      .provide([withServices(fakeServices().services)])
      .withState({ bank: loaded(null, 1), card: loaded({}, 0), wills: failed, gap: { status: 'loading' } })
      .put(card.actions.summaryRequested())
      .put(wills.actions.summaryRequested())
      .put(iot.actions.summaryRequested())
      .not.put(bank.actions.summaryRequested())
      .not.put(gap.actions.summaryRequested())
      .silentRun(1);
  });
});
