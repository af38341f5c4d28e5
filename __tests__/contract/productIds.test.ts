import fc from 'fast-check';
import { isProductId, productIds } from '../../src/contract/productIds';

it('The product ids are recognised, each once, and nothing else is', () => {
  expect([...new Set(productIds)].filter(isProductId)).toEqual(productIds);
  for (const other of ['Health', 'health ', '', 'constructor', undefined, null, 7, []])
    expect(isProductId(other)).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => isProductId(text) === productIds.some((id) => id === text)));
});
