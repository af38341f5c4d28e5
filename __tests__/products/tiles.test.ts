import { createRootReducer, type RootState } from '../../src/app/rootReducer';
import type { ProductConfig } from '../../src/contract/answers/portfolio';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import type { ProductTileName } from '../../src/contract/tileNames';
import { registry } from '../../src/products/registry';
import { selectShownTiles } from '../../src/products/selectTiles';
import { debtMessages } from '../../src/products/tileView';
import { failed, loaded, memberWith, productOf } from '../support/builders';
import { inWords } from '../support/inWords';

const start = createRootReducer(defaultConfiguration)(undefined, { type: 'start' });
const member = (products: readonly ProductConfig[], parts: object = {}, headings = {}): RootState => ({
  ...start,
  ...memberWith(products, headings),
  ...parts,
});
const tileOf = (name: ProductTileName, state: RootState) =>
  registry.find(({ tile }) => tile === name)?.selectTile(state);
const bank = productOf('bank', { description: 'Cheque account' });

describe('a loaded tile shows', () => {
  const driver = ['insure', 'drive'] as const;
  const gold = { drive: { status: 'Gold', points: undefined }, status: 'Gold', count: undefined };

  it.each([
    ['bank', [bank], { bank: loaded(null) }, { description: 'Cheque account' }],
    ['healthy-company', [productOf('hcom', { description: 'Well' })], {}, { description: 'Well' }],
    ['emergency', [productOf('stan', { description: 'Help' })], {}, { description: 'Help' }],
    ['wills', ['dwts'], { wills: loaded({ policyNo: 'W', clickThroughUrl: '/w' }) }, { policyNumber: 'W', link: '/w' }],
    ['card', [productOf('card', { clickThroughUrl: '/c' })], { card: loaded({ isMigrated: true }) }, { account: '/c' }],
    ['card', [productOf('card', { clickThroughUrl: '/c' })], { card: loaded({}) }, { account: undefined }],
    [
      'card',
      [productOf('card', { clickThroughUrl: 'javascript:1' })],
      { card: loaded({ isMigrated: true }) },
      { account: undefined },
    ],
    ['travel', ['dtip'], { travel: loaded({ insurePolicies: [{ description: 'Trip' }] }) }, { title: 'Trip' }],
    ['travel', ['dtip'], { travel: loaded({ insurePolicies: [{}, {}, {}] }) }, { title: '3 policies' }],
    ['flexicare', [productOf('prme', { description: 'Nurse' })], { flexicare: loaded({}) }, { description: 'Nurse' }],
    ['iot', ['iotp'], { iot: loaded({ policies: [{ policyNumber: 'I' }] }) }, { numbers: ['I'], count: 1 }],
    [
      'iot',
      ['iotp'],
      { iot: loaded({ policies: Array.from({ length: 51 }, () => ({})) }) },
      { numbers: { length: 50 }, count: 51 },
    ],
    ['invest', ['invest'], { invest: loaded({ totalPolicies: 1 }) }, { count: '1 active policy' }],
    ['invest', ['invest'], { invest: loaded({ totalPortfolioAmount: 5 }) }, { count: undefined, total: 5 }],
    [
      'invest',
      ['invest'],
      { invest: loaded({ totalPolicies: 0, totalPortfolioAmount: 0 }) },
      { count: '0 active policies', total: 0 },
    ],
    [
      'insure',
      ['insure'],
      { insure: loaded({ policies: [{ policyDescription: 'Car', policyNumber: 'C' }] }) },
      { policy: { policyDescription: 'Car', policyNumber: 'C' }, count: undefined, drive: undefined },
    ],
    ['insure', ['insure'], { insure: loaded({ policies: [{}, {}] }) }, { count: 2, policy: undefined }],
    ['insure', driver, { insure: loaded({ policies: [], overallStatusDescription: 'Gold' }) }, gold],
    [
      'insure',
      driver,
      { insure: loaded({ policies: [], drivePoints: 5 }) },
      { drive: { points: 5 }, policy: undefined },
    ],
    [
      'insure',
      driver,
      { insure: loaded({ policies: [{}, {}, {}], drivePoints: 5 }) },
      { drive: { points: 5 }, count: 3 },
    ],
    ['insure', driver, { insure: loaded({ policies: [{ policyNumber: 'C' }] }) }, { policy: { policyNumber: 'C' } }],
    ['insure', driver, { insure: loaded({ policies: [{}, {}] }) }, { drive: { points: undefined }, count: 2 }],
    [
      'health',
      [productOf('health', { description: 'Soon' })],
      { health: loaded({ schemeName: 'S', msaBalance: 5, policyNo: 'H' }) },
      { schemeName: 'S', savings: 5, policyNumber: 'H', description: undefined },
    ],
    [
      'health',
      [productOf('health_future_dated', { description: 'Soon' })],
      { health: loaded({}) },
      { description: 'Soon' },
    ],
    ['health', [productOf('health', { policyWithdrawn: true })], {}, { status: 'withdrawn' }],
    ['health', [productOf('health', { active: false, policyWithdrawn: true })], {}, { status: 'withdrawn' }],
    [
      'employee-benefits',
      ['umbf'],
      { umbrella: loaded({ totalPortfolioAmount: 5 }) },
      { umbrella: { total: 5 }, groupRisk: { phase: 'absent' } },
    ],
    [
      'employee-benefits',
      ['grpl'],
      { umbrella: loaded({}), riskPolicies: loaded({ riskPolicies: [{ description: 'Risk' }] }) },
      { umbrella: undefined, groupRisk: { view: { title: 'Risk' } } },
    ],
    [
      'employee-benefits',
      ['grpl', 'umbf'],
      { umbrella: loaded({}), riskPolicies: loaded({ riskPolicies: [{}, {}] }) },
      { umbrella: { total: undefined }, groupRisk: { view: { title: '2 policies' } } },
    ],
    [
      'employee-benefits',
      ['grpl', 'umbf'],
      { umbrella: loaded({}), riskPolicies: failed },
      { groupRisk: { phase: 'unavailable' } },
    ],
    ['employee-benefits', ['grpl', 'umbf'], { umbrella: loaded({}) }, { groupRisk: { phase: 'loading' } }],
    ['employee-benefits', ['umbf'], { umbrella: loaded({ enableSwitchuserView: true }) }, { status: 'switched' }],
  ] as const)('%s, %j with %j: %j', (name, products, parts, view) => {
    const held = products.map((product) => (typeof product === 'string' ? productOf(product) : product));
    expect(inWords(tileOf(name, member(held, parts)))).toMatchObject({ phase: 'loaded', view });
  });
});

