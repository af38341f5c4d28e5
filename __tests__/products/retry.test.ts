import type { UnknownAction } from '@reduxjs/toolkit';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import type { ProductTileName } from '../../src/contract/tileNames';
import { remarkMade } from '../../src/notices';
import {
  longWaitNoticed,
  portfolioReducer,
  productsKept,
  productsLoaded,
  productsRequested,
  refreshBegan,
} from '../../src/portfolio/slice';
import { productReducers } from '../../src/products/registry';
import { productsSaga } from '../../src/products/saga';
import { allRetryClicked, tileRetryClicked } from '../../src/products/tileView';
import { connectionRestored } from '../../src/state/connection/slice';
import { navigationReducer } from '../../src/state/navigation/slice';
import { latestReducer } from '../../src/state/today';
import type { Words } from '../../src/texts/text';
import { failed, loaded, memberWith, productOf } from '../support/builders';
import { inWords } from '../support/inWords';
import { createWorld } from '../support/world';

const reducer = {
  ...productReducers,
  navigation: navigationReducer,
  portfolio: portfolioReducer,
  latest: latestReducer,
};
const two = [productOf('bank'), productOf('card')];
const held = memberWith([productOf('invest'), ...two]);
const missingPolicy = {};

const open = (over: object = {}) =>
  createWorld<object>({ reducer, sagas: [productsSaga] }, { byHand: true, initial: { ...held, ...over } as never });

/** What a member's click, or the return of the connection, makes the tiles ask for. */
const asked = async (event: UnknownAction, state: object) => {
  const world = open(state);
  await world.happen(event);
  expect(world.outbox.calls).toHaveLength(world.actions.length - 1);
  expect(world.outbox.logged).toEqual([]);
  return world.actions.slice(1).map(({ type }) => type);
};

const invest = tileRetryClicked({ tile: 'invest' });

describe('"Try again" in a tile', () => {
  it('asks for what failed, and not for what has come or is on its way', async () => {
    const both = ['invest/summaryRequested', 'investActionItems/summaryRequested'];
    expect(await asked(invest, { invest: failed, investActionItems: failed })).toEqual(both);
    expect(await asked(invest, { invest: failed, investActionItems: loaded({}) })).toEqual(both.slice(0, 1));
    const shown = loaded({ totalPolicies: 1 });
    expect(await asked(invest, { invest: shown, investActionItems: failed })).toEqual(both.slice(1));
    expect(await asked(invest, { invest: failed, investActionItems: { status: 'loading' } })).toEqual(both.slice(0, 1));
  });

  it('asks for everything if nothing failed, because the answers lack what the tile shows', async () => {
    expect(await asked(invest, { invest: loaded(missingPolicy), investActionItems: loaded({}) })).toEqual([
      'invest/summaryRequested',
      'investActionItems/summaryRequested',
    ]);
  });

  it('asks for nothing while an answer is awaited that may still bring it', async () => {
    for (const awaited of [{ status: 'loading' }, { ...loaded({}), isAwaited: true }]) {
      expect(await asked(invest, { invest: awaited, investActionItems: loaded({}) })).toEqual([]);
    }
  });

  it('asks for what the tile lacks, whatever becomes of what stands beside it', async () => {
    const state = { invest: loaded(missingPolicy) };
    const both = ['invest/summaryRequested', 'investActionItems/summaryRequested'];
    expect(await asked(invest, { ...state, investActionItems: failed })).toEqual(both);
    expect(await asked(invest, { ...state, investActionItems: { status: 'loading' } })).toEqual(both.slice(0, 1));
  });

  it('asks for that tile alone, and for none before the products are known', async () => {
    expect(await asked(tileRetryClicked({ tile: 'card' }), { card: failed, bank: failed })).toEqual([
      'card/summaryRequested',
    ]);
    const portfolio = portfolioReducer(undefined, { type: 'start' });
    expect(await asked(tileRetryClicked({ tile: 'card' }), { card: failed, portfolio })).toEqual([]);
  });
});

// Rule `announcer.retry`.
describe('what is said after "Try again" in a tile', () => {
  const heard = async (
    state: object,
    tile: ProductTileName,
    failing: string,
    answers: Readonly<Record<string, unknown>>,
    part?: Words,
  ) => {
    const world = open({ configuration: defaultConfiguration, ...state });
    await world.happen(tileRetryClicked({ tile, ...(part && { part }) }));
    for (const [name, answer] of Object.entries(answers)) await world.call(name).answer(answer);
    await world.call(failing).fail();
    return inWords(world.actions.filter(remarkMade.match).map(({ payload }) => payload));
  };

  it('is that it could not be loaded, if what it shows stays old', async () => {
    const old = { ...loaded({ isMigrated: true }), isStale: true };
    expect(await heard({ card: old }, 'card', 'cardSummary', {})).toEqual(['Card could not be loaded']);
  });

  it('is the same if only a part of it is there', async () => {
    const both = memberWith([productOf('umbf'), productOf('grpl')]);
    const state = { ...both, umbrella: loaded({ totalPortfolioAmount: 1 }), riskPolicies: failed };
    expect(await heard(state, 'employee-benefits', 'umbrellaPolicies', {})).toEqual([
      'Employee benefits could not be loaded',
    ]);
  });

  it('is that a part has loaded, if it alone was asked for and something else stays old', async () => {
    const umbrella = { ...loaded({ totalPortfolioAmount: 1 }), isStale: true };
    const state = { ...memberWith([productOf('umbf'), productOf('grpl')]), umbrella, riskPolicies: failed };
    const answers = { umbrellaPolicies: { riskPolicies: [{ description: 'Risk' }] } };
    const said = await heard(state, 'employee-benefits', 'umbrellaSummary', answers, { key: 'label.groupRiskTest' });
    expect(said).toEqual(['Group risk loaded']);
  });

  it('is that it has loaded, if it does not show what failed', async () => {
    const state = { ...memberWith([productOf('life')]), life: failed, lifeArrears: failed };
    const life = { lifePolicy: [{ totalCoverAmount: 1, activePolicies: [{ policyName: 'A', policyNumber: 'B' }] }] };
    expect(await heard(state, 'life', 'lifeArrears', { lifeSummary: life })).toEqual(['Life insurance loaded']);
  });
});

