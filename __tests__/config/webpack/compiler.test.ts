import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import webpack from 'webpack';
import { hashedName } from '../../../config/webpack/builtFolders';
import { compilerConfiguration } from '../../../config/webpack/compiler';
import { type Builds, KEPT, withBuild } from '../../../config/webpack/keptBuilds';
import { noticesText, readNotice } from '../../../config/webpack/notices';
import { assetsPlugin, builtAtPlugin } from '../../../config/webpack/plugins';
import { browserslist as supportedBrowsers } from '../../../package.json';
import { makeFolder } from '../server/serving';

// Rule `start.browser`.
describe('the supported browsers', () => {
  it('are the ones that the README names', () => {
    const [, named = ''] = /Members need ([^;]*), or newer/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const versions = supportedBrowsers.map((query) => query.split(' >= '));
    const oldest = Object.fromEntries(versions);
    expect(named).toBe(`Chrome or Edge ${oldest.chrome}, Firefox ${oldest.firefox} or Safari ${oldest.safari}`);
    expect([oldest.edge, oldest.ios_saf]).toEqual([oldest.chrome, oldest.safari]);
  });

  it('are what the build compiles for', () => {
    const { target, module } = compilerConfiguration(true);
    expect(target).toContain('browserslist');
    expect(JSON.stringify(module?.rules)).toContain(JSON.stringify({ targets: supportedBrowsers.join(', ') }));
  });

  it('are told from others by rules of the page itself that others understand', () => {
    const rules = readFileSync('public/index.html', 'utf8').matchAll(/^\s*(\S.*?) \{ display: none \}$/gm);
    const [hiding] = [...rules].map(([, selectors = '']) => selectors).filter((text) => text.includes('[hidden],'));
    expect(hiding).toContain('#too-old:not([hidden]) ~ *');
    expect(hiding).not.toContain(':has(');
  });
});

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

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
};

const described = (more: object) => JSON.stringify({ name: 'carousel', version: '1.2.3', ...more });

it('A package is named with its licence, and with all its texts as they are', () => {
  write({
    'package.json': described({ license: 'Apache-2.0' }),
    'NOTICE.txt': 'Contains parts of another.\r\n',
    LICENSE: 'The licence.\n',
    'index.js': 'export {};',
  });
  expect(readNotice(folder)).toBe('carousel 1.2.3 (Apache-2.0)\n\nThe licence.\n\nContains parts of another.');
});

it('A package that comes without the text of the MIT licence gets it, with its author', () => {
  write({ 'package.json': described({ license: 'MIT', author: { name: 'A. Author' } }) });
  expect(readNotice(folder)).toMatch(/\n\nCopyright \(c\) A\. Author\n\nPermission is hereby granted.*SOFTWARE\.$/s);
});

it.each([{}, { license: 'BSD-3-Clause', author: 'A. Author' }])(
  'A package of which is only known %j stops the build',
  (known) => {
    write({ 'package.json': described(known) });
    expect(() => readNotice(folder)).toThrow('carousel 1.2.3 is in the bundle, and has no text of its licence');
  },
);

it('The file lists packages by name, whatever order the bundle has them in', () => {
  expect(noticesText(['b 1.0.0', 'a 2.0.0'])).toMatch(/-\n\na 2\.0\.0\n\n-+\n\nb 1\.0\.0\n\n$/);
});

it('A source that is saved while the build runs is newer than the page', async () => {
  const folder = makeFolder();
  const source = path.join(folder, 'source.js');
  writeFileSync(source, '');
  const save = assetsPlugin('save', webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (compilation) => {
    compilation.emitAsset('index.html', new webpack.sources.RawSource(''));
    writeFileSync(source, '');
  });
  const compiler = webpack({ mode: 'none', entry: source, output: { path: folder }, plugins: [save, builtAtPlugin] });
  if (compiler) await promisify(compiler.run.bind(compiler))();
  expect(statSync(source).mtimeMs).toBeGreaterThan(statSync(path.join(folder, 'index.html')).mtimeMs);
});