describe('a tile is unavailable, and its product stays,', () => {
  it.each([
    ['bank', 'bank', { bank: failed }],
    ['travel', 'dtip', { travel: loaded({ insurePolicies: [] }) }],
    ['iot', 'iotp', { iot: loaded({ policies: [] }) }],
    ['invest', 'invest', { invest: loaded({}) }],
    ['insure', 'insure', { insure: loaded({ policies: [] }) }],
    ['employee-benefits', 'umbf', { umbrella: failed }],
    ['employee-benefits', 'grpl', { umbrella: loaded({}), riskPolicies: loaded({ riskPolicies: [] }) }],
    ['employee-benefits', 'grpl', { umbrella: loaded({}), riskPolicies: failed }],
  ] as const)('%s (%s) if all that is known is %j', (name, id, parts) => {
    expect(tileOf(name, member([productOf(id)], parts))).toMatchObject({
      phase: 'unavailable',
      product: productOf(id),
    });
  });

  it('if the driving programme has no data', () => {
    for (const policies of [[], [{}]]) {
      const state = member([productOf('insure'), productOf('drive')], { insure: loaded({ policies }) });
      expect(tileOf('insure', state)).toMatchObject({ phase: 'unavailable' });
    }
  });
});

describe('the product that a tile uses', () => {
  const now = productOf('health', { policyWithdrawn: true });
  const next = productOf('health_future_dated');

  it('for health is the future-dated membership before the present one, even before a withdrawn one', () => {
    expect(tileOf('health', member([now, next]))).toMatchObject({ phase: 'loading', product: next });
  });

  it('for primary care is the future-dated one before the present one, if it is active', () => {
    const [later, present] = [productOf('prme_future_dated'), productOf('prme')];
    expect(tileOf('flexicare', member([present, later]))).toMatchObject({ product: later });
    expect(tileOf('flexicare', member([present, { ...later, active: false }]))).toMatchObject({ product: present });
  });
});

it.each([
  ['while the summary is loading', {}, null],
  ['if the summary has failed', { umbrella: failed }, undefined],
  ['of a switched profile', { umbrella: loaded({ enableSwitchuserView: true }) }, null],
  ['of a profile that is not switched', { umbrella: loaded({}), riskPolicies: failed }, undefined],
] as const)('The link of employee benefits %s is %j (null: none)', (_, parts, link) => {
  const tile = tileOf('employee-benefits', member([productOf('grpl')], parts));
  expect(tile?.phase === 'absent' ? 'absent' : tile?.link).toBe(link);
});

