import type { UnknownAction } from '@reduxjs/toolkit';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { giveUpEarlyCalls, loadProducts, portfolioSaga } from '../../src/portfolio/saga';
import {
  type PortfolioPart,
  type PortfolioState,
  portfolioReducer,
  productsFailed,
  productsKept,
  productsLoaded,
  productsRequested,
  tryAgainClicked,
} from '../../src/portfolio/slice';
import { connectionRestored } from '../../src/state/connection/slice';
import {
  locationChanged,
  type NavigationPart,
  navigationReducer,
  type Screen,
  screenEntered,
} from '../../src/state/navigation/slice';
import { failed, fakeServices, never, productOf } from '../support/builders';
import { createWorld, settle } from '../support/world';

const FRESH_MS = defaultConfiguration.freshnessMs;

const start = portfolioReducer(undefined, { type: 'start' });
const products = { portfolioProducts: [{ id: 'bank', active: true }] };
const headings = { groupRiskTest: 'Risk' };
const enters = (screen: Screen, at = 0) => screenEntered({ screen, at });

const feature = { reducer: { portfolio: portfolioReducer }, sagas: [portfolioSaga] };

const arriveOn = async (screen: Screen, answers: Parameters<typeof fakeServices>[0], byHand = false) => {
  const world = createWorld(feature, { answers, byHand });
  await world.happen(enters(screen));
  return world;
};

const screensOf = ({ portfolio }: { readonly portfolio: PortfolioState }) => portfolio.screens;
const loadedAt = (at: number) =>
  [
    productsRequested({ screen: 'portfolio' }),
    productsLoaded({ screen: 'portfolio', products: [], headings: {}, at }),
  ].reduce(portfolioReducer, start);

describe('arriving on a screen', () => {
  it.each([
    ['portfolio', 'products'],
    ['bal-portfolio', 'productsBalance'],
  ] as const)('%s fetches %s, and the labels in parallel', async (screen, call) => {
    const { state, outbox } = await arriveOn(screen, { products, productsBalance: products, headings });
    expect(state().portfolio.headings).toEqual(headings);
    expect(screensOf(state())[screen]).toEqual({ status: 'loaded', products: [productOf('bank')], at: 0 });
    expect([...outbox.calls].sort()).toEqual(['headings', call].sort());
    expect(outbox.logged).toEqual([]);
  });
});

// Rule `overview.hold`.
describe('products that are slow', () => {
  it('are late after a second, until they come or fail', async () => {
    const portal = await arriveOn('portfolio', {}, true);
    await jest.advanceTimersByTimeAsync(999);
    expect(screensOf(portal.state()).portfolio).toEqual({ status: 'loading' });
    await jest.advanceTimersByTimeAsync(1);
    expect(screensOf(portal.state()).portfolio).toEqual({ status: 'loading', isLate: true });
    await portal.call('products').answer(products);
    expect(screensOf(portal.state()).portfolio).toMatchObject({ status: 'loaded' });
    expect(screensOf(portal.state()).portfolio).not.toHaveProperty('isLate');
  });

  it('are not late if they come before, however long the labels take', async () => {
    const portal = await arriveOn('portfolio', {}, true);
    await portal.call('products').answer(products);
    const known = portal.state();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(portal.state()).toBe(known);
  });
});

it.each([
  ['the service refuses', new Error('503')],
  ['the answer is not understood', { portfolioProducts: 'none' }],
])('Products that cannot be loaded are recorded if %s; the labels stay', async (_, answer) => {
  const { state, outbox } = await arriveOn('portfolio', { products: answer, headings });
  expect(state().portfolio.headings).toEqual(headings);
  expect(screensOf(state()).portfolio).toEqual(failed);
  expect(outbox.logged).toEqual(['There was an issue fetching the portfolio products']);
});

it('"Try again" on one screen while the other is loading lets both arrive', async () => {
  const world = await arriveOn('portfolio', {}, true);
  await world.happen(enters('bal-portfolio'));
  await world.call('products').fail();
  await world.call('productsBalance').fail();
  await world.happen(
    tryAgainClicked({ screen: 'portfolio' }),
    tryAgainClicked({ screen: 'portfolio' }),
    tryAgainClicked({ screen: 'bal-portfolio' }),
  );
  const retried = { status: 'loading', isLate: true, retried: { reference: failed.reference } };
  expect(screensOf(world.state())).toEqual({ portfolio: retried, 'bal-portfolio': retried });
  await world.call('productsBalance').answer(products);
  await world.call('products').answer(products);
  expect(screensOf(world.state())).toMatchObject({
    portfolio: { status: 'loaded' },
    'bal-portfolio': { status: 'loaded' },
  });
  expect(world.outbox.calls.filter((name) => name.startsWith('products'))).toEqual([
    'products',
    'productsBalance',
    'products',
    'productsBalance',
  ]);
  expect(world.outbox.aborted).toEqual([]);
});

// Rule `overview.headings`.
it.each([
  ['refused', new Error('503'), ['There was an issue fetching the headings']],
  ['slow', never, []],
])('Labels that cannot be loaded (%s) delay nothing, and a failure is recorded', async (_, answer, logged) => {
  const { state, outbox } = await arriveOn('portfolio', { products, headings: answer });
  expect(screensOf(state()).portfolio).toMatchObject({ status: 'loaded' });
  expect(state().portfolio.headings).toEqual({});
  expect(outbox.logged).toEqual(logged);
});

