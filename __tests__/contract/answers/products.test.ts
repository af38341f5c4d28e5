import { safeParse } from 'valibot';
import { gapSummarySchema, lifeSummarySchema } from '../../../src/contract/answers/products';

const policy = { policyNumber: 'G1', description: 'Gap' };

it.each([
  [{ hgap: policy }, { hgap: [policy], mgap: [] }],
  [
    { hgap: [policy, policy], mgap: null },
    { hgap: [policy, policy], mgap: [] },
  ],
  [{ mgap: 'G1' }, { hgap: [], mgap: undefined }],
  [{}, { hgap: [], mgap: [] }],
])('The gap summary %j is read as %j', (answer, expected) => {
  expect(safeParse(gapSummarySchema, answer).output).toEqual(expected);
});

it('The life summary reads amounts that are texts', () => {
  const lifePolicy = [
    { currencyCode: 'ZAR', totalCoverAmount: '1500000.50', activePolicies: [{ policyName: 'Life' }] },
  ];
  expect(safeParse(lifeSummarySchema, { lifePolicy, hasLifeUnpaidPayBacks: 'true' }).output).toEqual({
    lifePolicy: [{ currencyCode: 'ZAR', totalCoverAmount: 1_500_000.5, activePolicies: [{ policyName: 'Life' }] }],
    hasLifeUnpaidPayBacks: true,
  });
});
