import { combineReducers, createStore, type UnknownAction } from '@reduxjs/toolkit';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { outstandingReducers } from '../../src/features/outstanding/slice';
import { rewardsReducers } from '../../src/features/rewards/slice';
import { OFFLINE, remarkMade } from '../../src/notices';
import {
  portfolioReducer,
  productsLoaded,
  productsRequested,
  refreshBegan,
  tryAgainClicked,
} from '../../src/portfolio/slice';
import { productReducers } from '../../src/products/registry';
import {
  NOT_REFRESHED,
  refreshClicked,
  refreshSaga,
  selectIsIncomplete,
  selectIsRenewing,
  selectOldest,
  selectUpdatedAt,
} from '../../src/screens/refresh';
import { locationChanged, navigationReducer } from '../../src/state/navigation/slice';
import { endNeared, sessionProlonged, sessionReducer } from '../../src/state/session/slice';
import { latestReducer } from '../../src/state/today';
import { configurationReducer, failed, fakeServices, loaded, memberWith, productOf } from '../support/builders';
import { inWords } from '../support/inWords';
import { createWorld, settle } from '../support/world';

const { freshnessMs } = defaultConfiguration;
const sources = (at: number) => ({
  outstandingDevices: loaded([], at),
  outstandingConsent: { status: 'failed' },
  outstandingAcceptance: { status: 'loading' },
  outstandingWill: { status: 'idle' },
});
const balance = { navigation: { pathname: '/bal-portfolio', search: '', hash: '' } };

const summaries = { ...productReducers, ...outstandingReducers, ...rewardsReducers };
const start = createStore(combineReducers(summaries)).getState();

/** A member on the overview who holds an account and a card; the products came at 0. */
const page = (over: object) => ({
  ...start,
  ...memberWith([productOf('bank'), productOf('card')]),
  configuration: defaultConfiguration,
  ...over,
});

/** With the products of these screens, which came at these times. */
const portfolioWith = (times: { readonly portfolio?: number; readonly 'bal-portfolio'?: number }) => {
  const { portfolio } = page({});
  const products = [productOf('bank'), productOf('card')];
  const screens = Object.entries(times).map(([screen, at]) => [screen, { status: 'loaded', products, at }]);
  return { ...portfolio, screens: { ...portfolio.screens, ...Object.fromEntries(screens) } };
};

const awaited = portfolioReducer(undefined, productsRequested({ screen: 'portfolio' }));

describe('how old a page is', () => {
  it('is the age of its oldest part: products, summaries and outstanding actions', () => {
    expect(selectOldest(page({}))).toBe(0);
    const at9 = portfolioWith({ portfolio: 9 });
    expect(selectOldest(page({ portfolio: at9 }))).toBe(9);
    expect(selectOldest(page({ portfolio: at9, card: loaded({}, 4), bank: loaded(null, 7) }))).toBe(4);
    expect(selectOldest(page({ portfolio: at9, ...sources(3) }))).toBe(3);
    // Not held, and so not on the page.
    expect(selectOldest(page({ portfolio: at9, invest: loaded({}, 1) }))).toBe(9);
  });

  // Rules `downtime.tile`, `features.off`.
  it('counts nothing that the operator has taken from the page', () => {
    const portfolio = portfolioWith({ portfolio: 9 });
    const [from, until] = ['1970-01-01T00:00:00Z', '1970-01-01T00:00:10Z'];
    const down = {
      ...defaultConfiguration,
      downtime: [{ products: ['card' as const], from, until, message: 'Back soon' }],
    };
    const old = { portfolio, card: loaded({}, 4), latest: 5_000 };
    expect(selectOldest(page({ ...old, configuration: down }))).toBe(9);
    expect(selectOldest(page({ ...old, configuration: down, latest: 10_000 }))).toBe(4);
    const off = { ...defaultConfiguration, features: { ...defaultConfiguration.features, outstanding: false } };
    expect(selectOldest(page({ portfolio, ...sources(3), configuration: off }))).toBe(9);
  });

  it('is unknown before the products are known, and on a page that does not exist', () => {
    // The outstanding actions may come first, and they are not all of the page.
    expect(selectOldest(page({ portfolio: awaited, ...sources(3), card: loaded({}, 4) }))).toBeUndefined();
    expect(selectOldest(page({ navigation: { ...balance.navigation, pathname: '/elsewhere' } }))).toBeUndefined();
    expect(selectUpdatedAt(page({ portfolio: awaited }))).toBeUndefined();
  });

  it('counts what the screen shows: on the overview rewards that are held, on the balance view its section', () => {
    const { portfolio } = memberWith([productOf('bank'), productOf('vitality')]);
    const overview = page({ portfolio });
    expect(selectOldest({ ...overview, rewardsHealth: loaded({}, -1) } as never)).toBe(-1);
    const there = page({ ...balance, ...sources(-9), portfolio: portfolioWith({ 'bal-portfolio': 9 }) });
    expect(selectOldest(there)).toBe(9);
    expect(selectOldest({ ...there, rewardsHealth: loaded({}, 2) } as never)).toBe(2);
    expect(selectOldest({ ...overview, activeRewardsBalance: loaded({}, -2) } as never)).toBe(0);
    // Active Rewards alone show no block (rule `rewards.shown`).
    const alone = memberWith([productOf('bank'), productOf('active')]);
    expect(selectOldest({ ...page(alone), activeRewards: loaded({}, -3) } as never)).toBe(0);
  });

  it('leaves out what is itself marked as old', () => {
    const old = { ...loaded({}, -5), isStale: true };
    expect(selectUpdatedAt(page({ card: old }))).toBe(0);
    expect(selectOldest(page({ card: old }))).toBe(-5);
    expect(selectIsIncomplete(page({ card: old }))).toBe(true);
    expect(selectIsIncomplete(page({ card: loaded({}, -5) }))).toBe(false);
  });

  it('is being renewed while an answer is awaited for something that is shown', () => {
    expect(selectIsRenewing(page({ card: loaded({}) }))).toBe(false);
    expect(selectIsRenewing(page({ card: { status: 'loading' } }))).toBe(false);
    expect(selectIsRenewing(page({ card: { ...loaded({}), isAwaited: true } }))).toBe(true);
    expect(selectIsRenewing(page({ card: { ...loaded({}), isStale: true } }))).toBe(false);
    expect(selectIsRenewing(page({ card: { status: 'failed', isAwaited: true } }))).toBe(true);
  });
});

