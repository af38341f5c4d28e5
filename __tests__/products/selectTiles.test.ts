import { createRootReducer } from '../../src/app/rootReducer';
import { type ProductId, productIds } from '../../src/contract/productIds';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { longWaitNoticed, portfolioReducer, selectHoldsNothing } from '../../src/portfolio/slice';
import { selectAnnouncement, selectIsRetried, selectShownTiles, selectTiles } from '../../src/products/selectTiles';
import { failed, loaded, memberWith, productOf } from '../support/builders';
import { inWords } from '../support/inWords';

const start = createRootReducer(defaultConfiguration)(undefined, { type: 'start' });
const holding = (...ids: readonly ProductId[]) => ({ ...start, ...memberWith(ids.map((id) => productOf(id))) });
const [from, until] = ['1970-01-01T00:00:00Z', '1970-01-01T00:00:10Z'];
const downtime = [{ products: ['bank' as const], from, until, message: 'Back soon' }];
const bankIsDown = { configuration: { ...defaultConfiguration, downtime }, latest: 5_000 };

it('Each visible tile says whether it is asked for again, is old, and reports followed links', () => {
  const state = {
    ...holding('bank', 'card', 'invest', 'life', 'dwts', 'umbf'),
    ...bankIsDown,
    bank: loaded(null),
    card: { ...failed, isAwaited: true } as const,
    invest: failed,
    wills: { ...loaded({ policyNo: 'W' }), isStale: true, isAwaited: true } as const,
    umbrella: loaded({ enableSwitchuserView: true }),
  };
  const tiles = selectTiles(state);
  expect(tiles.map((one) => [one.tile, one.phase, one.isRetried, one.isOld, one.isReported])).toEqual([
    ['bank', 'down', false, false, true],
    ['invest', 'unavailable', false, false, true],
    ['life', 'loading', false, false, true],
    ['wills', 'loaded', false, true, true],
    ['card', 'unavailable', true, false, true],
    ['employee-benefits', 'loaded', false, false, false],
  ]);
  expect([selectIsRetried(state), selectIsRetried({ ...state, card: failed })]).toEqual([true, false]);
});

// Rules `employee.risk`, `overview.asOf`.
it.each([
  ['nothing is old that the member does not have', ['umbf'], {}, false],
  ['nothing is old in a switched profile', ['umbf', 'grpl'], { enableSwitchuserView: true }, false],
  ['an old group part is old', ['umbf', 'grpl'], {}, true],
] as const)('Of the employee benefits %s', (_, ids, umbrella, isOld) => {
  const risk = loaded({ riskPolicies: [{ description: 'Risk' }] });
  const state = { ...holding(...ids), umbrella: loaded(umbrella), riskPolicies: risk };
  expect(selectTiles(state)).toMatchObject([{ phase: 'loaded', isOld: false }]);
  expect(selectTiles({ ...state, riskPolicies: { ...risk, isStale: true } })).toMatchObject([{ isOld }]);
});

// Rule `tile.active`.
it('Who has nothing but a withdrawn product holds nothing, unless it has a tile', () => {
  const withdrawn = (id: ProductId) => ({
    ...start,
    ...memberWith([productOf(id, { active: false, policyWithdrawn: true })]),
  });
  const haveTiles = productIds.filter((id) => selectShownTiles(withdrawn(id)).length > 0);
  expect(haveTiles).not.toEqual([]);
  expect(productIds.filter((id) => !selectHoldsNothing(withdrawn(id)))).toEqual(haveTiles);
});

// Rule `overview.announcer`.
describe('the announcer', () => {
  const three = holding('bank', 'card', 'stan');
  const settled = { ...three, bank: loaded(null), card: loaded({}) };
  const waited = portfolioReducer(three.portfolio, longWaitNoticed({ screen: 'portfolio', soFar: 2 }));
  const at = (pathname: string) => ({ ...three, navigation: { pathname, search: '', hash: '' } });
  const screens = { ...start.portfolio.screens, portfolio: failed };
  const withoutProducts = { ...start, portfolio: { ...start.portfolio, screens } };

  it.each([
    ['nothing has arrived', start, 'Loading your portfolio'],
    ['a tile still loads', { ...three, bank: loaded(null) }, 'Loading your portfolio'],
    ['a tile still loads after long', { ...settled, bank: start.bank, portfolio: waited }, '2 of 3 products loaded'],
    ['all have settled', settled, '3 products loaded'],
    ['one is down', { ...settled, ...bankIsDown }, '2 products loaded, 1 unavailable: Bank'],
    ['some cannot be loaded', { ...three, bank: failed, card: failed }, '1 product loaded, 2 unavailable: Bank, Card'],
    ['nothing is held', holding(), '0 products loaded'],
    ['the address leads nowhere', at('/nowhere'), undefined],
    ['the other screen loads', at('/bal-portfolio'), 'Loading your portfolio'],
    ['the products failed, of which the alert tells', withoutProducts, undefined],
  ])('when %s, says %j', (_, state, words) => {
    expect(inWords(selectAnnouncement(state))).toBe(words);
  });

  // Rule `tile.isolation`.
  it('counts a tile whose selector throws, which keeps its place among the others', () => {
    const broken: object = { lifeArrears: undefined };
    expect(selectShownTiles({ ...holding('bank', 'life'), ...broken })).toEqual(['bank', 'life']);
  });

  it('returns the same list of tiles until one is added or removed', () => {
    const before = selectShownTiles(three);
    expect(selectShownTiles({ ...three, bank: failed })).toBe(before);
  });
});
