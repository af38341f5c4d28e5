import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../src/contract/endpoints';
import { createSummarySlice } from '../../src/state/createSummarySlice';
import { FRESH_MS, isDue, requestDue } from '../../src/state/freshness';
import { failed, loaded } from '../support/builders';

describe('data on arrival', () => {
  it.each([
    ['idle', true],
    ['failed', true],
    ['loading', false],
  ] as const)('is requested if it is %s: %s', (status, due) => {
    expect(isDue({ status }, 0)).toBe(due);
  });

  // Rule `overview.freshness`.
  it('is shown again for five minutes from its arrival, and not a moment longer', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(3 * FRESH_MS), (at, age) => {
        expect(isDue({ status: 'loaded', at }, at + age)).toBe(age >= FRESH_MS);
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
    expect(isDue({ status: 'loaded', at: 10 }, 9)).toBe(true);
  });
});

describe('requesting what is due', () => {
  it('leaves out what is fresh or loading', async () => {
    const bank = createSummarySlice('bank', endpoints.bankSummary);
    const card = createSummarySlice('card', endpoints.cardSummary);
    const wills = createSummarySlice('wills', endpoints.willSummary);
    const gap = createSummarySlice('gap', endpoints.gapSummary);
    const iot = createSummarySlice('iot', endpoints.iotSummary);
    await expectSaga(requestDue, [bank, card, wills, gap, iot], FRESH_MS)
      .withState({ bank: loaded(null, 1), card: loaded({}, 0), wills: failed, gap: { status: 'loading' } })
      .put(card.actions.summaryRequested())
      .put(wills.actions.summaryRequested())
      .put(iot.actions.summaryRequested())
      .not.put(bank.actions.summaryRequested())
      .not.put(gap.actions.summaryRequested())
      .silentRun(1);
  });
});
