import { readdirSync } from 'node:fs';
import path from 'node:path';
import { productEndpoints } from '../../src/contract/endpoints';
import { productIds } from '../../src/contract/productIds';
import { tileHeadings } from '../../src/contract/tileNames';
import type { SummaryNeed } from '../../src/portfolio/needs';
import { productReducers, registry } from '../../src/products/registry';
import { sources } from './sources';

const folders = readdirSync('src/products', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `products/${name}`);

describe('The registry of products', () => {
  it('names each product folder once', () => {
    const named = sources.find(({ file }) => file === 'products/registry.ts')?.imports ?? [];
    expect(named.map((target) => path.dirname(target)).filter((folder) => folder !== 'products')).toEqual(
      folders.sort(),
    );
  });

  it("finds the selector of each tile in its folder's slice.ts, and nowhere else", () => {
    for (const folder of folders) {
      const name = path.basename(folder);
      const selector = `export const select${name.charAt(0).toUpperCase()}${name.slice(1)}Tile =`;
      const holders = sources.filter(({ text }) => text.includes(selector)).map(({ file }) => file);
      expect(holders).toEqual([`${folder}/slice.ts`]);
    }
    expect(sources.filter(({ file }) => /^products\/.*\/selectors\.ts$/.test(file))).toEqual([]);
  });

  it('has each product under the name of its own tile', () => {
    expect(registry.map(({ tile }) => tile)).toEqual(Object.keys(tileHeadings));
  });

  it('gives each product id to one tile, and leaves only the rewards to others', () => {
    const ids = registry.flatMap((product): readonly string[] => product.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(productIds.filter((id) => !ids.includes(id)).sort()).toEqual(['active', 'drive', 'money', 'vitality']);
  });

  it("contains every product's reducers", () => {
    expect(Object.keys(productReducers).sort()).toEqual(
      registry.flatMap(({ reducers }) => Object.keys(reducers)).sort(),
    );
  });

  it('needs every call about a product, and no other call', () => {
    const needed = registry.flatMap(({ needs }) =>
      (needs as readonly SummaryNeed[]).map(({ summary }) => summary.endpoint.name),
    );
    expect([...new Set(needed)].sort()).toEqual(Object.keys(productEndpoints).sort());
  });
});