const reducer = {
  ...summaries,
  navigation: navigationReducer,
  portfolio: portfolioReducer,
  latest: latestReducer,
  session: sessionReducer,
  configuration: configurationReducer,
};

const NOW = freshnessMs * 3;

/** A page whose parts are as old as given, and that can come to the front. */
const open = (state: object, now = NOW, isOffline = false) => {
  const connection = { ...fakeServices().services.connection, wasLost: () => isOffline };
  const services = { clock: { now: () => now }, connection };
  const world = createWorld<object>(
    { reducer, sagas: [refreshSaga] },
    { byHand: true, initial: page(state) as never, services },
  );
  const comeToFront = async () => {
    world.front.tell();
    await settle();
  };
  const remarks = () => world.actions.filter(remarkMade.match).map(({ payload }) => payload);
  // Rule `press.time`: the requests are in a task of their own.
  const happen = async (...events: readonly UnknownAction[]) => {
    world.dispatch(...events);
    await jest.advanceTimersByTimeAsync(0);
    await settle();
  };
  return { ...world, happen, comeToFront, remarks };
};

const refresh = refreshClicked({ screen: 'portfolio' });
const products = { portfolioProducts: [{ id: 'bank', active: true }] };

// Rule `overview.refresh`.
describe('"Refresh"', () => {
  it('answers the press before it asks for anything', () => {
    const { store, outbox } = open({});
    store.dispatch(refresh);
    expect(outbox.calls).toEqual([]);
  });

  it('asks for the products anew, and tells the parts of the page to ask for theirs', async () => {
    const { happen, actions, outbox } = open({});
    await happen(refresh);
    const since = NOW + 1;
    expect(actions).toContainEqual(refreshBegan({ screen: 'portfolio', at: NOW, since }));
    expect(outbox.calls).toContain('products');
    // It is no "Try again", and nothing failed before.
    expect(actions).toContainEqual(productsRequested({ screen: 'portfolio', again: false }));
  });

  it('asks for the products once, however often it is pressed before they come', async () => {
    const { happen, outbox } = open({});
    await happen(refresh, refresh);
    await happen(refresh);
    expect(outbox.calls.filter((name) => name === 'products')).toHaveLength(1);
  });

  it('does not ask once more for what this refresh has brought by the time the products come', async () => {
    const { happen, call, actions } = open({});
    await happen(refresh);
    await call('products').answer(products);
    expect(actions.filter(productsLoaded.match).map(({ payload }) => payload.since)).toEqual([NOW]);
  });

  const away = locationChanged({ pathname: '/bal-portfolio', search: '', hash: '' });

  it.each([
    ['when the page was updated, once all has come', {}, true, [], [expect.stringMatching(/^Updated at \S/)]],
    ['what could not be had', { card: loaded({}, 5) }, false, [], ['Some of what you see could not be updated.']],
    ['what could not be had before either', { bank: failed }, true, [], ['Some of what you see could not be updated.']],
    ['what could not be had if that is everything', {}, false, [], ['Some of what you see could not be updated.']],
    ['nothing on another screen', {}, true, [away], []],
    [
      'nothing on one that has a time of its own',
      { portfolio: portfolioWith({ 'bal-portfolio': 9 }) },
      true,
      [away],
      [],
    ],
  ])('says %s', async (_, state, isAnswered, meanwhile, words) => {
    const { happen, call, remarks } = open(state);
    await happen(refresh, ...meanwhile);
    expect(remarks()).toEqual([]);
    await (isAnswered ? call('products').answer(products) : call('products').fail());
    expect(inWords(remarks())).toEqual(words);
  });

  it('does nothing before the products are known', async () => {
    const { happen, actions } = open({ portfolio: awaited });
    await happen(refresh);
    expect(actions).toEqual([refresh]);
  });

  // Rule `connection.silence`.
  it('without a connection says that, asks for nothing, and neither does the page that comes to the front', async () => {
    const { happen, comeToFront, remarks, outbox, actions } = open({}, NOW, true);
    await happen(refresh);
    expect([remarks(), outbox.calls]).toEqual([[OFFLINE], []]);
    const before = actions.length;
    await comeToFront();
    expect(actions).toHaveLength(before);
  });
});

