import fc from 'fast-check';
import type { LifeSummary } from '../../../src/contract/answers/products';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { payback, selectArrearsReading, selectLifeTile } from '../../../src/products/life/slice';
import type { SummaryState } from '../../../src/state/createSummarySlice';
import { failed, loaded, memberWith, productOf } from '../../support/builders';

const policy = (policyName: string) => ({ policyName, policyNumber: `${policyName} 1` });
const entry = (
  currencyCode: string | undefined,
  totalCoverAmount: number | undefined,
  ...names: readonly string[]
) => ({
  currencyCode,
  totalCoverAmount,
  activePolicies: names.map(policy),
});

const stateOf = (life: SummaryState<LifeSummary>, owed?: number) => ({
  ...memberWith([productOf('life')]),
  configuration: { ...defaultConfiguration, currency: 'EUR' },
  life,
  lifeArrears: owed === undefined ? failed : loaded({ totalArrearAmount: owed }),
});
const tileOf = (life: SummaryState<LifeSummary>, owed?: number) => selectLifeTile(stateOf(life, owed));
const arrearsOf = (life: SummaryState<LifeSummary>, owed?: number) => selectArrearsReading(stateOf(life, owed));

describe('the Life insurance tile', () => {
  it('shows the one policy with its cover in its own currency', () => {
    expect(tileOf(loaded({ lifePolicy: [entry('ZAR', 5, 'Classic'), entry('USD', 9)] }))).toMatchObject({
      view: {
        kind: 'one',
        policyName: 'Classic',
        policyNumber: 'Classic 1',
        covers: [{ currency: 'ZAR', amount: 5 }],
      },
    });
  });

  it('shows no cover of a health plan protector (rule `life.planProtector`)', () => {
    const lifePolicy = [entry('ZAR', 5, 'Health Plan Protector')];
    expect(tileOf(loaded({ lifePolicy }))).toMatchObject({ view: { kind: 'one', covers: [] } });
  });

  it.each([
    { lifePolicy: [] },
    { lifePolicy: [{ activePolicies: [] }] },
    { lifePolicy: [entry('ZAR', 5, 'Classic'), { activePolicies: undefined }] },
    { lifePolicy: [entry('USD', 5)] },
  ])('is unavailable if no policy is listed: %j', (summary) => {
    expect(tileOf(loaded(summary)).phase).toBe('unavailable');
  });

  it.each([
    [0, undefined],
    [-1, undefined],
    [0.004, undefined],
    [0.01, { amount: 0.01, currency: 'ZAR' }],
    [undefined, 'unchecked'],
  ])('with %j owed is in arrears: %j', (owed, arrears) => {
    expect(arrearsOf(loaded({ lifePolicy: [entry('ZAR', 5, 'Classic')] }), owed)).toEqual(arrears);
  });

  // Rule `money.arrears`.
  it('is in arrears of an amount in no currency yet while its policies, which name it, are loading', () => {
    const loading = { status: 'loading' } as const;
    expect(arrearsOf(loading, 5)).toEqual({ amount: 5, currency: undefined });
    expect(payback.selectIsShown(stateOf(loading))).toBeUndefined();
  });

  // Rules `life.arrears`, `life.payback`.
  it('says what is to be paid although its summary has failed, or has no policy', () => {
    const arrears = { amount: 5, currency: 'EUR' };
    const withPayback = loaded({ lifePolicy: [], hasLifeUnpaidPayBacks: true });
    const lives = [failed, loaded({ lifePolicy: [] }), withPayback];
    for (const life of lives) {
      expect(arrearsOf(life, 5)).toEqual(arrears);
      expect(payback.selectIsShown(stateOf(life))).toBe(life === withPayback);
    }
  });

  it.each([
    [[entry(' zar', 5, 'A'), entry('ZAR', 5, 'B')], 'ZAR'],
    [[entry(undefined, 5, 'A'), entry('ZAR', 5)], 'EUR'],
    [[entry('ZAR', 5, 'A'), entry('USD', 5)], 'ZAR'],
    [[entry('ZAR', 5, 'A'), entry('USD', 5, 'B')], 'EUR'],
    [[{ currencyCode: 'ZAR', activePolicies: undefined }], 'EUR'],
  ])(
    'shows arrears in the one currency of all its policies, else in the configured one: %j, %s',
    (lifePolicy, currency) => {
      expect(arrearsOf(loaded({ lifePolicy }), 5)).toEqual({ amount: 5, currency });
    },
  );

  it('uses the configured currency for a missing one, and shows no currency twice', () => {
    const lifePolicy = [entry(undefined, 1, 'A'), entry('EUR', 2, 'B'), entry(' zar', 3, 'C'), entry('ZAR', 4, 'D')];
    expect(tileOf(loaded({ lifePolicy }))).toMatchObject({
      view: {
        kind: 'several',
        count: 4,
        covers: [
          { currency: 'EUR', amount: 3 },
          { currency: 'ZAR', amount: 7 },
        ],
      },
    });
  });

  it('adds up each currency, and shows no incomplete total', () => {
    const part = fc.record({
      currency: fc.constantFrom('USD', 'ZAR', 'JPY'),
      amount: fc.option(fc.nat(1_000_000), { nil: undefined }),
      names: fc.array(fc.constantFrom('Classic', 'Essential'), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const tile = tileOf(
          loaded({ lifePolicy: parts.map(({ currency, amount, names }) => entry(currency, amount, ...names)) }),
        );
        const counting = parts.filter(({ names }) => names.length > 0);
        const count = counting.flatMap(({ names }) => names).length;
        if (count < 2) {
          expect(tile.phase).toBe(count === 0 ? 'unavailable' : 'loaded');
          return;
        }
        const covers = [...new Set(counting.map(({ currency }) => currency))].map((currency) => {
          const amounts = counting.filter((one) => one.currency === currency).map(({ amount }) => amount);
          const known = amounts.filter((amount) => amount !== undefined);
          return {
            currency,
            amount: known.length < amounts.length ? undefined : known.reduce((sum, next) => sum + next, 0),
          };
        });
        expect(tile).toMatchObject({ phase: 'loaded', view: { kind: 'several', count, covers } });
      }),
    );
  });
});
