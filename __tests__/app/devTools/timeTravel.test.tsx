// Before the store, whose library looks for DevTools when it is loaded.
import '../../support/devToolsExtension';

import fc from 'fast-check';
import { createPath } from 'react-router-dom';
import { sandboxFetch } from '../../../config/sandbox/fetch';
import { shortenAction } from '../../../src/app/devTools/shorten';
import { createDevTools } from '../../../src/app/devTools/timeTravel';
import { createPortalStore } from '../../../src/app/store';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { detailsCarousel } from '../../../src/features/details/slice';
import { actionsCarousel } from '../../../src/features/outstanding/slice';
import { createServices } from '../../../src/platform/createServices';
import { refreshClicked } from '../../../src/screens/refresh';
import { selectPlace } from '../../../src/state/navigation/slice';
import { devToolsOptions, type LiftedStore, liftedStoreOf } from '../../support/devToolsExtension';
import { journeyWindow } from '../../support/journeyWindow';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const { listOpened, itemNeared, pageTurned } = detailsCarousel.actions;
const { itemFocused } = actionsCarousel.actions;

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

interface Line {
  readonly member: string;
  readonly faults?: string;
  /** How long each answer takes in milliseconds, in turn. */
  readonly latencies: readonly number[];
}

/** The portal without a screen, with Redux DevTools attached. */
const openStore = ({ member, faults = '', latencies }: Line) => {
  const sandbox = sandboxFetch({ member, faults });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `XSRF-TOKEN=${sandbox.session().xsrfToken}; path=/`;
  window.history.replaceState(null, '', '/#/portfolio');
  let calls = 0;
  let past = () => false;
  const sentInThePast: string[] = [];
  const place = journeyWindow(async (address, init) => {
    if (past()) sentInThePast.push(String(address));
    const latency = latencies[calls++ % latencies.length] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, latency));
    return sandbox.fetch(address, init);
  });
  const crashes: unknown[] = [];
  const platform = createServices(place.window, defaultConfiguration);
  const { instruments, services } = createDevTools(place.window, platform);
  const { store, start } = createPortalStore(services, {
    ...instruments,
    onSagaError: (error) => crashes.push(error),
  });
  const unfollow = store.subscribe(() => {
    const shown = selectPlace(store.getState());
    const { location, replace } = platform.navigation;
    if (shown.pathname !== '' && createPath(shown) !== createPath(location())) replace(shown);
  });
  const sagas = start();
  const lifted = liftedStoreOf(store);
  past = () => lifted.getState().currentStateIndex !== lifted.getState().computedStates.length - 1;
  return {
    store,
    lifted,
    go: platform.navigation.push,
    sent: () => sandbox.sent(),
    sentInThePast,
    crashes,
    close: () => {
      sagas.cancel();
      unfollow();
      place.close();
    },
  };
};

const jumpTo = (lifted: LiftedStore, index: number) => lifted.dispatch({ type: 'JUMP_TO_STATE', index });

const backToNow = (lifted: LiftedStore) => jumpTo(lifted, lifted.getState().computedStates.length - 1);

// Answers come later if they are asked for later.
const withoutTimes = (state: unknown): unknown =>
  JSON.parse(
    JSON.stringify(state, (_, value) => {
      if (typeof value === 'number' && value > 1_700_000_000_000) return 'a time';
      return typeof value === 'string' ? value.replace(/\b[A-Z0-9]{8}-[A-Z0-9]{6}\b/g, 'a reference') : value;
    }),
  );

interface Stay {
  /** How long after the stay before, in milliseconds. */
  readonly after: number;
  /** Which of the recorded states, from the first (0) to the one before the last (999). */
  readonly where: number;
  /** How long the past is shown, in milliseconds. */
  readonly stays: number;
}

const visit = async (line: Line, stays: readonly Stay[]) => {
  jest.setSystemTime(1_800_000_000_000);
  const portal = openStore(line);
  const { store, lifted } = portal;
  for (const { after, where, stays: length } of stays) {
    await pass(after);
    const { computedStates } = lifted.getState();
    if (computedStates.length < 2) continue;
    const recorded = computedStates.length;
    jumpTo(lifted, Math.floor((where * (recorded - 1)) / 1_000));
    const shown = store.getState();
    await pass(length);
    expect(store.getState()).toBe(shown);
    expect(lifted.getState().computedStates).toHaveLength(recorded);
    backToNow(lifted);
  }
  await pass(20_000);
  store.dispatch(refreshClicked({ screen: 'portfolio' }));
  await pass(10_000);
  const outcome = {
    state: withoutTimes(store.getState()),
    calls: portal
      .sent()
      .calls.map(({ method, path }) => `${method} ${path}`)
      .sort(),
    analytics: portal.sent().analytics.length,
    logs: portal.sent().logs.length,
  };
  expect(portal.sentInThePast).toEqual([]);
  expect(portal.crashes).toEqual([]);
  portal.close();
  return outcome;
};

const stay = fc.record({
  after: fc.integer({ min: 0, max: 120 }),
  where: fc.integer({ min: 0, max: 999 }),
  stays: fc.integer({ min: 0, max: 300 }),
});