// Rule `tile.retry`.
it('"Try all again" asks for each unavailable tile, and for no other', async () => {
  const settled = { invest: loaded({ totalPolicies: 1 }), investActionItems: loaded({}) };
  expect(await asked(allRetryClicked(), { ...settled, bank: failed, card: failed })).toEqual([
    'bank/summaryRequested',
    'card/summaryRequested',
  ]);
  expect(await asked(allRetryClicked(), { ...settled, bank: loaded(null), card: failed })).toEqual([
    'card/summaryRequested',
  ]);
});

// Rule `announcer.retry`.
it('"Try all again" says so if nothing has changed; the announcer says what has', async () => {
  const world = open({ ...memberWith(two), bank: failed, card: failed });
  await world.happen(allRetryClicked());
  for (const name of ['bankSummary', 'cardSummary']) await world.call(name).fail();
  const heard = () => inWords(world.actions.filter(remarkMade.match).map(({ payload }) => payload));
  expect(heard()).toEqual(['0 products loaded, 2 unavailable: Bank, Card']);
  await world.happen(allRetryClicked());
  await world.call('bankSummary').answer(null);
  await world.call('cardSummary').fail();
  expect(heard()).toHaveLength(1);
});

// Rule `overview.announcer`.
it.each([
  ['that the portfolio is loading', held.portfolio],
  ['how much had loaded', portfolioReducer(held.portfolio, longWaitNoticed({ screen: 'portfolio', soFar: 0 }))],
])('"Try all again" does not say once more %s', async (_, portfolio) => {
  const invest = { status: 'loading' } as const;
  const world = open({ ...held, portfolio, bank: failed, card: failed, invest, investActionItems: invest });
  await world.happen(allRetryClicked());
  for (const name of ['bankSummary', 'cardSummary']) await world.call(name).answer(null);
  expect(world.actions.filter(remarkMade.match)).toEqual([]);
});

// Rule `connection.return`.
it('The summaries that failed without a connection are asked for when it is back', async () => {
  const back = connectionRestored({ missed: ['cardSummary', 'investSummary'] });
  expect(await asked(back, { card: failed, bank: failed, invest: loaded({}) })).toEqual(['card/summaryRequested']);
});

describe('the saga of all products', () => {
  it.each([
    ['the products are kept', productsKept({ screen: 'portfolio', at: 5 })],
    ['they are refreshed', refreshBegan({ screen: 'portfolio', at: 5, since: 5 })],
    ['they come anew', productsLoaded({ screen: 'portfolio', products: [], headings: {}, at: 5 })],
  ])('asks for what is missing or failed before, when %s', async (_, event) => {
    const { happen, outbox } = open({ ...memberWith(two), card: failed });
    await happen(event);
    expect(outbox.calls).toEqual(['bankSummary', 'cardSummary']);
  });

  // Rule `downtime.tile`.
  it('makes no call for a product that is down', async () => {
    const [from, until] = ['1970-01-01T00:00:00Z', '1970-01-01T00:00:10Z'];
    const downtime = [{ products: ['card' as const], from, until, message: 'Back soon' }];
    const at = 5_000;
    const configuration = { ...defaultConfiguration, downtime };
    const { happen, outbox } = open({ configuration, latest: at, card: failed });
    await happen(productsKept({ screen: 'portfolio', at }));
    expect(outbox.calls).toContain('bankSummary');
    expect(outbox.calls).not.toContain('cardSummary');
    await happen(connectionRestored({ missed: ['cardSummary'] }));
    expect(outbox.calls).not.toContain('cardSummary');
  });

  // Rule `call.retry`.
  it('asks once for what fails at a refresh before the products of the same refresh come', async () => {
    const { happen, call, outbox } = open({ card: loaded({}) });
    await happen(refreshBegan({ screen: 'portfolio', at: 5_000, since: 5_001 }));
    await call('cardSummary').fail();
    const products = [productOf('card'), productOf('dwts')];
    await happen(productsRequested({ screen: 'portfolio' }));
    await happen(productsLoaded({ screen: 'portfolio', products, headings: {}, at: 5_100, since: 5_000 }));
    expect(outbox.calls.filter((name) => name === 'cardSummary')).toHaveLength(1);
    // What only the new products need is asked for.
    expect(outbox.calls).toContain('willSummary');
  });

  it('asks for nothing for a screen whose products have not come', async () => {
    const portfolio = portfolioReducer(undefined, productsRequested({ screen: 'portfolio' }));
    const { happen, outbox } = open({ portfolio });
    await happen(productsKept({ screen: 'portfolio', at: 5 }));
    await happen(productsLoaded({ screen: 'portfolio', products: [productOf('bank')], headings: {}, at: 6 }));
    expect(outbox.calls).toEqual(['bankSummary']);
    expect(outbox.logged).toEqual([]);
  });
});
