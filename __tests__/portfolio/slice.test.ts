import fc from 'fast-check';
import {
  defaultLabels,
  headingsLoaded,
  portfolioReducer,
  productsFailed,
  productsLoaded,
  productsRequested,
  selectLabel,
  selectProduct,
  selectProducts,
} from '../../src/portfolio/slice';
import { memberWith, productOf } from '../support/builders';

const start = portfolioReducer(undefined, { type: 'start' });
const screen = 'portfolio';
const arrived = (headings = {}, products = [productOf('bank')], at = 5) =>
  productsLoaded({ screen, products, headings, at });

describe('the products of a screen', () => {
  it('arrive after they were requested, on that screen only', () => {
    const after = [productsRequested({ screen }), arrived()].reduce(portfolioReducer, start);
    expect(after.screens).toEqual({
      portfolio: { status: 'loaded', products: [productOf('bank')], at: 5 },
      'bal-portfolio': { status: 'idle' },
    });
  });

  it('can fail, and can be requested again', () => {
    const failed = [productsRequested({ screen }), productsFailed({ screen, reference: 'R-1' })].reduce(
      portfolioReducer,
      start,
    );
    expect(failed.screens.portfolio).toEqual({ status: 'failed', reference: 'R-1' });
    expect(portfolioReducer(failed, productsRequested({ screen })).screens.portfolio).toEqual({ status: 'loading' });
  });

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
  const label = headingsLoaded({ groupRiskTest: 'From the headings' });

  it.each([
    ['before', [productsRequested({ screen }), label, arrived(words)]],
    ['after', [productsRequested({ screen }), arrived(words), label]],
  ])('of the headings call win if they arrive %s the products', (_, events) => {
    const portfolio = events.reduce(portfolioReducer, start);
    expect(selectLabel({ portfolio }, 'groupRiskTest')).toBe('From the headings');
    expect(selectLabel({ portfolio }, 'gapNumberOfPoliciesText')).toBe('covers');
  });

  // Rule `tile.labels`.
  it('have our own defaults', () => {
    for (const key of Object.keys(defaultLabels) as (keyof typeof defaultLabels)[]) {
      expect(selectLabel({ portfolio: start }, key)).toBe(defaultLabels[key]);
    }
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
    expect(selectProduct(at('/bal-portfolio'), 'bank')).toBeUndefined();
  });
});