describe('the debts of a tile', () => {
  it('are all those of a withdrawn membership that has several', () => {
    const owing = { inDebt: true, debtMessage: 'May', otherDebts: ['June'] };
    const withdrawn = productOf('health', { active: false, policyWithdrawn: true, ...owing });
    expect(tileOf('health', member([withdrawn]))).toMatchObject({ debts: ['May', 'June'] });
  });

  it('are all those of a product that has several', () => {
    const insure = productOf('insure', { inDebt: true, debtMessage: 'Car', otherDebts: ['Home', undefined] });
    expect(inWords(debtMessages(insure))).toEqual(['Car', 'Home', 'There is an amount outstanding on this product.']);
  });

  const messagesOf = (tile: ReturnType<typeof tileOf>) =>
    tile === undefined || tile.phase === 'absent' ? undefined : inWords(tile.debts);
  const owing = (id: ProductConfig['id'], over: Partial<ProductConfig> = {}) =>
    productOf(id, { inDebt: true, debtMessage: `${id} is owed`, ...over });

  const gone = { policyWithdrawn: true };
  const [owed, words] = ['health is owed', 'Please check whether a payment is due on the withdrawn membership.'];

  it.each([
    ['is withdrawn and owes', owing('health', gone), owed, owed, undefined],
    ['is withdrawn, with a message alone', owing('health', { ...gone, inDebt: false }), owed, owed, owed],
    ['is withdrawn, without a message', productOf('health', gone), words, words, words],
    ['is not withdrawn', owing('health'), owed, undefined, undefined],
  ])('of a membership that %s show, beside a future-dated one too', (_, old, message, withdrawnDebt, notDue) => {
    const next = productOf('health_future_dated');
    const nothing = { withdrawnDebt: undefined, notDue: undefined };
    const alertsOf = (...tile: Parameters<typeof member>) =>
      inWords({ ...nothing, ...tileOf('health', member(...tile)) });
    expect(alertsOf([old])).toMatchObject({ debts: [message], withdrawnDebt: undefined, notDue });
    for (const parts of [{}, { health: loaded({}) }, { health: failed }])
      expect(alertsOf([old, next], parts)).toMatchObject({ debts: [message], withdrawnDebt, notDue });
  });

  it.each([
    ['health', 'health_future_dated', 'health'],
    ['employee-benefits', 'umbf', 'grpl'],
    ['flexicare', 'prme_future_dated', 'prme'],
    ['gap', 'hgap', 'mgap'],
  ] as const)('of %s are those of %s and of %s, each message once', (name, first, second) => {
    expect(messagesOf(tileOf(name, member([owing(first), owing(second)])))).toEqual([
      `${first} is owed`,
      `${second} is owed`,
    ]);
    const same = { debtMessage: 'One payment for all' };
    expect(messagesOf(tileOf(name, member([owing(first, same), owing(second, same)])))).toEqual([
      'One payment for all',
    ]);
    const past = owing(second, { active: false });
    expect(messagesOf(tileOf(name, member([productOf(first), past])))).toStrictEqual([]);
    // As in "Payments due".
    const withdrawn = owing(second, { active: false, policyWithdrawn: true });
    expect(messagesOf(tileOf(name, member([productOf(first), withdrawn])))).toEqual([`${second} is owed`]);
  });

  it('of a withdrawn umbrella retirement stay if the group part is all that is held, and has failed', () => {
    const products = [owing('umbf', { active: false, policyWithdrawn: true }), productOf('grpl')];
    const state = member(products, { umbrella: loaded({}), riskPolicies: failed });
    expect(tileOf('employee-benefits', state)).toMatchObject({ phase: 'unavailable', debts: ['umbf is owed'] });
  });
});

// Rule `tile.active`.
it.each(registry.flatMap(({ tile, ids }) => ids.map((id) => [tile, id] as const)))(
  'The tile %s shows for %s, but not if that is not active, or nothing is held',
  (tile, id) => {
    expect(selectShownTiles(member([productOf(id)]))).toEqual([tile]);
    expect(tileOf(tile, member([productOf(id)]))).not.toMatchObject({ phase: 'unavailable' });
    for (const products of [[], [productOf(id, { active: false })]])
      expect(tileOf(tile, member(products))).toEqual({ phase: 'absent' });
  },
);
