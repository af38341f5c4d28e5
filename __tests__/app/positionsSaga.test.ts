import { applyMiddleware, legacy_createStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { positionsSaga } from '../../src/app/positionsSaga';
import { createRootReducer } from '../../src/app/rootReducer';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { detailsCarousel, detailsSlice } from '../../src/features/details/slice';
import { productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { gapSlice, policyListToggled } from '../../src/products/gap/slice';
import { locationChanged } from '../../src/state/navigation/slice';
import { lossNoticed, sessionAsked } from '../../src/state/session/slice';
import { fakeServices, keepingStorage, lastingSession, productOf } from '../support/builders';
import { createSignal, settle } from '../support/world';

const { pageTurned } = detailsCarousel.actions;
const reducer = createRootReducer(defaultConfiguration);
const screen = 'portfolio';
const held = ['hgap', 'mgap'] as const;
const toOverview = locationChanged({ pathname: '/portfolio', search: '', hash: '' });
const toOverviewAnew = locationChanged({ pathname: '/portfolio/', search: '', hash: '' });
const toBalance = locationChanged({ pathname: '/bal-portfolio', search: '', hash: '' });
/** The entries of the history. */
const entries: Readonly<Record<string, number>> = { '/portfolio': 1, '/bal-portfolio': 2, '/portfolio/': 3 };
const arrival: readonly UnknownAction[] = [
  toOverview,
  productsRequested({ screen }),
  productsLoaded({ screen, products: held.map((id) => productOf(id)), headings: {}, at: 0 }),
];
const balance = { screen: 'bal-portfolio', products: [productOf('bank')], headings: {}, at: 0 } as const;
const onBalance: readonly UnknownAction[] = [toBalance, productsRequested(balance), productsLoaded(balance)];
const settled: readonly UnknownAction[] = [
  gapSlice.actions.summaryRequested(),
  gapSlice.actions.summaryLoaded({ hgap: [], mgap: [] }, 0),
  detailsSlice.actions.summaryRequested(),
  detailsSlice.actions.summaryLoaded({ Details: [] }, 0),
];

/** No event of the portal: so long passes that nothing is restored any more. */
const tooLong: UnknownAction = { type: 'test/waitedTooLong' };

/** A tab, in which the saga runs. `here` is the entry of the history, and how far the page is scrolled. */
const openTab = (kept = new Map<string, string>(), session = 'A') => {
  const scrolledBack: number[] = [];
  const here = { entry: 1, scrolled: 640 };
  const leaving = createSignal();
  const { services } = fakeServices(
    {},
    {
      session: { ...lastingSession, identity: () => session },
      tabStorage: keepingStorage(kept),
      navigation: { ...fakeServices().services.navigation, entry: () => here.entry },
      viewport: {
        scrolled: () => here.scrolled,
        scrollBack: (to) => scrolledBack.push(to),
        forgetMoves: () => undefined,
        toTop: () => undefined,
        subscribeLeaving: leaving.subscribe,
      },
    },
  );
  /** Runs the saga from the state after `before`, with these events; with `leave`, the page is left at the end. */
  const run = async (before: readonly UnknownAction[], events: readonly UnknownAction[], { leaves = false } = {}) => {
    const sagas = createSagaMiddleware({ context: { services } });
    const store = legacy_createStore(reducer, before.reduce(reducer, undefined), applyMiddleware(sagas));
    const task = sagas.run(positionsSaga);
    for (const event of events) {
      if (event === tooLong) await jest.advanceTimersByTimeAsync(10_000);
      if (locationChanged.match(event)) here.entry = entries[event.payload.pathname] ?? here.entry;
      store.dispatch(event);
      // The browser scrolls only after it has told of the change.
      if (locationChanged.match(event)) here.scrolled = 0;
    }
    await settle();
    if (leaves) leaving.tell();
    task.cancel();
    return store.getState();
  };
  return { run, scrolledBack, kept, here };
};

// Rule `session.return`.
describe('A member who comes back', () => {
  const leave = async () => {
    const tab = openTab();
    await tab.run(arrival, [...settled, policyListToggled(), pageTurned(3)], { leaves: true });
    return tab.kept;
  };

  it('finds the lists open, the pages turned and the screen where it was', async () => {
    const tab = openTab(await leave());
    const state = await tab.run(arrival, settled);
    expect([state.gapList.open, state.detailsCarousel.index, tab.scrolledBack]).toEqual([true, 3, [640]]);
  });

  it('finds the list of Gap covers open if all were withdrawn, so that no summary is requested', async () => {
    const products = held.map((id) => productOf(id, { policyWithdrawn: true }));
    const withdrawn = [...arrival.slice(0, 2), productsLoaded({ screen, products, headings: {}, at: 0 })];
    const first = openTab();
    await first.run(withdrawn, [policyListToggled()], { leaves: true });
    const tab = openTab(first.kept);
    const state = await tab.run(withdrawn, []);
    expect([state.gapList.open, tab.scrolledBack]).toEqual([true, [640]]);
  });

  it('is not scrolled before there is something to see', async () => {
    const tab = openTab(await leave());
    const state = await tab.run(arrival, [gapSlice.actions.summaryRequested()]);
    expect([state.gapList.open, state.detailsCarousel.index, tab.scrolledBack]).toEqual([false, 0, []]);
  });

  it('keeps what they turned in the meantime, or afterwards', async () => {
    const tab = openTab(await leave());
    const state = await tab.run(arrival, [pageTurned(1), ...settled]);
    expect(state.detailsCarousel.index).toBe(1);
    const later = await openTab(await leave()).run(arrival, [...settled, pageTurned(0), toBalance, toOverview]);
    expect(later.detailsCarousel.index).toBe(0);
  });

  it('keeps what they turned back while a tile was loading', async () => {
    const tab = openTab(await leave());
    const state = await tab.run(arrival, [...settled.slice(2), pageTurned(0), toBalance, toOverview]);
    expect(state.detailsCarousel.index).toBe(0);
  });

  it('finds no page turned that was not there in time, on the next screen and back either', async () => {
    jest.useFakeTimers();
    const tab = openTab(await leave());
    const state = await tab.run(arrival, [tooLong, ...settled, toBalance, toOverview]);
    expect([state.gapList.open, state.detailsCarousel.index]).toEqual([false, 0]);
  });

  it('and leaves from the other screen before all was there finds it the next time', async () => {
    const second = openTab(await leave());
    await second.run(arrival, [toBalance, productsRequested(balance), productsLoaded(balance)], { leaves: true });
    const tab = openTab(second.kept);
    tab.here.entry = 2;
    const state = await tab.run(onBalance, [toOverview, ...arrival.slice(1), ...settled]);
    expect([state.gapList.open, state.detailsCarousel.index]).toEqual([true, 3]);
  });

  it('is not scrolled after going on to the other screen', async () => {
    const tab = openTab(await leave());
    const state = await tab.run(arrival, [toBalance, ...settled]);
    expect([state.gapList.open, tab.scrolledBack]).toEqual([false, []]);
  });

  it('from the other screen is where they were', async () => {
    const tab = openTab();
    const state = await tab.run(arrival, [...settled, pageTurned(3), toBalance, toOverview]);
    expect([state.detailsCarousel.index, tab.scrolledBack]).toEqual([3, [640]]);
  });

  it('to an earlier screen keeps what they turned since', async () => {
    const tab = openTab();
    const state = await tab.run(arrival, [
      ...settled,
      pageTurned(3),
      ...onBalance,
      toOverview,
      policyListToggled(),
      pageTurned(0),
      toBalance,
    ]);
    expect([state.gapList.open, state.detailsCarousel.index]).toEqual([true, 0]);
  });

  it.each([
    ['at once', []],
    ['after a while', [tooLong]],
  ])('from the other screen, after a page outside the portal, %s, is where they were', async (_, stay) => {
    jest.useFakeTimers();
    const first = openTab();
    await first.run(arrival, [...settled, pageTurned(3), ...onBalance], { leaves: true });
    const tab = openTab(first.kept);
    tab.here.entry = 2;
    const state = await tab.run(onBalance, [...stay, toOverview, ...arrival.slice(1), ...settled]);
    expect([state.detailsCarousel.index, tab.scrolledBack]).toEqual([3, [640]]);
  });

  it('from a later visit of the overview finds that one as it was, and nothing of the one before', async () => {
    jest.useFakeTimers();
    const first = openTab();
    await first.run(arrival, [...settled, pageTurned(3), ...onBalance], { leaves: true });
    const tab = openTab(first.kept);
    tab.here.entry = 2;
    const later = [toOverviewAnew, ...arrival.slice(1), ...settled];
    const state = await tab.run(onBalance, [tooLong, ...later, toBalance, toOverviewAnew]);
    expect(state.detailsCarousel.index).toBe(0);
  });

  it('to an earlier visit of the overview finds that one as it was, after a later one that had nothing turned', async () => {
    const first = openTab();
    await first.run(arrival, [...settled, pageTurned(3), ...onBalance], { leaves: true });
    const tab = openTab(first.kept);
    tab.here.entry = 2;
    const later = [toOverviewAnew, ...arrival.slice(1), ...settled];
    const state = await tab.run(onBalance, [...later, toBalance, toOverview]);
    expect(state.detailsCarousel.index).toBe(3);
  });

  it('keeps the stored positions if they leave, or the session is lost, before these were restored', async () => {
    const before = await leave();
    const tab = openTab(new Map(before));
    await tab.run(arrival, [], { leaves: true });
    expect(tab.kept).toEqual(before);
    await tab.run(arrival, [lossNoticed()]);
    expect(tab.kept).toEqual(before);
  });

  it.each([
    ['of another session', 'B', arrival],
    [
      'who holds something else',
      'A',
      [
        ...arrival.slice(0, 2),
        productsLoaded({ screen, products: [productOf('hgap', { policyNumber: '2' })], headings: {}, at: 0 }),
      ],
    ],
  ])('is taken to the top and not to the positions of %s, which are deleted', async (_, session, before) => {
    const tab = openTab(await leave(), session);
    const state = await tab.run(before, settled);
    expect([state.gapList.open, state.detailsCarousel.index, tab.scrolledBack]).toEqual([false, 0, [0]]);
    expect(tab.kept.size).toBe(0);
  });

  it('finds nothing of another session on the other screen and back either', async () => {
    const tab = openTab(await leave(), 'B');
    const state = await tab.run(arrival, [...settled, toBalance, toOverview]);
    expect([state.gapList.open, state.detailsCarousel.index, tab.scrolledBack]).toEqual([false, 0, [0, 640]]);
  });
});

it('Positions are saved when the session is lost, and never before there are products', async () => {
  const tab = openTab();
  await tab.run(arrival, [...settled, policyListToggled(), lossNoticed()]);
  expect(JSON.parse(tab.kept.get('portfolio.positions') ?? '')).toEqual([
    [1, expect.any(Number), 640, 0, 0, 0, 1, 0, 0],
  ]);
  // Once it is asked whether there still is a session, the page is empty and at its top.
  const asked = openTab();
  await asked.run(arrival, [...settled, pageTurned(3), sessionAsked(), pageTurned(1), lossNoticed()], { leaves: true });
  expect(JSON.parse(asked.kept.get('portfolio.positions') ?? '')).toEqual([
    [1, expect.any(Number), 640, 0, 0, 3, 0, 0, 0],
  ]);
  const early = openTab();
  await early.run(arrival.slice(0, 2), [], { leaves: true });
  expect(early.kept.size).toBe(0);
});
