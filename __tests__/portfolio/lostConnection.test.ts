import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { OFFLINE, remarkMade } from '../../src/notices';
import { portfolioSaga } from '../../src/portfolio/saga';
import {
  type PortfolioScreen,
  portfolioReducer,
  productsKept,
  productsLoaded,
  productsRequested,
} from '../../src/portfolio/slice';
import { screenEntered } from '../../src/state/navigation/slice';
import { failed, fakeServices, productOf } from '../support/builders';
import { createWorld } from '../support/world';

const known = (screen: PortfolioScreen, id: 'bank' | 'card') => [
  productsRequested({ screen }),
  productsLoaded({ screen, products: [productOf(id)], headings: {}, at: 5 }),
];
const [overview, other] = [known('portfolio', 'card'), known('bal-portfolio', 'bank')];
const [card, bank] = (['card', 'bank'] as const).map((id) => ({ status: 'loaded', products: [productOf(id)], at: 5 }));
const idle = { status: 'idle' };

// Rule `connection.silence`.
it.each([
  ['without a connection, shows what the other has', 'portfolio', other, true, [{ ...bank, isStale: true }, bank], []],
  ['without one, does the same', 'bal-portfolio', overview, true, [card, { ...card, isStale: true }], []],
  ['without one, keeps its own', 'portfolio', [...overview, ...other], true, [{ ...card, isStale: true }, bank], []],
  ['without one, says so if there is nothing', 'portfolio', [], true, [{ status: 'failed' }, idle], [OFFLINE]],
  ['with one, shows its own failure', 'portfolio', other, false, [failed, bank], []],
  ['with one, keeps its own', 'portfolio', overview, false, [{ ...card, isStale: true }, idle], []],
  ['and shows no products, has none', 'not-found', [], true, [idle, idle], []],
] as const)('A screen that is entered %s', async (_, screen, before, isLost, screens, said) => {
  const connection = { ...fakeServices().services.connection, wasLost: () => isLost };
  const feature = { reducer: { portfolio: portfolioReducer }, sagas: [portfolioSaga] };
  const world = createWorld(feature, { before, services: { connection } });
  const { portfolio } = await world.happen(screenEntered({ screen, at: 6 + defaultConfiguration.freshnessMs }));
  expect([portfolio.screens.portfolio, portfolio.screens['bal-portfolio']]).toEqual(screens);
  expect(world.actions.filter(remarkMade.match).map(({ payload }) => payload)).toEqual(said);
  // Only then their summaries are asked for.
  expect(world.actions.some(productsKept.match)).toBe(!isLost && before === overview);
  expect(world.outbox.logged.filter((line) => line.startsWith('An unforeseen failure'))).toEqual([]);
});
