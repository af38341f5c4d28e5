import { defaultBasePaths } from '../../src/contract/basePaths';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { sources, withoutComments } from './sources';

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

  it('come in two parts, so that the first script has only the schemas of the tiles', () => {
    // The recorder of sessions is a script of its own, which a page before a real portal never loads.
    const whole = sources
      .filter(({ file }) => !/^(contract|app\/sessions)\//.test(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/import (?!type )(\{[^}]*\}) from '[./]*contract\/endpoints'/g)].map(
          ([, names]) => `${file} imports ${names}`,
        ),
      );
    expect(whole).toEqual([]);
  });

  it('appear nowhere else in the code', () => {
    const paths = table.map(([, { path }]) => path.replace(/^\{\w+\}/, ''));
    const wrong = sources
      .filter(({ file }) => !file.startsWith('contract/'))
      .flatMap(({ file, text }) =>
        paths.filter((path) => withoutComments(text).includes(`${path}'`)).map((path) => `${file} names ${path}`),
      );
    expect(wrong).toEqual([]);
  });
});
