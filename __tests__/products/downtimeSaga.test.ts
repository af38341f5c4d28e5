import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { portfolioReducer, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { downtimeSaga } from '../../src/products/downtimeSaga';
import { productReducers } from '../../src/products/registry';
import { productsSaga } from '../../src/products/saga';
import { configurationChanged } from '../../src/state/configuration';
import { locationChanged, navigationReducer, screenEntered } from '../../src/state/navigation/slice';
import { sessionReducer } from '../../src/state/session/slice';
import { latestReducer, timePassed } from '../../src/state/today';
import { fakeServices, productOf } from '../support/builders';
import { createWorld } from '../support/world';

const START = Date.parse('2030-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
const at = (milliseconds: number) => new Date(START + milliseconds).toISOString();

type Downtime = RuntimeConfiguration['downtime'];
const between = (from: number, until: number): Downtime => [
  { products: ['card'], from: at(from), until: at(until), message: 'Back soon' },
];

const { features } = defaultConfiguration;
const screen = 'portfolio';
const products = [productOf('card'), productOf('dwts')];
const arrived = [productsRequested({ screen }), productsLoaded({ screen, products, headings: {}, at: START })];

const open = (
  downtime: Downtime,
  { pathname = '/portfolio', cardSummary = new Error('503') }: { pathname?: string; cardSummary?: object } = {},
) => {
  let isLost = false;
  jest.useFakeTimers({ now: START });
  const world = createWorld(
    {
      reducer: {
        navigation: navigationReducer,
        session: sessionReducer,
        portfolio: portfolioReducer,
        latest: latestReducer,
        ...productReducers,
      },
      sagas: [productsSaga, downtimeSaga],
    },
    {
      answers: { willSummary: new Error('503'), cardSummary },
      before: [locationChanged({ pathname, search: '', hash: '' })],
      services: {
        configuration: { ...defaultConfiguration, downtime },
        clock: { now: () => Date.now() },
        connection: { ...fakeServices().services.connection, wasLost: () => isLost },
      },
    },
  );
  world.dispatch(screenEntered({ screen: pathname === '/portfolio' ? screen : 'not-found', at: START }));
  const reviews = () => world.actions.filter(timePassed.match).map(({ payload }) => payload.at - START);
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const change = async (changed: Downtime) => {
    await world.happen(configurationChanged({ features, downtime: changed, before: features }));
  };
  const lose = () => {
    isLost = true;
  };
  return { ...world, reviews, pass, change, lose };
};

// Rules `downtime.tile`, `configuration.live`.
describe('planned downtimes on an open page', () => {
  it('are noticed when one begins and when it ends', async () => {
    const { reviews, pass } = open([...between(3_000, 5_000), ...between(4_000, 9_000)]);
    await pass(2_999);
    expect(reviews()).toEqual([]);
    await pass(60_000);
    expect(reviews()).toEqual([3_000, 4_000, 5_000, 9_000]);
  });

  it('are noticed within a minute by a device that has slept, or whose clock was set', async () => {
    const { reviews, pass } = open(between(0, 7_200_000));
    jest.setSystemTime(START + 7_300_000);
    await pass(60_000);
    expect(reviews()).toEqual([7_360_000]);
    jest.setSystemTime(START + 3_600_000);
    await pass(60_000);
    expect(reviews()).toEqual([7_360_000, 3_660_000]);
  });

  it('and today are right again within a minute of a clock that was ahead for a moment', async () => {
    const { dispatch, pass, state } = open([]);
    await pass(10_000);
    jest.setSystemTime(START + 2 * DAY_MS);
    dispatch(screenEntered({ screen, at: Date.now() }));
    jest.setSystemTime(START + 10_000);
    await pass(50_000);
    expect(state().latest).toBe(START + 60_000);
  });

  it('end with a request of what their tiles need, and of nothing that has failed in others', async () => {
    const { happen, pass, outbox } = open(between(3_000, 5_000));
    await pass(3_000);
    await happen(...arrived);
    expect(outbox.calls).toEqual(['willSummary']);
    await pass(1_999);
    expect(outbox.calls).toEqual(['willSummary']);
    await pass(1);
    expect(outbox.calls).toEqual(['willSummary', 'cardSummary']);
  });

  it('end with a request of what had failed before they began', async () => {
    const { happen, pass, outbox } = open(between(3_000, 5_000));
    await happen(...arrived);
    await pass(4_999);
    expect(outbox.calls).toEqual(['willSummary', 'cardSummary']);
    await pass(1);
    expect(outbox.calls).toEqual(['willSummary', 'cardSummary', 'cardSummary']);
  });

  it.each([
    { what: 'is old', until: 7_200_000, times: 2 },
    { what: 'is old, but not while the connection is lost', until: 7_200_000, isLost: true, times: 1 },
    { what: 'is old, but not while it is fresh', until: 5_000, times: 1 },
  ])('keep what had arrived before, and ask for it again if it $what', async ({ until, isLost, times }) => {
    const { happen, pass, lose, outbox, state } = open(between(3_000, until), { cardSummary: { isMigrated: true } });
    await happen(...arrived);
    if (isLost) lose();
    await pass(until);
    expect(outbox.calls.filter((call) => call === 'cardSummary')).toHaveLength(times);
    expect(state().card).toEqual(expect.objectContaining({ status: 'loaded' }));
    expect(state().card).not.toMatchObject({ isStale: true });
  });

  it.each([
    { when: 'there is none', downtime: [], noticed: [] },
    { when: 'it is over', downtime: between(-9_000, -5_000), noticed: [] },
    { when: 'it is far away', downtime: between(2.5 * DAY_MS, 60 * DAY_MS), noticed: [2.5 * DAY_MS] },
  ])('leave only each midnight to wait for if $when', async ({ downtime, noticed }) => {
    const { reviews, pass } = open(downtime);
    await pass(3 * DAY_MS);
    const midnights = [1, 2, 3].map((days) => new Date(START).setHours(24 * days, 0, 0, 0) - START);
    expect(reviews()).toEqual([...midnights, ...noticed].sort((one, other) => one - other));
  });

  it('may be changed by the operator, also if there was none', async () => {
    const { reviews, pass, change } = open([]);
    await pass(1_000);
    await change(between(2_000, 4_000));
    await pass(10_000);
    expect(reviews()).toEqual([1_000, 2_000, 4_000]);
    await change(between(20_000, 30_000));
    await change(between(25_000, 30_000));
    await pass(13_999);
    expect(reviews()).toEqual([1_000, 2_000, 4_000, 11_000, 11_000]);
    await pass(1);
    expect(reviews().at(-1)).toBe(25_000);
  });

  it('that the operator ends early are followed by what their tiles need', async () => {
    const { happen, pass, outbox, change } = open(between(0, 5_000));
    await happen(...arrived);
    await pass(1_000);
    await change([]);
    expect(outbox.calls).toEqual(['willSummary', 'cardSummary']);
  });

  it.each(['/portfolio', '/elsewhere'])('ask for nothing at %s while there are no products', async (pathname) => {
    const { pass, outbox } = open(between(3_000, 5_000), { pathname });
    await pass(9_000);
    expect(outbox.calls).toEqual([]);
  });
});