describe('the portfolio of an open page', () => {
  const failedOn = (screen: 'portfolio' | 'bal-portfolio') =>
    [productsRequested({ screen }), productsFailed({ screen, reference: 'R-1' })].reduce(portfolioReducer, start);

  const open = (pathname: string, portfolio = start, saga: () => Generator = portfolioSaga) =>
    createWorld<PortfolioPart & NavigationPart>(
      { reducer: { portfolio: portfolioReducer, navigation: navigationReducer }, sagas: [saga] },
      {
        answers: { products, productsBalance: products, headings },
        before: [locationChanged({ pathname, search: '', hash: '' })],
        initial: { portfolio },
      },
    );

  // Rule `connection.return`.
  it('asks for its products when the connection is back, or for the labels alone', async () => {
    const heals = async (pathname: string, portfolio: PortfolioState, ...missed: readonly string[]) => {
      const world = open(pathname, portfolio);
      await world.happen(connectionRestored({ missed }));
      return [...world.outbox.calls].sort();
    };
    expect(await heals('/portfolio', failedOn('portfolio'), 'products')).toEqual(['headings', 'products']);
    expect(await heals('/bal-portfolio', failedOn('bal-portfolio'), 'productsBalance')).toEqual([
      'headings',
      'productsBalance',
    ]);
    // Of the other screen, or here in the meantime.
    expect(await heals('/portfolio', failedOn('portfolio'), 'productsBalance')).toEqual([]);
    expect(await heals('/portfolio', loadedAt(5), 'products')).toEqual([]);
    expect(await heals('/portfolio', loadedAt(5), 'products', 'headings')).toEqual(['headings']);
    expect(await heals('/elsewhere', failedOn('portfolio'), 'products', 'headings')).toEqual([]);
  });

  // Rule `call.retry`.
  it('says since when summaries count as requested, if its old products are still shown', async () => {
    const since = async (portfolio: PortfolioState) => {
      const world = open('/portfolio', portfolio);
      await world.happen(connectionRestored({ missed: ['products'] }));
      expect(world.actions).toContainEqual(productsRequested({ screen: 'portfolio', again: false }));
      return world.actions.filter(productsLoaded.match).map(({ payload }) => payload.since !== undefined);
    };
    const old = [productsRequested({ screen: 'portfolio' }), productsFailed({ screen: 'portfolio', reference: 'R-1' })];
    expect(await since(old.reduce(portfolioReducer, loadedAt(5)))).toEqual([true]);
    expect(await since(failedOn('portfolio'))).toEqual([false]);
  });

  it('reports products that are kept, and from when summaries must be if that is given', async () => {
    const kept = open('/portfolio', loadedAt(5));
    await kept.happen(enters('portfolio', 6));
    expect(kept.actions).toEqual([enters('portfolio', 6), productsKept({ screen: 'portfolio', at: 6 })]);
    const old = open('/portfolio', loadedAt(5));
    await old.happen(enters('portfolio', 5 + FRESH_MS));
    expect(old.outbox.calls).toContain('products');
    const loading = open('/portfolio', portfolioReducer(start, productsRequested({ screen: 'portfolio' })));
    await loading.happen(enters('portfolio', 6));
    expect(loading.actions).toEqual([enters('portfolio', 6)]);
    const asked = open('/portfolio', start, () => loadProducts('portfolio', false, 3));
    const usual = open('/portfolio', start, () => loadProducts('portfolio'));
    await settle();
    const arrivals = [asked, usual].map(({ actions }) => actions.find(productsLoaded.match)?.payload);
    expect(arrivals[0]).toMatchObject({ since: 3 });
    expect(arrivals[1]).not.toHaveProperty('since');
    expect(usual.actions[0]).toEqual(productsRequested({ screen: 'portfolio', again: false }));
  });
});

describe('the calls that the page sent before the portal started', () => {
  const arrivedOn = (screen: 'portfolio' | 'bal-portfolio') =>
    productsLoaded({ screen, products: [], headings: {}, at: 5 });

  /** Whether they have been given up, after each of these events. */
  const givenUp = async (...events: readonly UnknownAction[]) => {
    let isGivenUp = false;
    const { services } = fakeServices();
    const world = createWorld(
      { reducer: { portfolio: portfolioReducer }, sagas: [giveUpEarlyCalls] },
      {
        services: {
          http: {
            ...services.http,
            giveUpEarlyCalls: () => {
              isGivenUp = true;
            },
          },
        },
      },
    );
    const after: boolean[] = [];
    for (const event of events) {
      world.dispatch(event);
      await jest.advanceTimersByTimeAsync(0);
      after.push(isGivenUp);
    }
    return after;
  };

  it('are given up once the products are known, or could not be had', async () => {
    expect(await givenUp(enters('portfolio'), arrivedOn('portfolio'))).toEqual([false, true]);
    const failing = productsFailed({ screen: 'portfolio', reference: 'R-1' });
    expect(await givenUp(enters('portfolio'), failing)).toEqual([false, true]);
  });

  it('are not given up before the page has sent all of them, though the member has gone on to another screen', async () => {
    const [first, second] = ['portfolio', 'bal-portfolio'] as const;
    const events = [enters(first), enters(second), arrivedOn(second), arrivedOn(first)];
    expect(await givenUp(...events)).toEqual([false, false, false, true]);
  });

  it('are given up at once if the member comes to no screen', async () => {
    expect(await givenUp(enters('not-found'))).toEqual([true]);
    expect(await givenUp(arrivedOn('portfolio'))).toEqual([false]);
  });
});
