import type { ProductId } from '../../src/contract/productIds';
import { isNeeded } from '../../src/contract/productNeed';

const both = ['life', 'health'] as const;

it.each([
  ['is needed for who has one of its products', { ids: both }, true, false, true],
  ['is not needed for who has another product', { ids: ['life'] }, true, false, false],
  ['is not needed for a product that is not active', { ids: both }, false, false, false],
  ['is needed for one that is withdrawn', { ids: both }, true, true, true],
  [
    'is not needed for one that is withdrawn, where that counts',
    { ids: both, unlessWithdrawn: true },
    true,
    true,
    false,
  ],
  ['is needed for one that is not, where that counts', { ids: both, unlessWithdrawn: true }, true, false, true],
] as const)('A call %s', (_, need, active, policyWithdrawn, needed) => {
  const find = (id: ProductId) => (id === 'health' ? { active, policyWithdrawn } : undefined);
  expect(isNeeded(need, find)).toBe(needed);
});
