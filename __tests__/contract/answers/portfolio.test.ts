import fc from 'fast-check';
import { bannerSummarySchema } from '../../../src/contract/answers/blocks';
import { headingsSchema, productsSchema } from '../../../src/contract/answers/portfolio';
import { isProductId, productIds } from '../../../src/contract/productIds';
import { readBy } from '../readBy';

const plain = { active: false, policyWithdrawn: false, inDebt: false };

describe('the products', () => {
  it('are read, with false for every missing flag', () => {
    const portfolioProducts = [
      { id: 'health', active: true, clickThroughUrl: '/health', policyNumber: 12 },
      { id: 'bank', active: 'true', policyWithdrawn: 1, inDebt: null, clickThroughUrl: 1 },
      { id: 'life', policyWithdrawn: true, inDebt: true },
    ];
    expect(readBy(productsSchema, { portfolioProducts, headings: { groupRiskTest: 'Risk' } })).toEqual({
      products: [
        { ...plain, id: 'health', active: true, clickThroughUrl: '/health', policyNumber: '12' },
        { ...plain, id: 'bank', active: true },
        { ...plain, id: 'life', policyWithdrawn: true, inDebt: true, otherDebts: [] },
      ],
      headings: { groupRiskTest: 'Risk' },
    });
  });

  it.each([
    [
      'unknown ids and entries that are no objects',
      [{ id: 'boat' }, null, {}, 7, { id: 'card' }],
      [{ ...plain, id: 'card' }],
    ],
    [
      'nothing that is withdrawn, and does not say readably whether it is active',
      [{ id: 'hgap', active: 'N', policyWithdrawn: true }],
      [{ ...plain, id: 'hgap', policyWithdrawn: true }],
    ],
    ['nothing that says nothing of whether it is active', [{ id: 'card', active: ' ' }], [{ ...plain, id: 'card' }]],
    ['nothing of an empty list', [], []],
  ])('leave out %s', (_, portfolioProducts, products) => {
    expect(readBy(productsSchema, { portfolioProducts })).toEqual({ products, headings: {} });
  });

  it.each([
    undefined,
    null,
    [],
    {},
    { portfolioProducts: null },
    { portfolioProducts: {} },
    { portfolioProducts: [7] },
    { portfolioProducts: [{}, { id: null }] },
    { portfolioProducts: [{ id: 'boat', active: true }] },
    {
      portfolioProducts: [
        { id: 'bank', active: 1 },
        { id: 'life', active: {} },
        { id: 'boat', active: true },
      ],
    },
  ])('are refused if the answer is %j', (answer) => {
    expect(readBy(productsSchema, answer)).toBe('refused');
  });

  it.each([{ active: true }, { policyWithdrawn: true }])(
    'of which one id has several entries keep the debt of an entry that is %j',
    (other) => {
      const portfolioProducts = [
        { id: 'health', active: true, description: 'Now' },
        { id: 'health', ...other, inDebt: true, debtMessage: 'Owed.' },
        { id: 'bank', active: true },
        { id: 'bank', inDebt: true, debtMessage: 'Of nobody.' },
      ];
      expect(readBy(productsSchema, { portfolioProducts })).toMatchObject({
        products: [
          { id: 'health', active: true, description: 'Now', inDebt: true, debtMessage: 'Owed.' },
          { id: 'bank', active: true, inDebt: false },
        ],
      });
    },
  );

  it('of which one id has several entries keep the debt of each, and each message once', () => {
    const owed = (debtMessage?: string) => ({ id: 'insure', active: true, inDebt: true, debtMessage });
    const answer = { portfolioProducts: [owed('Car.'), owed('Home.'), owed('Car.'), owed()] };
    const [debtMessage, otherDebts] = ['Car.', ['Home.', undefined]];
    expect(readBy(productsSchema, answer)).toMatchObject({ products: [{ id: 'insure', debtMessage, otherDebts }] });
  });

  it('contain each id at most once, in the order of the answer; the active entry wins, or else the withdrawn one', () => {
    const entry = fc.record({
      id: fc.constantFrom(...productIds, 'boat'),
      active: fc.boolean(),
      policyWithdrawn: fc.boolean(),
      description: fc.uuid(),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (portfolioProducts) => {
        const answer = readBy(productsSchema, { portfolioProducts });
        const products = answer === 'refused' ? [] : answer.products;
        const known = portfolioProducts.filter(({ id }) => isProductId(id));
        expect(products.map(({ id }) => id)).toEqual([...new Set(known.map(({ id }) => id))]);
        for (const { id, active, description } of products) {
          const same = known.filter((candidate) => candidate.id === id);
          const withdrawn = same.find((candidate) => candidate.policyWithdrawn);
          const speaking = same.find((candidate) => candidate.active) ?? withdrawn ?? same[0];
          expect({ active, description }).toEqual({ active: speaking?.active, description: speaking?.description });
        }
      }),
    );
  });
});

describe('the labels', () => {
  it.each([
    [{ a: 'A', b: ' ', c: 7, d: null }, { a: 'A' }],
    [{ headings: { a: 'A', b: '\u200b' } }, { a: 'A' }],
    [{ headings: 'A' }, { headings: 'A' }],
    [{}, {}],
    [[], 'refused'],
    [null, 'refused'],
  ])('%j are read as %j', (answer, expected) => {
    expect(readBy(headingsSchema, answer)).toEqual(expected);
  });

  it('count as none beside the products if they are not an object', () => {
    expect(readBy(productsSchema, { portfolioProducts: [], headings: 'A' })).toEqual({ products: [], headings: {} });
  });
});

describe('the general banners', () => {
  it.each([
    ['/a', ['/a']],
    [
      ['/a', '', ' ', null, 7, '/b'],
      ['/a', '/b'],
    ],
    [undefined, []],
    [null, []],
    [' ', []],
  ])('of %j are %j', (hippoUrl, hippoUrls) => {
    expect(readBy(bannerSummarySchema, { showBanner: 'true', hippoUrl })).toEqual({ showBanner: true, hippoUrls });
  });

  it.each([[7], [{}], [[1, 2]], [Array(10_001).fill('/a')]])('of %j are unknown', (hippoUrl) => {
    expect(readBy(bannerSummarySchema, { hippoUrl })).toBe('refused');
  });
});