// Rule `announcer.retry`.
it('"Try again" beside products that are old says how it ended; without products the page itself shows that', async () => {
  const again = tryAgainClicked({ screen: 'portfolio' });
  const old = open({});
  await old.happen(again);
  expect([inWords(old.remarks()), old.outbox.calls]).toEqual([[expect.stringMatching(/^Updated at \S/)], []]);
  const none = open({ portfolio: awaited });
  await none.happen(again);
  expect(none.actions).toEqual([again]);
});

// Rule `overview.front`.
describe('a page that comes to the front', () => {
  it('refreshes once its oldest part is no longer fresh', async () => {
    const old = open({}, freshnessMs);
    await old.comeToFront();
    expect(old.actions).toContainEqual(refreshBegan({ screen: 'portfolio', at: freshnessMs, since: 1 }));
    const fresh = open({}, freshnessMs - 1);
    await fresh.comeToFront();
    expect(fresh.actions).toEqual([]);
    const unknown = open({ portfolio: awaited, navigation: { ...balance.navigation, pathname: '/elsewhere' } }, NOW);
    await unknown.comeToFront();
    expect(unknown.actions).toEqual([]);
  });

  it('refreshes what arrived in the future: the clock has been set back', async () => {
    const { comeToFront, outbox } = open({}, -1);
    await comeToFront();
    expect(outbox.calls).toContain('products');
  });

  it('asks for what is old only: not for the products, if they are fresh', async () => {
    const fresh = portfolioWith({ portfolio: NOW });
    const { comeToFront, actions, outbox } = open({ portfolio: fresh, card: loaded({}, 5) });
    await comeToFront();
    expect(outbox.calls).not.toContain('products');
    const since = NOW - freshnessMs + 1;
    expect(actions).toContainEqual(refreshBegan({ screen: 'portfolio', at: NOW, since }));
  });

  // Rule `session.warning`.
  it("asks for nothing while the session's warning waits for an answer, and then for what is old", async () => {
    const { comeToFront, happen, outbox } = open({}, freshnessMs);
    await happen(endNeared({ says: { key: 'session.stillThere' }, isFirst: true }));
    await comeToFront();
    expect(outbox.calls).toEqual([]);
    await happen(sessionProlonged());
    expect(outbox.calls).toContain('products');
  });

  it('says so only if something could not be had', async () => {
    const well = open({});
    await well.comeToFront();
    await well.call('products').answer(products);
    expect(inWords(well.remarks())).toEqual([]);
    const badly = open({});
    await badly.comeToFront();
    await badly.call('products').fail();
    expect(badly.remarks()).toEqual([NOT_REFRESHED]);
  });

  it('asks for nothing on a page that does not exist, or before the products are known', async () => {
    const elsewhere = open({ navigation: { pathname: '/elsewhere', search: '', hash: '' } });
    await elsewhere.comeToFront();
    const early = open({ portfolio: awaited });
    await early.comeToFront();
    expect([...elsewhere.actions, ...early.actions]).toEqual([]);
    expect([...elsewhere.outbox.logged, ...early.outbox.logged]).toEqual([]);
  });
});
