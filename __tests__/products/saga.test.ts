import { contentReducer } from '../../src/content';
import type { ProductConfig } from '../../src/contract/answers/portfolio';
import { productIds } from '../../src/contract/productIds';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { longWaitNoticed, portfolioReducer, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { fragments, productReducers } from '../../src/products/registry';
import { noticeLongWait, productsSaga } from '../../src/products/saga';
import { navigationReducer } from '../../src/state/navigation/slice';
import { type Answer, failed, loaded, memberWith, never, productOf } from '../support/builders';
import { productCalls, productNeeds } from '../support/productCalls';
import { createWorld } from '../support/world';

const reducer = {
  ...productReducers,
  portfolio: portfolioReducer,
  content: contentReducer,
  navigation: navigationReducer,
};
const start = portfolioReducer(undefined, { type: 'start' });

/** A member with these parts of the state, and one saga. */
const open = (saga: () => Generator, initial: object) =>
  createWorld<object>({ reducer, sagas: [saga] }, { initial: initial as never });
const arrived = (products: readonly ProductConfig[], at = 0) =>
  productsLoaded({ screen: 'portfolio', products, headings: {}, at });

const configured = defaultConfiguration.content.fragments;

const hold = async (
  products: readonly ProductConfig[],
  answers: Record<string, Answer>,
  configuration = defaultConfiguration,
) => {
  const feature = { reducer, sagas: [productsSaga] };
  const { happen, outbox } = createWorld(feature, { answers, services: { configuration } });
  return { state: await happen(productsRequested({ screen: 'portfolio' }), arrived(products)), outbox };
};

describe('the summaries that held products need', () => {
  const eachNeed = productNeeds.flatMap(({ ids, call, part, failure }) =>
    ids.map((id) => [id, part, call, failure] as const),
  );

  it.each(eachNeed)('of %s are fetched into %s by %s, and recorded if that fails', async (id, part, call, failure) => {
    // Other calls that the product needs are answered as well, with nothing.
    const others = Object.fromEntries(productCalls.map((other) => [other.call, {}]));
    const there = await hold([productOf(id)], others);
    expect(there.outbox.calls.filter((made) => made === call)).toEqual([call]);
    expect(there.outbox.logged).toEqual([]);
    expect(there.state).toMatchObject({ [part]: { status: 'loaded' } });
    const missing = await hold([productOf(id)], { ...others, [call]: new Error('503') });
    expect(missing.outbox.logged).toEqual(failure === null ? [] : [failure]);
    expect(missing.state).toMatchObject({ [part]: { status: 'failed' } });
  });

  it('are not fetched for what is not held, is withdrawn, or needs none', async () => {
    const withdrawn = (['health', 'hgap', 'mgap'] as const).map((id) => productOf(id, { policyWithdrawn: true }));
    const others = (['hcom', 'stan', 'vitality', 'drive', 'money', 'active'] as const).map((id) => productOf(id));
    const past = productIds.map((id) => productOf(id, { active: false }));
    for (const products of [past, withdrawn, others]) expect((await hold(products, {})).outbox.calls).toEqual([]);
  });

  it('are all requested at once, independently', async () => {
    const products = productIds.map((id) => productOf(id));
    const { outbox, state } = await hold(products, { bankSummary: null, cardSummary: new Error('503') });
    expect([...outbox.calls].sort()).toEqual(productCalls.map(({ call }) => call).sort());
    expect(state).toMatchObject({ bank: { status: 'loaded' }, card: { status: 'failed' } });
  });
});

describe('the fragments that tiles show', () => {
  const isShownIn = (state: object) =>
    fragments.map(({ name, selectIsShown }) => [name, selectIsShown(state as never)] as const);
  const shownIn = (state: object) => isShownIn(state).flatMap(([name, isShown]) => (isShown ? [configured[name]] : []));

  it('are not known to be shown while their summaries are awaited', async () => {
    const products = productIds.map((id) => productOf(id));
    const slow = Object.fromEntries(productCalls.map(({ call }) => [call, never]));
    const { state } = await hold(products, slow);
    expect(isShownIn(state).map(([, isShown]) => isShown)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['health', 'healthSummary', { showWelcomeMessage: true }, configured.medicalAidWelcome],
    ['health', 'healthSummary', { showWelcomeMessage: false }, undefined],
    ['prme', 'flexicareSummary', { showWelcomeMessage: true }, configured.flexicareWelcome],
    ['prme', 'flexicareSummary', {}, undefined],
    ['invest', 'investActionItems', { totalActionItems: 1 }, configured.investmentActionItems],
    ['invest', 'investActionItems', { totalActionItems: 0 }, undefined],
    ['invest', 'investActionItems', {}, undefined],
    ['life', 'lifeSummary', { hasLifeUnpaidPayBacks: true }, configured.lifePayback],
    ['life', 'lifeSummary', {}, undefined],
    ['life', 'lifeArrears', { totalArrearAmount: 0 }, undefined],
    ['life', 'lifeArrears', { totalArrearAmount: -5 }, undefined],
    ['life', 'lifeArrears', {}, undefined],
  ] as const)('of %s follow from %s %j: %s', async (id, call, answer, path) => {
    const { outbox, state } = await hold([productOf(id)], { [call]: answer });
    expect(outbox.fragments).toEqual(path === undefined ? [] : [`/cms/site${path}`]);
    expect(Object.keys(state.content)).toEqual(path === undefined ? [] : [path]);
    expect(shownIn(state)).toEqual(path === undefined ? [] : [path]);
  });

  it('receive the life insurance arrears with 2 decimals, and nothing else contains the amount', async () => {
    const answers = { lifeArrears: { totalArrearAmount: '1234.5' } };
    const content = { ...defaultConfiguration.content, arrearToken: 'amountDue' };
    const { outbox, state } = await hold([productOf('life')], answers, { ...defaultConfiguration, content });
    expect(outbox.fragments).toEqual([`/cms/site${configured.lifePayNow}?processRequestTokens=true&amountDue=1234.50`]);
    expect(shownIn(state)).toEqual([configured.lifePayNow]);
    expect(JSON.stringify(state.content)).not.toContain('1234.50');
  });
});

// Rule `overview.announcer`.
describe('a long wait for tiles', () => {
  const held = [productOf('bank'), productOf('card'), productOf('stan')];
  const { portfolio } = memberWith(held);
  const both = { ...portfolio.screens, 'bal-portfolio': portfolio.screens.portfolio };
  const navigation = { pathname: '/bal-portfolio', search: '', hash: '' };
  const elsewhere = { navigation, portfolio: { ...portfolio, screens: both } };
  const waited = async (over: object) => {
    const { actions } = open(() => noticeLongWait(arrived(held)), { ...memberWith(held), ...over });
    await jest.advanceTimersByTimeAsync(7_999);
    expect(actions).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    return actions;
  };

  it('is noticed with how many tiles have loaded', async () => {
    expect(await waited({ bank: loaded(null) })).toEqual([longWaitNoticed({ screen: 'portfolio', soFar: 2 })]);
  });

  it.each([
    ['every tile has settled', { bank: loaded(null), card: failed }],
    ['one is tried again, after which the number is another', { card: { ...failed, isAwaited: true } }],
    ['the member is on another screen, whose tiles are awaited too', elsewhere],
    ['the products are being loaded anew', { portfolio: start }],
    [
      'other products have come since',
      { portfolio: [productsRequested({ screen: 'portfolio' }), arrived(held, 5)].reduce(portfolioReducer, start) },
    ],
  ])('is not noticed if %s', async (_, over) => {
    expect(await waited(over)).toEqual([]);
  });
});
