import fc from 'fast-check';
import { hashedName } from '../../../config/webpack/builtFolders';
import { type Builds, KEPT, withBuild } from '../../../config/webpack/keptBuilds';

const built = (list: readonly (readonly string[])[]) => list.reduce<Builds>(withBuild, []);

const MAIN = 'scripts/main.0123456789abcdef.js';

it('A build is kept beside the three before, and the fifth leaves', () => {
  expect(built([['a'], ['b'], ['c'], ['d'], ['e']])).toEqual([['e'], ['d'], ['c'], ['b']]);
});

it('Building the same again, in whatever order, removes the files of no other build', () => {
  const build = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(build, { minLength: 1, maxLength: 8 }), (list) => {
      const builds = built(list);
      expect(withBuild(builds, [...(list.at(-1) ?? [])].reverse())).toEqual(builds);
      expect(builds.length).toBeLessThanOrEqual(KEPT + 1);
    }),
  );
});

it('A hashed file has a name of its own in one of five folders; its twins and its map belong to it', () => {
  for (const name of [MAIN, `${MAIN}.br`, `${MAIN}.gz`, `${MAIN}.map`]) expect(hashedName(name)).toBe(MAIN);
  for (const folder of ['styles', 'texts', 'images', 'fonts']) {
    const name = `${folder}/en.0123456789abcdef.js`;
    expect(hashedName(`${name}.br`)).toBe(name);
  }
  const others = [
    'index.html',
    'scripts/main.js',
    'scripts/main.0123456789abcde.js',
    'scripts/../main.0123456789abcdef.js',
    'scripts/a/main.0123456789abcdef.js',
    'scripts/..%2fmain.0123456789abcdef.js',
    'server/main.0123456789abcdef.js',
    `/${MAIN}`,
    `x${MAIN}`,
    `${MAIN}\n`,
    '',
  ];
  for (const name of others) expect([name, hashedName(name)]).toEqual([name, undefined]);
});
