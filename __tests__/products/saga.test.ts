import { combineReducers } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import { contentReducer } from '../../src/content';
import type { ProductConfig } from '../../src/contract/answers/portfolio';
import { productIds } from '../../src/contract/productIds';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { portfolioReducer, productsKept, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { productReducers } from '../../src/products/registry';
import { productsSaga, requestSummaries } from '../../src/products/saga';
import { configurationReducer } from '../../src/state/configuration';
import { FRESH_MS } from '../../src/state/freshness';
import { type Answer, failed, fakeServices, inHouse, loaded, productOf } from '../support/builders';

const reducer = combineReducers({
  ...productReducers,
  portfolio: portfolioReducer,
  content: contentReducer,
  configuration: configurationReducer,
});
const start = reducer(undefined, { type: 'start' });
const arrived = (products: readonly ProductConfig[], at = 0) =>
  productsLoaded({ screen: 'portfolio', products, headings: {}, at });

const fragments = defaultConfiguration.content.fragments;

const hold = async (products: readonly ProductConfig[], answers: Record<string, Answer>) => {
  const { services, outbox } = fakeServices(answers);
  const { storeState } = await expectSaga(productsSaga)
    .withReducer(reducer, start)
    .provide([inHouse(services)])
    .dispatch(productsRequested({ screen: 'portfolio' }))
    .dispatch(arrived(products))
    .silentRun(25);
  return { state: storeState, outbox };
};

describe('the summaries that held products need', () => {
  it.each([
    ['bank', { bank: 'bankSummary' }, 'There was an issue fetching the bank summary'],
    ['health', { health: 'healthSummary' }, 'There was an issue fetching the health policy'],
    ['health_future_dated', { health: 'healthSummary' }, 'There was an issue fetching the health policy'],
    ['insure', { insure: 'insureSummary' }, 'There was an issue fetching the insure summary'],
    ['dwts', { wills: 'willSummary' }, 'There was an issue fetching the wills policy'],
    ['card', { card: 'cardSummary' }, 'There was an issue fetching the card details'],
    ['umbf', { umbrella: 'umbrellaSummary' }, 'There was an issue fetching the employer benefits policies'],
    ['hgap', { gap: 'gapSummary' }, 'There was an issue fetching the gap summary'],
    ['mgap', { gap: 'gapSummary' }, 'There was an issue fetching the gap summary'],
    ['prme', { flexicare: 'flexicareSummary' }, 'There was an issue fetching the flexicare policy'],
    ['prme_future_dated', { flexicare: 'flexicareSummary' }, 'There was an issue fetching the flexicare policy'],
    ['dtip', { travel: 'travelSummary' }, 'There was an issue fetching the insure travel summary'],
    ['iotp', { iot: 'iotSummary' }, 'There was an issue fetching the insure iot summary'],
  ] as const)('of %s are fetched into %j, and recorded where they fail', async (id, corners, failure) => {
    const [[corner, call] = ['', '']] = Object.entries(corners);
    const there = await hold([productOf(id)], { [call]: {} });
    expect(there.outbox).toMatchObject({ calls: [call], logged: [] });
    expect(there.state).toMatchObject({ [corner]: { status: 'loaded' } });
    const missing = await hold([productOf(id)], { [call]: new Error('503') });
    expect(missing.outbox.logged).toEqual([failure]);
    expect(missing.state).toMatchObject({ [corner]: { status: 'failed' } });
  });

  it('of group risk are its policies, and the summary that says whether the profile is switched', async () => {
    const { outbox } = await hold([productOf('grpl')], { umbrellaSummary: {}, umbrellaPolicies: new Error('503') });
    expect(outbox.calls).toEqual(['umbrellaSummary', 'umbrellaPolicies']);
    expect(outbox.logged).toEqual(['There was an issue fetching the group risk policies']);
  });

  it.each(productIds)('are not fetched for %s where it is not held', async (id) => {
    expect((await hold([productOf(id, { active: false })], {})).outbox.calls).toEqual([]);
  });

  it.each(['hcom', 'stan', 'vitality', 'drive', 'money', 'active'] as const)('are none for %s', async (id) => {
    expect((await hold([productOf(id)], {})).outbox.calls).toEqual([]);
  });

  it.each(['health', 'hgap', 'mgap'] as const)('are not fetched for a withdrawn %s', async (id) => {
    expect((await hold([productOf(id, { policyWithdrawn: true })], {})).outbox.calls).toEqual([]);
  });

  it('are all asked for at once, each on its own', async () => {
    const products = productIds.map((id) => productOf(id));
    const { outbox, state } = await hold(products, { bankSummary: null, cardSummary: new Error('503') });
    expect(outbox.calls).toHaveLength(15);
    expect(new Set(outbox.calls).size).toBe(15);
    expect(state).toMatchObject({ bank: { status: 'loaded' }, card: { status: 'failed' } });
  });
});

describe('the fragments that tiles show', () => {
  it.each([
    ['health', 'healthSummary', { showWelcomeMessage: true }, fragments.medicalAidWelcome],
    ['health', 'healthSummary', { showWelcomeMessage: false }, undefined],
    ['prme', 'flexicareSummary', { showWelcomeMessage: true }, fragments.flexicareWelcome],
    ['prme', 'flexicareSummary', {}, undefined],
    ['invest', 'investActionItems', { totalActionItems: 1 }, fragments.investmentActionItems],
    ['invest', 'investActionItems', { totalActionItems: 0 }, undefined],
    ['invest', 'investActionItems', {}, undefined],
    ['life', 'lifeSummary', { hasLifeUnpaidPayBacks: true }, fragments.lifePayback],
    ['life', 'lifeSummary', {}, undefined],
    ['life', 'lifeArrears', { totalArrearAmount: 0 }, undefined],
    ['life', 'lifeArrears', { totalArrearAmount: -5 }, undefined],
    ['life', 'lifeArrears', {}, undefined],
  ] as const)('of %s follow from %s %j: %s', async (id, call, answer, path) => {
    const { outbox, state } = await hold([productOf(id)], { [call]: answer });
    expect(outbox.fragments).toEqual(path === undefined ? [] : [`/cms/site${path}`]);
    expect(Object.keys(state.content)).toEqual(path === undefined ? [] : [path]);
  });

  it('are told what is owed on life insurance with 2 decimals, and nothing else knows the amount', async () => {
    const { outbox, state } = await hold([productOf('life')], { lifeArrears: { totalArrearAmount: '1234.5' } });
    expect(outbox.fragments).toHaveLength(1);
    const address = new URL(outbox.fragments[0] ?? '', 'https://portal.example');
    expect(address.pathname).toBe(`/cms/site${fragments.lifePayNow}`);
    expect(address.searchParams.get('processRequestTokens')).toBe('true');
    expect(address.searchParams.get('arrearAmount')).toBe('1234.50');
    expect(JSON.stringify(state.content)).not.toContain('1234.50');
  });
});

describe('life arrears that cannot be had', () => {
  it('leave no trace but in the state', async () => {
    const { outbox, state } = await hold([productOf('life')], { lifeSummary: {}, lifeArrears: new Error('503') });
    expect(state.lifeArrears).toEqual({ status: 'failed', reference: undefined });
    expect(outbox).toMatchObject({ logged: [], fragments: [] });
  });

  it('of investments are recorded', async () => {
    const { outbox } = await hold([productOf('invest')], {
      investSummary: new Error('1'),
      investActionItems: new Error('2'),
    });
    expect(outbox.logged).toEqual([
      'There was an issue fetching the invest policy',
      'There was an issue fetching the invest action item',
    ]);
  });
});

describe('summaries that are there already', () => {
  const arrivedAt = 1_000_000;
  const corner = fc.constantFrom(
    { status: 'idle' } as const,
    { status: 'loading' } as const,
    failed,
    loaded({ totalPolicies: 1 }, arrivedAt),
    undefined,
  );
  const screens = fc.constantFrom('portfolio' as const, 'bal-portfolio' as const);

  it('are kept while they are fresh, whichever screen they came with; what is missing or failed is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(corner, fc.nat(2 * FRESH_MS), screens, fc.boolean(), async (invest, age, screen, kept) => {
        const at = arrivedAt + age;
        const there = productsLoaded({ screen, products: [productOf('invest')], headings: {}, at });
        const portfolio = [productsRequested({ screen }), there].reduce(portfolioReducer, start.portfolio);
        const { effects } = await expectSaga(requestSummaries, kept ? productsKept({ screen, at }) : there)
          .withState({ portfolio, invest, investActionItems: loaded({}, at) })
          .silentRun(1);
        const asked = (effects.put ?? []).map(
          (effect: { payload: { action: { type: string } } }) => effect.payload.action.type,
        );
        const stays = invest?.status === 'loading' || (invest?.status === 'loaded' && age < FRESH_MS);
        expect(asked).toEqual(stays ? [] : ['invest/summaryRequested']);
      }),
      {
        numRuns: 60,
        examples: [
          [loaded({ totalPolicies: 1 }, arrivedAt), FRESH_MS, 'portfolio', true],
          [loaded({ totalPolicies: 1 }, arrivedAt), FRESH_MS - 1, 'bal-portfolio', false],
        ],
      },
    );
  });

  it('are left alone by an answer that nobody waited for', async () => {
    const { effects } = await expectSaga(requestSummaries, arrived([productOf('invest')]))
      .withState(start)
      .silentRun(1);
    expect(effects.put).toBeUndefined();
  });
});
