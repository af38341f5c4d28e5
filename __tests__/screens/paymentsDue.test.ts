import { combineReducers, createStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { ProductConfig } from '../../src/contract/answers/portfolio';
import type { LifeSummary } from '../../src/contract/answers/products';
import { type ProductId, productIds } from '../../src/contract/productIds';
import { roomReducer } from '../../src/portfolio/room';
import { portfolioReducer, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { lifeArrearsSlice } from '../../src/products/life/slice';
import { productReducers, registry } from '../../src/products/registry';
import { paymentsSaga, selectPaymentsDue, selectPaymentsRoom } from '../../src/screens/paymentsDue';
import type { SummaryState } from '../../src/state/createSummarySlice';
import { locationChanged, navigationReducer } from '../../src/state/navigation/slice';
import { textOf } from '../../src/texts/text';
import { configurationReducer, failed, loaded, memberWith, productOf } from '../support/builders';
import { inWords } from '../support/inWords';
import { createWorld } from '../support/world';

const start = createStore(combineReducers({ ...productReducers, configuration: configurationReducer })).getState();

const owing = (products: readonly ProductConfig[], over: Partial<typeof start> = {}) =>
  selectPaymentsDue({ ...memberWith(products), ...start, ...over });

const policies = (...currencies: readonly (string | undefined)[]): LifeSummary => ({
  lifePolicy: currencies.map((currencyCode) => ({ currencyCode, activePolicies: [{ policyName: 'Life' }] })),
});

const inDebt = (id: ProductId, debtMessage?: string) => productOf(id, { inDebt: true, debtMessage });

// Rules `payments.due`, `payments.arrears`, `payments.unchecked`.
describe('The payments that are due', () => {
  it('are none before the products are known, and for a member who owes nothing', () => {
    expect(owing([productOf('bank'), productOf('life')])).toEqual({ due: [], unchecked: false });
    expect(
      selectPaymentsDue({ ...memberWith([]), ...start, navigation: { pathname: '/none', search: '', hash: '' } }),
    ).toEqual({ due: [], unchecked: false });
  });

  it('are those of products, in the order of the tiles, then those of the rewards', () => {
    const { due } = owing([inDebt('drive', 'A fee.'), inDebt('insure', 'Returned.'), inDebt('health')]);
    expect(inWords(due.map(({ name, message }) => [name, message]))).toEqual([
      ['Health', 'There is an amount outstanding on this product.'],
      ['Car and home insurance', 'Returned.'],
      ['Drive rewards', 'A fee.'],
    ]);
    expect(due.map(({ reported }) => reported)).toEqual([true, true, true]);
  });

  it('include those of withdrawn memberships, but none of products the member never had', () => {
    const gone = { active: false, inDebt: true, debtMessage: 'Owed.' };
    expect(owing([productOf('health', { ...gone, policyWithdrawn: true })]).due).toHaveLength(1);
    expect(owing([productOf('health', gone)]).due).toEqual([]);
  });

  it('show arrears with their amount', () => {
    const lifeArrears = loaded({ totalArrearAmount: 1234.5 });
    const { due } = owing([productOf('life')], { life: loaded(policies('zar', 'ZAR')), lifeArrears });
    const amount = { amount: 1234.5, currency: 'ZAR' };
    const message = 'Payments are in arrears.';
    expect(inWords(due)).toEqual([{ name: 'Life insurance', message, amount, reported: true }]);
  });

  it('could not be checked if the arrears of a member with life insurance fail', () => {
    expect(owing([productOf('life')], { lifeArrears: failed }).unchecked).toBe(true);
    expect(owing([productOf('life')], { lifeArrears: loaded({ totalArrearAmount: undefined }) }).unchecked).toBe(true);
    const nothingOfOld = { ...loaded({ totalArrearAmount: 0 }), isStale: true } as const;
    expect(owing([productOf('life')], { lifeArrears: nothingOfOld }).unchecked).toBe(true);
    expect(owing([productOf('bank')], { lifeArrears: failed }).unchecked).toBe(false);
    expect(owing([productOf('life')], { lifeArrears: { status: 'loading' } }).unchecked).toBe(false);
  });

  // Rule `downtime.tile`.
  it('say from when the arrears are, or that they could not be checked, while life insurance is down', () => {
    const message = 'Back at noon.';
    const down = { products: ['life'] as const, from: '2026-11-21T00:00:00Z', until: '2026-11-23T00:00:00Z', message };
    const at = Date.parse('2026-11-22T09:05:00Z');
    const during = { latest: at, configuration: { ...start.configuration, downtime: [down] } };
    const known = owing([productOf('life')], { lifeArrears: loaded({ totalArrearAmount: 10 }, at), ...during });
    expect(inWords(known.due.map((due) => due.message))).toEqual([expect.stringMatching(/^As of .*, payments are/)]);
    expect(known.unchecked).toBe(true);
    expect(owing([productOf('life')], { lifeArrears: { status: 'idle' }, ...during }).unchecked).toBe(true);
  });

  it('say from when arrears are that could not be refreshed, and that they could not be checked', () => {
    const arrears = loaded({ totalArrearAmount: 10 }, new Date(2026, 10, 21, 9, 5).getTime());
    const today = { latest: new Date(2026, 10, 21, 12).getTime() };
    const stale = owing([productOf('life')], { lifeArrears: { ...arrears, isStale: true }, ...today });
    expect(inWords(stale.due.map(({ message }) => message))).toEqual(['As of 09:05, payments are in arrears.']);
    expect(stale.unchecked).toBe(true);
  });

  it('are not reported for a switched profile (rule `employee.switched`)', () => {
    const umbrella = (enableSwitchuserView: boolean) => loaded({ enableSwitchuserView });
    expect(owing([inDebt('umbf')], { umbrella: umbrella(true) }).due).toMatchObject([{ reported: false }]);
    expect(owing([inDebt('umbf')], { umbrella: umbrella(false) }).due).toMatchObject([{ reported: true }]);
  });

  const product = fc.record({
    id: fc.constantFrom(...productIds),
    active: fc.boolean(),
    policyWithdrawn: fc.boolean(),
    inDebt: fc.boolean(),
    // Each debt has its own message, so that it can be found again.
    owed: fc.nat(),
  });
  const portfolio = fc
    .uniqueArray(product, { selector: ({ id }) => id })
    .map((list) => list.map(({ owed, ...rest }): ProductConfig => ({ ...rest, debtMessage: `${rest.id} ${owed}` })));
  const money = fc.constantFrom(undefined, -1, 0, 0.004, 0.01, 1234.5);
  const settled = <Summary>(summary: fc.Arbitrary<Summary>): fc.Arbitrary<SummaryState<Summary>> =>
    fc.oneof(
      fc.constantFrom<SummaryState<Summary>>({ status: 'idle' }, { status: 'loading' }, failed),
      summary.map((value) => loaded(value)),
    );
  const currencies = fc.array(fc.constantFrom('ZAR', 'USD', undefined), { maxLength: 3 });
  const rewards: readonly ProductId[] = ['vitality', 'drive', 'money', 'active'];

  it('contain every debt once, no other debt, and no wrong currency', () => {
    fc.assert(
      fc.property(
        portfolio,
        settled(currencies.map((codes) => policies(...codes))),
        settled(money.map((totalArrearAmount) => ({ totalArrearAmount }))),
        (products, life, lifeArrears) => {
          const { due, unchecked } = owing(products, { life, lifeArrears });
          const owed = products.filter(
            ({ id, inDebt: owes, active, policyWithdrawn }) =>
              owes && (rewards.includes(id) || active || policyWithdrawn),
          );
          const messages = due.filter(({ amount }) => amount === undefined).map(({ message }) => textOf(message));
          expect([...messages].sort()).toEqual(owed.map(({ debtMessage }) => debtMessage).sort());
          for (const { name, message } of due) {
            const tile = registry.find(({ ids }) => ids.some((id) => textOf(message).startsWith(`${id} `)));
            if (tile !== undefined) expect(name).toEqual({ key: `product.${tile.tile}` });
          }
          const holdsLife = products.some(({ id, active }) => id === 'life' && active);
          const answer = lifeArrears.status === 'loaded' ? lifeArrears.summary.totalArrearAmount : undefined;
          const amount = answer ?? 0;
          const hasCome = lifeArrears.status === 'loaded' || lifeArrears.status === 'failed';
          const codes = life.status === 'loaded' ? (life.summary.lifePolicy ?? []) : [];
          const shared = new Set(codes.map(({ currencyCode = 'USD' }) => currencyCode));
          const currency = shared.size === 1 && shared.has('ZAR') ? 'ZAR' : 'USD';
          // Nobody knows the currency before the policies are here or have failed.
          const isKnown = life.status === 'loaded' || life.status === 'failed';
          expect(due.flatMap((line) => line.amount ?? [])).toEqual(
            holdsLife && amount > 0.01 - 1e-9 ? [{ amount, currency: isKnown ? currency : undefined }] : [],
          );
          expect(unchecked).toBe(holdsLife && hasCome && answer === undefined);
        },
      ),
    );
  });
});

// Rule `payments.room`.
describe('The space for payments that are due', () => {
  const remembered = { room: { ...roomReducer(undefined), payments: 3 } };
  const roomOf = (products: readonly ProductConfig[], over: Partial<typeof start> = {}) =>
    selectPaymentsRoom({ ...memberWith(products), ...start, ...remembered, ...over });

  it('is that of the last visit until the products and the arrears are known', () => {
    const portfolio = portfolioReducer(undefined, productsRequested({ screen: 'portfolio' }));
    expect(selectPaymentsRoom({ ...memberWith([]), ...start, ...remembered, portfolio })).toBe(3);
    const untouched = portfolioReducer(undefined, { type: 'start' });
    expect(selectPaymentsRoom({ ...memberWith([]), ...start, ...remembered, portfolio: untouched })).toBe(3);
    const awaited = { lifeArrears: { status: 'loading' } } as const;
    expect(roomOf([inDebt('health'), productOf('life')], awaited)).toBe(2);
    // Rule `downtime.tile`: what is down is not awaited.
    const down = { products: ['life' as const], from: '1970-01-01', until: '1970-01-02', message: 'Back soon' };
    const configuration = { ...start.configuration, downtime: [down] };
    expect(roomOf([inDebt('health'), productOf('life')], { ...awaited, configuration })).toBe(0);
    expect(roomOf([inDebt('health'), productOf('life')], { lifeArrears: loaded({ totalArrearAmount: 0 }) })).toBe(0);
    expect(roomOf([inDebt('health')])).toBe(0);
  });

  it('is remembered when the products come, and anew when the arrears do', async () => {
    const reducer = { ...productReducers, navigation: navigationReducer, portfolio: portfolioReducer };
    const { happen, kept } = createWorld({ reducer, sagas: [paymentsSaga] });
    const come = (...products: readonly ProductConfig[]) =>
      happen(
        locationChanged({ pathname: '/portfolio', search: '', hash: '' }),
        productsRequested({ screen: 'portfolio' }),
        productsLoaded({ screen: 'portfolio', products, headings: {}, at: 0 }),
      );
    await come(inDebt('health'), inDebt('drive'));
    expect(kept.get('portfolio.room')).toBe('124200000');
    await come(inDebt('health'), productOf('life'));
    // The arrears have not come.
    expect(kept.get('portfolio.room')).toBe('124200000');
    const { summaryRequested, summaryLoaded } = lifeArrearsSlice.actions;
    await happen(summaryRequested(), summaryLoaded({ totalArrearAmount: 0 }, 1));
    expect(kept.get('portfolio.room')).toBe('124100000');
  });
});
