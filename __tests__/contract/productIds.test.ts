import fc from 'fast-check';
import { isProductId, productIds } from '../../src/contract/productIds';

describe('the product ids', () => {
  it('are unique', () => {
    expect(new Set(productIds).size).toBe(productIds.length);
  });

  it('are recognised, and nothing else is', () => {
    expect(productIds.every(isProductId)).toBe(true);
    for (const other of ['Health', 'health ', '', 'constructor', undefined, null, 7, []])
      expect(isProductId(other)).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => isProductId(text) === productIds.some((id) => id === text)));
  });
});
