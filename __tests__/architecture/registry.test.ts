import { productEndpoints } from '../../src/contract/endpoints';
import { productIds } from '../../src/contract/productIds';
import { tileNames } from '../../src/contract/tileNames';
import type { SummaryNeed } from '../../src/portfolio/needs';
import { registry } from '../../src/products/registry';

describe('The registry of products', () => {
  // Rule `tile.order`.
  it('has each product under the name of its own tile, in the order of the tiles', () => {
    expect(registry.map(({ tile }) => tile)).toEqual(tileNames);
  });

  it('gives each product id to one tile, and leaves only the rewards to others', () => {
    const ids = registry.flatMap((product): readonly string[] => product.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(productIds.filter((id) => !ids.includes(id)).sort()).toEqual(['active', 'drive', 'money', 'vitality']);
  });

  it('needs every call about a product, and no other call', () => {
    const needed = registry.flatMap(({ needs }) =>
      (needs as readonly SummaryNeed[]).map(({ summary }) => summary.endpoint.name),
    );
    expect([...new Set(needed)].sort()).toEqual(Object.keys(productEndpoints).sort());
  });
});
