import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openApi } from '../../config/contract/openapi';
import { hashedName } from '../../config/webpack/builtFolders';
import { openOverview } from './portal';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');

/** The hashed files of this build: those of the builds before are in the folder too. */
const present = (): readonly string[] => {
  const [files = []] = JSON.parse(readFileSync(path.join(dist, '.builds'), 'utf8')) as string[][];
  return files;
};

/** Every file of this build, with the twins and maps of those that are hashed. */
const files = (): readonly string[] => {
  const hashed = new Set(present());
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(dist, name)).isFile())
    .filter((name) => hashed.has(hashedName(name) ?? '') || hashedName(name) === undefined);
};

test('no built file names the folder that it was built in, and each map its script by its last name, so that two folders give the same files', () => {
  const texts = files().map((name) => ({ name, text: readFileSync(path.join(dist, name), 'latin1') }));
  const maps = texts.filter(({ name }) => name.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(5);
  const naming = texts.filter(({ text }) => text.includes('file:///') || text.includes(root));
  const named = maps.filter(({ name, text }) => `${JSON.parse(text).file}.map` !== name);
  expect([...naming, ...named].map(({ name }) => name)).toEqual([]);
});

test('no built script has the words of the published contract, which stand beside the schemas', () => {
  const words = [...JSON.stringify(openApi()).matchAll(/"x-missing":"((?:[^"\\\\]|\\\\.)*)"/g)].map(([, text]) =>
    JSON.parse(`"${text}"`),
  );
  expect(words.length).toBeGreaterThan(80);
  const scripts = present().filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(path.join(dist, name), 'utf8')).join('\n');
  expect([...new Set(words)].filter((word) => text.includes(word))).toEqual([]);
});

test('the page names the notices of every package that the maps of the scripts name', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=license]').getAttribute('href');
  const answer = await page.request.get(String(address));
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const notices = await answer.text();
  const sources = present()
    .filter((name) => name.startsWith('scripts/') && name.endsWith('.js'))
    .flatMap(
      (name) => (JSON.parse(readFileSync(path.join(dist, `${name}.map`), 'utf8')) as { sources: string[] }).sources,
    );
  const packages = new Set(
    sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.slice(1) ?? []),
  );
  expect(packages.size).toBeGreaterThan(20);
  expect([...packages].filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
});

test('Chromium compiles the scripts of every visit at once, and the others function by function', () => {
  const marked = present().filter(
    (name) =>
      name.endsWith('.js') && readFileSync(path.join(dist, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  const names = marked.map((name) => path.basename(name).split('.', 1).join()).sort();
  expect(names).toEqual(process.env.PLAIN === '1' ? [] : ['main', 'overview']);
});

/** Lets a program get SIGHUP when it loads the first of its packages. */
const TOLD_EARLY = `data:text/javascript,${encodeURIComponent(`
  import { register } from 'node:module';
  register('data:text/javascript,' + encodeURIComponent(\`
    export const load = (url, context, next) => {
      if (url.includes('/express/')) process.kill(process.pid, 'SIGHUP');
      return next(url, context);
    };\`));
`)}`;

test('the compiled server starts without a compiler, hears SIGHUP meanwhile, and its own file is not served', async ({
  request,
}) => {
  const server = spawn(process.execPath, ['--import', TOLD_EARLY, 'dist/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PORTAL_CONFIG: '', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let log = '';
    server.once('exit', () => reject(new Error('the server ended')));
    server.stdout.on('data', (text: Buffer) => {
      log += String(text);
      const [, found] = /ready at (http:\S+) .*configuration read again/s.exec(log) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(`${address}server/start.mjs`)).status()).toBe(404);
  expect((await request.get(`${address}portal/api/portfolio-msrv/portfolio/products`)).status()).toBe(200);
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('The page has the style of every styled element as one class and one set of rules, and the sheet of the build applies', async ({
  page,
}) => {
  await openOverview(page, 'everything');
  const { drawn, tiles, rules, selectors } = await page.evaluate(() => {
    const stylesOf = (element: Element) => [...element.classList].filter((name) => name.startsWith('css-'));
    // The page's own sheets are those of its first picture, of the extracted styles, and of emotion, whichever it has.
    const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return {
      drawn: [...new Set([...document.querySelectorAll('[class*=css-]')].flatMap(stylesOf))],
      tiles: [...document.querySelectorAll('[data-products] article')].map((tile) => stylesOf(tile).join(' ')),
      rules: all.map(({ cssText }) => cssText).join(),
      selectors: all.flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
    };
  });
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((name) => !rules.includes(`.${name}`))).toEqual([]);
  expect(tiles.length).toBeGreaterThan(10);
  expect(new Set(tiles).size).toBe(1);
  expect(tiles[0]).toMatch(/^css-\w+$/);
  const ours = selectors.filter((selector) => selector.startsWith('.css-'));
  expect(new Set(ours).size).toBe(ours.length);
  expect(await page.locator('style[media="not all"]').count()).toBe(0);
});
