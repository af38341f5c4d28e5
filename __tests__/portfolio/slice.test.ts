import fc from 'fast-check';
import {
  headingsLoaded,
  lateProductsNoticed,
  longWaitNoticed,
  portfolioReducer,
  productsFailed,
  productsKept,
  productsLoaded,
  productsRequested,
  selectHoldsNothing,
  selectHoldsRewards,
  selectLabel,
  selectProduct,
  selectProducts,
  selectProductsById,
  selectShownFailure,
} from '../../src/portfolio/slice';
import { connectionRestored } from '../../src/state/connection/slice';
import { memberWith, productOf } from '../support/builders';

const start = portfolioReducer(undefined, { type: 'start' });
const screen = 'portfolio';
const arrived = (headings = {}, products = [productOf('bank')], at = 5) =>
  productsLoaded({ screen, products, headings, at });

describe('the products of a screen', () => {
  it('are never changed by a late answer', () => {
    const answer = fc.oneof(
      fc.nat().map((at) => arrived({}, [], at)),
      fc.constant(productsFailed({ screen, reference: 'R-1' })),
    );
    fc.assert(
      fc.property(answer, fc.array(answer), fc.boolean(), (first, late, asked) => {
        const settled = asked ? [productsRequested({ screen }), first].reduce(portfolioReducer, start) : start;
        expect(late.reduce(portfolioReducer, settled)).toBe(settled);
      }),
    );
  });
});

describe('the labels', () => {
  const words = { groupRiskTest: 'From the products', gapNumberOfPoliciesText: 'covers' };
  const label = headingsLoaded({ headings: { groupRiskTest: 'From the headings' } });

  it.each([
    ['before', [productsRequested({ screen }), label, arrived(words)]],
    ['after', [productsRequested({ screen }), arrived(words), label]],
  ])('of the headings call win if they arrive %s the products', (_, events) => {
    const portfolio = events.reduce(portfolioReducer, start);
    expect(selectLabel({ portfolio }, 'groupRiskTest')).toBe('From the headings');
    expect(selectLabel({ portfolio }, 'gapNumberOfPoliciesText')).toBe('covers');
  });

  it('that came with products are replaced by those that come with newer ones', () => {
    const newer = arrived({ groupRiskTest: 'Newer' });
    const requested = productsRequested({ screen });
    const portfolio = [requested, arrived(words), requested, newer].reduce(portfolioReducer, start);
    expect(selectLabel({ portfolio }, 'groupRiskTest')).toBe('Newer');
    expect(selectLabel({ portfolio }, 'gapNumberOfPoliciesText')).toBe('covers');
  });
});

describe("the portfolio's data", () => {
  const bank = productOf('bank', { active: false });
  const state = memberWith([bank]);
  const at = (pathname: string) => ({ ...state, navigation: { pathname, search: '', hash: '' } });

  it('of a product is found, active or not', () => {
    expect(selectProduct(state, 'bank')).toEqual(bank);
    expect(selectProduct(state, 'health')).toBeUndefined();
  });

  it("belongs to the member's current screen", () => {
    expect(selectProducts(at('/portfolio')).status).toBe('loaded');
    expect(selectProducts(at('/bal-portfolio'))).toEqual({ status: 'idle' });
    expect(selectProducts(at('/nowhere'))).toEqual({ status: 'idle' });
    expect(selectProductsById(state)).toEqual({ bank });
    expect(selectProductsById(at('/bal-portfolio'))).toEqual({});
  });
});

describe('products that are loaded anew', () => {
  const before = [productsRequested({ screen }), arrived()].reduce(portfolioReducer, start);

  it('stay while they are on their way, and if they do not come', () => {
    const asked = portfolioReducer(before, productsRequested({ screen }));
    const loaded = { status: 'loaded', products: [productOf('bank')], at: 5 };
    expect(asked.screens.portfolio).toEqual({ ...loaded, isAwaited: true });
    expect(portfolioReducer(asked, lateProductsNoticed({ screen }))).toBe(asked);
    const failed = portfolioReducer(asked, productsFailed({ screen, reference: 'R-2' }));
    expect(failed.screens.portfolio).toEqual({ ...loaded, isStale: true });
  });

  it('know how many tiles have loaded after a long wait, until the next load begins', () => {
    const waited = portfolioReducer(before, longWaitNoticed({ screen, soFar: 3 }));
    expect(waited.screens.portfolio).toMatchObject({ status: 'loaded', at: 5, soFar: 3 });
    expect(portfolioReducer(start, longWaitNoticed({ screen, soFar: 3 }))).toBe(start);
    // What is awaited after these is another load.
    for (const event of [productsKept({ screen, at: 6 }), connectionRestored({ missed: [] })])
      expect(portfolioReducer(waited, event).screens.portfolio).not.toHaveProperty('soFar');
  });
});

// Rule `overview.retry`.
it('The failure that a screen shows stays while the member tries again, and only then', () => {
  const navigation = { pathname: '/portfolio', search: '', hash: '' };
  const failed = [productsRequested({ screen }), productsFailed({ screen, reference: 'R-1' })];
  const shown = (...events: readonly Parameters<typeof portfolioReducer>[1][]) =>
    selectShownFailure({ navigation, portfolio: events.reduce(portfolioReducer, start) });
  expect(shown()).toBeUndefined();
  expect(shown(productsRequested({ screen, again: true }))).toBeUndefined();
  expect(shown(...failed)).toMatchObject({ reference: 'R-1' });
  expect(shown(...failed, productsRequested({ screen, again: true }))).toEqual({ reference: 'R-1' });
  expect(shown(...failed, productsRequested({ screen }))).toBeUndefined();
  expect(shown(...failed, productsRequested({ screen, again: true }), arrived())).toBeUndefined();
});

describe('what a member holds', () => {
  it('is nothing once it is known that no product is active', () => {
    expect(selectHoldsNothing(memberWith([]))).toBe(true);
    expect(selectHoldsNothing(memberWith([productOf('bank', { active: false })]))).toBe(true);
    expect(selectHoldsNothing(memberWith([productOf('card', { active: false }), productOf('bank')]))).toBe(false);
    expect(selectHoldsNothing({ ...memberWith([]), portfolio: start })).toBe(false);
  });

  // Rule `rewards.shown`.
  it('are rewards if one of Health, Drive and Money is active', () => {
    for (const id of ['vitality', 'drive', 'money'] as const) {
      expect(selectHoldsRewards(memberWith([productOf(id)]))).toBe(true);
      expect(selectHoldsRewards(memberWith([productOf(id, { active: false })]))).toBe(false);
    }
    expect(selectHoldsRewards(memberWith([productOf('active'), productOf('bank')]))).toBe(false);
  });
});
