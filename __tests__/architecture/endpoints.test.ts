import { defaultBasePaths } from '../../src/contract/basePaths';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';

const table: readonly (readonly [string, Endpoint<unknown>])[] = Object.entries(endpoints);

describe('The calls of the portal', () => {
  it.each(table)('%s has its own name', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
  });

  it.each(table)('%s has a path below a known base', (_, { path }) => {
    const [, base] = /^\{(\w+)\}(?:\/[\w-]+)+$/.exec(path) ?? [];
    expect(Object.keys(defaultBasePaths)).toContain(base);
  });

  it('differ in method and path', () => {
    const addresses = table.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
