import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { downtimeSaga } from '../../src/portfolio/downtimeSaga';
import { portfolioReducer, productsKept, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { configurationChanged } from '../../src/state/configuration';
import { locationChanged, navigationReducer } from '../../src/state/navigation/slice';
import { sessionReducer } from '../../src/state/session/slice';
import { createWorld, settle } from '../support/world';

const START = Date.parse('2030-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
const at = (milliseconds: number) => new Date(START + milliseconds).toISOString();

type Downtime = RuntimeConfiguration['downtime'];
const between = (from: number, until: number): Downtime => [
  { products: ['card'], from: at(from), until: at(until), message: 'Back soon' },
];

const screen = 'portfolio';
const loaded = [productsRequested({ screen }), productsLoaded({ screen, products: [], headings: {}, at: START })];

const open = (downtime: Downtime, pathname = '/portfolio', isLoaded = true) => {
  jest.useFakeTimers({ now: START });
  const world = createWorld(
    {
      reducer: { navigation: navigationReducer, session: sessionReducer, portfolio: portfolioReducer },
      sagas: [downtimeSaga],
    },
    {
      before: [locationChanged({ pathname, search: '', hash: '' }), ...(isLoaded ? loaded : [])],
      services: {
        configuration: { ...defaultConfiguration, downtime },
        clock: { now: () => Date.now() },
      },
    },
  );
  const reviews = () => world.actions.filter(productsKept.match).map(({ payload }) => payload.at - START);
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  return { ...world, reviews, pass };
};

// Rules `downtime.tile`, `configuration.live`.
describe('planned downtimes on an open page', () => {
  it('are reviewed when one begins and when it ends, and what the tiles need is asked for', async () => {
    const { reviews, pass, actions } = open([...between(3_000, 5_000), ...between(4_000, 9_000)]);
    await pass(2_999);
    expect(reviews()).toEqual([]);
    await pass(1);
    expect(actions).toEqual([productsKept({ screen: 'portfolio', at: START + 3_000, since: 0 })]);
    await pass(60_000);
    expect(reviews()).toEqual([3_000, 4_000, 5_000, 9_000]);
  });

  it('that are over, or that there are none of, are not waited for', async () => {
    for (const downtime of [[], between(-9_000, -5_000)]) {
      const { reviews, pass } = open(downtime);
      await pass(3 * DAY_MS);
      expect(reviews()).toEqual([]);
      expect(jest.getTimerCount()).toBe(0);
    }
  });

  it('that are far away are looked for once a day, because no timer of a browser is as long', async () => {
    const { reviews, pass } = open(between(2.5 * DAY_MS, 60 * DAY_MS));
    await pass(3 * DAY_MS);
    expect(reviews()).toEqual([DAY_MS, 2 * DAY_MS, 2.5 * DAY_MS]);
  });

  it('may be changed by the operator, also if there was none', async () => {
    const { reviews, pass, dispatch } = open([]);
    const change = (downtime: Downtime) =>
      dispatch(configurationChanged({ features: defaultConfiguration.features, downtime }));
    await pass(1_000);
    change(between(2_000, 4_000));
    await settle();
    await pass(10_000);
    expect(reviews()).toEqual([1_000, 2_000, 4_000]);
    change(between(20_000, 30_000));
    await settle();
    change(between(25_000, 30_000));
    await settle();
    await pass(13_999);
    expect(reviews()).toEqual([1_000, 2_000, 4_000, 11_000, 11_000]);
    await pass(1);
    expect(reviews().at(-1)).toBe(25_000);
  });

  it('ask for nothing before the products are there: what comes with them is not known to be needed', async () => {
    const { actions, pass } = open(between(3_000, 5_000), '/portfolio', false);
    await pass(9_000);
    expect(actions).toEqual([]);
  });

  it('ask for nothing on a page that does not exist', async () => {
    const { actions, pass } = open(between(3_000, 5_000), '/elsewhere');
    await pass(4_000);
    expect(actions).toEqual([]);
  });
});
