import fc from 'fast-check';
import { safeParse } from 'valibot';
import { defaultBasePaths } from '../../src/contract/basePaths';
import { endpoints } from '../../src/contract/endpoints';

const calls = Object.entries(endpoints);
const answers = calls.map(([, { schema }]) => schema);

/** The fields of all answers, so that random answers reach deep into the readers. */
const fields = [
  ...['portfolioProducts', 'headings', 'id', 'active', 'policies', 'lifePolicy', 'activePolicies', 'totalCoverAmount'],
  ...['hgap', 'mgap', 'policyNumber', 'sections', 'categories', 'products', 'outstandingItems', 'goalDetails'],
  ...['goalProgressList', 'goalProgressResponseList', 'inventoryDetailList', 'rewardsInventory', 'plays', 'miles'],
  ...['recommendations', 'nextBestOffer', 'extraContent', 'Details', 'hippoUrl', 'moneyStatus', 'riskPolicies'],
];
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue({ maxDepth: 1 }),
    fc.dictionary(fc.constantFrom(...fields), tie('answer'), { maxKeys: 8 }),
    fc.array(tie('answer'), { maxLength: 4 }),
  ),
}));

const isTyped = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isTyped);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isTyped);
  return typeof value === 'number' ? Number.isFinite(value) : value !== '';
};

describe('The calls of the portal', () => {
  it.each(calls)('%s has its name and a path below a known base', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    const base = /^\{(\w+)\}(?:\/[\w-]+)+$/.exec(endpoint.path)?.[1] ?? '';
    expect(Object.keys(defaultBasePaths)).toContain(base);
  });

  it('differ in method and path', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('send the access token on the two that need it, in the body', () => {
    const sending = calls.filter(([, endpoint]) => endpoint.sendsAccessToken === true);
    expect(sending.map(([name, { method }]) => [name, method])).toEqual([
      ['bankSummary', 'POST'],
      ['rewardSummary', 'POST'],
    ]);
  });

  it('never throw, whatever comes, and read values that can be shown', () => {
    fc.assert(
      fc.property(answer, (given) => {
        for (const schema of answers) {
          const result = safeParse(schema, given);
          if (result.success) expect(isTyped(result.output)).toBe(true);
        }
      }),
    );
  });
});