describe('A store that travels in time', () => {
  // Rule `past.answers`.
  it.each([
    ['everything', ''],
    ['arrears', 'gapSummary:500,willItems:drop,products:slow'],
  ])('ends a load of %s (%s) as if nobody had travelled', async (member, faults) => {
    const line = { member, faults, latencies: [10, 45, 5, 80, 0, 30] };
    const straight = await visit(line, []);
    expect(devToolsOptions()).toMatchObject({ name: 'portfolio-ui', actionSanitizer: shortenAction });
    expect(straight.calls.length).toBeGreaterThan(20);
    await fc.assert(
      fc.asyncProperty(fc.array(stay, { minLength: 1, maxLength: 6 }), async (stays) => {
        localStorage.clear();
        sessionStorage.clear();
        expect(await visit(line, stays)).toEqual(straight);
      }),
      { numRuns: 4 },
    );
  });

  it('releases what waited in the order of its arrival', async () => {
    const portal = openStore({ member: 'everything', latencies: [10, 45, 5, 80, 0, 30] });
    const straight = openStore({ member: 'everything', latencies: [10, 45, 5, 80, 0, 30] });
    const types = ({ lifted }: typeof portal) => {
      const { actionsById, stagedActionIds } = lifted.getState();
      return stagedActionIds.map((id) => actionsById[id]?.action.type);
    };
    await pass(20);
    const before = types(portal).length;
    jumpTo(portal.lifted, 1);
    await pass(20);
    backToNow(portal.lifted);
    await pass(0);
    // What was let in late has asked for the last fragments later.
    const count = Math.min(types(portal).length, types(straight).length);
    expect(count).toBeGreaterThan(before);
    expect(types(portal).slice(0, count)).toEqual(types(straight).slice(0, count));
    portal.close();
    straight.close();
  });

  // Rule `past.click`.
  it('takes no notice of what happens on a page of the past', async () => {
    const { store, lifted, go, close, sent } = openStore({ member: 'typical', latencies: [0] });
    await pass(5_000);
    go('/bal-portfolio');
    await pass(2_000);
    const before = sent();
    const present = store.getState();
    jumpTo(lifted, 4);
    expect(window.location.hash).toBe('#/portfolio');
    const shown = store.getState();
    store.dispatch(refreshClicked({ screen: 'portfolio' }));
    await pass(2_000);
    expect(store.getState()).toBe(shown);
    expect(document.body.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }))).toBe(false);
    // It leads nowhere, and the address follows what is shown.
    go('/elsewhere');
    await pass(10);
    expect(window.location.hash).toBe('#/portfolio');
    backToNow(lifted);
    await pass(2_000);
    expect(window.location.hash).toBe('#/bal-portfolio');
    expect(store.getState()).toBe(present);
    expect(sent()).toEqual(before);
    close();
  });

  it('stays at its entry of the history when the browser goes back while the past is shown', async () => {
    const { lifted, go, close } = openStore({ member: 'typical', latencies: [0] });
    await pass(5_000);
    go('/bal-portfolio');
    await pass(2_000);
    const entry = window.history.state;
    jumpTo(lifted, 4);
    window.history.back();
    await pass(100);
    backToNow(lifted);
    await pass(100);
    expect(window.location.hash).toBe('#/bal-portfolio');
    expect(window.history.state).toEqual(entry);
    close();
  });

  it.each([
    ['an event that DevTools dispatched', [{ type: 'PERFORM_ACTION', action: listOpened(), timestamp: 1 }], true],
    ['the history was committed', [{ type: 'COMMIT' }], true],
    ['the recording was paused', [{ type: 'PAUSE_RECORDING', status: true }], true],
    ['an earlier state was committed', [{ type: 'JUMP_TO_STATE', index: 3 }, { type: 'COMMIT' }], false],
    ['events changed places', [{ type: 'REORDER_ACTION', actionId: 4, beforeActionId: 2 }], false],
    ['an event was left out and swept away', [{ type: 'TOGGLE_ACTION', id: 9 }, { type: 'SWEEP' }], false],
  ])('goes on after %s, if what is shown is what happened here', async (_, done, goesOn) => {
    const { store, lifted, close, sent } = openStore({ member: 'typical', latencies: [0] });
    await pass(5_000);
    const { calls } = sent();
    for (const action of done) lifted.dispatch(action as never);
    store.dispatch(refreshClicked({ screen: 'portfolio' }));
    await pass(2_000);
    expect(sent().calls.length > calls.length).toBe(goesOn);
    close();
  });

  it('counts what came into view in the past once the present is shown', async () => {
    const { store, lifted, close } = openStore({ member: 'typical', latencies: [0] });
    await pass(5_000);
    store.dispatch(listOpened());
    store.dispatch(pageTurned(1));
    const index = lifted.getState().currentStateIndex;
    jumpTo(lifted, index - 1);
    store.dispatch(itemNeared(49));
    // The focus moves by a press, which has no effect in the past.
    store.dispatch(itemFocused({ index: 2, key: 'k' }));
    backToNow(lifted);
    await pass(0);
    expect(store.getState().detailsCarousel.shown).toBe(100);
    expect(store.getState().outstandingCarousel).toEqual({ index: 0, key: null, shown: 0 });
    close();
  });

  it('also waits while an event is skipped, while changes are locked, and after a foreign history was imported', async () => {
    const { store, lifted, close, sent } = openStore({ member: 'typical', latencies: [0] });
    await pass(5_000);
    const { calls } = sent();
    const refresh = async () => {
      store.dispatch(refreshClicked({ screen: 'portfolio' }));
      await pass(2_000);
    };
    const [, , id = 0] = lifted.getState().stagedActionIds;
    lifted.dispatch({ type: 'TOGGLE_ACTION', id });
    await refresh();
    lifted.dispatch({ type: 'TOGGLE_ACTION', id });
    lifted.dispatch({ type: 'LOCK_CHANGES', status: true });
    await refresh();
    lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
    expect(sent().calls).toEqual(calls);
    await refresh();
    expect(sent().calls.length).toBeGreaterThan(calls.length);
    const known = sent().calls;
    lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: [{ type: 'blocksScript/blocksScriptLoaded' }] });
    await refresh();
    expect(sent().calls).toEqual(known);
    close();
  });
});
