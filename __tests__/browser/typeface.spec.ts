import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { resize } from './geometry';
import { atRest, holdBack, openOverview, requestsOf } from './portal';

const FILE = '**/fonts/figtree-latin.*';
const KEY = 'portfolio.typeface';

/** The fonts in which the browser really draws the page's heading. */
const fontsOfHeading = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(
    ({ familyName, isCustomFont }) => `${isCustomFont ? 'of the portal' : 'of the system'}: ${familyName}`,
  );
};

const declared = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Figtree').length);

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Lets the time pass until nobody waits for anything any more, and the typeface is fetched. */
const fetchTypeface = async (page: Page): Promise<void> => {
  for (let second = 0; second < 10; second += 1) await page.clock.fastForward(1_000);
  await expect.poll(() => kept(page)).toMatch(/^\/fonts\/figtree-latin\.[0-9a-f]{16}\.woff2$/);
};

// Rule `typeface.visits`.
test('a first visit neither asks for the typeface nor draws in it; the next one draws in it at once, unless it comes late', async ({
  page,
}) => {
  const asked = requestsOf(page, /^\/fonts\//);
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener('load', () => times.push(Date.now()));
    const { load } = FontFace.prototype;
    FontFace.prototype.load = function () {
      times.push(Date.now());
      return load.call(this);
    };
  });
  await page.clock.install();
  await openOverview(page, 'typical');
  expect(await declared(page)).toBe(0);
  await fetchTypeface(page);
  expect(asked).toHaveLength(1);
  const [loaded = 0, fetched = 0] = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(fetched - loaded, 'long after the page has loaded, in milliseconds').toBeGreaterThanOrEqual(8_000);
  expect(await fontsOfHeading(page), 'what is in sight is not drawn again').toEqual([
    expect.stringContaining('of the system'),
  ]);
  await openOverview(page, 'typical');
  expect(await fontsOfHeading(page)).toEqual([expect.stringMatching(/^of the portal: Figtree/)]);
  expect(await declared(page), 'and the file with rarer letters').toBe(2);
  expect(asked.join(), 'which nobody needs here').not.toContain('ext');

  // As if the browser had thrown it away.
  const letItCome = await holdBack(page, FILE);
  await page.goto('/?member=typical', { waitUntil: 'commit' });
  await expect(page.getByRole('article', { name: 'Bank' })).toHaveAttribute('aria-busy', 'false');
  const arrived = page.waitForResponse(FILE);
  letItCome();
  await (await arrived).finished();
  await atRest(page);
  expect(await fontsOfHeading(page)).toEqual([expect.stringContaining('of the system')]);
});

const modules = path.resolve(import.meta.dirname, '../../node_modules');

/** Fonts that some member may have, narrower and wider than any that the styles name. */
const fontFiles = {
  Figtree: ['@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
  'Archivo Narrow': [
    '@expo-google-fonts/archivo-narrow/400Regular/ArchivoNarrow_400Regular.ttf',
    '@expo-google-fonts/archivo-narrow/700Bold/ArchivoNarrow_700Bold.ttf',
  ],
  Lexend: [
    '@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf',
    '@expo-google-fonts/lexend/700Bold/Lexend_700Bold.ttf',
  ],
} as const;

const drawIn = (page: Page, family: keyof typeof fontFiles) =>
  page.evaluate(
    async ({ name, files }) => {
      for (const [index, file] of files.entries()) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        const weight = files.length === 1 ? '300 900' : ['300 599', '600 900'][index];
        document.fonts.add(await new FontFace(`tried ${name}`, bytes, { weight }).load());
      }
      document.documentElement.style.setProperty('--fonts', `"tried ${name}"`);
      await document.fonts.ready;
    },
    { name: family, files: fontFiles[family].map((file) => readFileSync(path.join(modules, file)).toString('base64')) },
  );

/**
 * Where the parts of the page above the products stand, and how high they are, in CSS pixels; of what is below the
 * products on a phone, where it stands in its block.
 */
const places = (page: Page) =>
  page.evaluate(() => {
    const parts = {
      header: '[data-app] > header, header',
      heading: 'main > :first-child',
      actions: '[data-place="actions"] li[data-item]',
      highlights: '[data-place="banners"] > section',
      rewards: '[data-tile="active-rewards"]',
      counts: '[data-tile="active-rewards"] > ul:last-child',
      products: '[data-tile="bank"]',
    };
    const box = (element: Element) => element.getBoundingClientRect();
    const rows = (selector: string) =>
      new Set([...document.querySelectorAll(selector)].map((part) => Math.round(box(part).top))).size;
    return {
      ...Object.fromEntries(
        Object.entries(parts).map(([name, selector]) => {
          const element = document.querySelector(selector);
          if (element === null) throw new Error(`${name} is not there`);
          const block = element.closest('[data-place="banners"], [data-place="rewards"]');
          const top = box(element).top - (block === null ? -scrollY : box(block).top);
          // On a phone each banner is as tall as its words.
          const grows = name === 'products' || (name === 'highlights' && innerWidth < 991);
          return [name, { top, height: grows ? 0 : box(element).height }];
        }),
      ),
      'rows of the navigation': { top: 0, height: rows('header li') },
      'rows of statuses': { top: 0, height: rows('[data-tile^="rewards-"]') },
      'rows of goals': { top: 0, height: rows('[data-legend] > li') },
    };
  });

type Places = Awaited<ReturnType<typeof places>>;

/** What stands elsewhere or is of another height. */
const differences = (before: Places, now: Places): readonly string[] =>
  Object.entries(before).flatMap(([part, { top, height }]) => {
    const there = now[part as keyof Places];
    // A heading and what stands beside it share a baseline, which lies a little higher or lower in each font.
    const isSame = Math.abs(there.top - top) <= 2 && Math.abs(there.height - height) <= 1;
    return isSame ? [] : [`${part}: ${top} and ${height} high, now ${there.top} and ${there.height}`];
  });

// Rule `typeface.room`.
for (const member of ['everything', 'typical']) {
  test(`what ${member} sees above the products stands in the same place in any font, at every width`, {
    tag: '@wide',
  }, async ({ page }) => {
    await openOverview(page, member);
    const before = new Map<number, Places>();
    for (const width of [360, 1280, 320, 800, 1024, 1440, 2560]) {
      await resize(page, { width });
      await atRest(page);
      before.set(width, await places(page));
    }
    for (const family of ['Figtree', 'Archivo Narrow', 'Lexend'] as const) {
      await drawIn(page, family);
      for (const [width, usual] of before) {
        await resize(page, { width });
        const moved = async () => differences(usual, await places(page));
        await expect.poll(moved, { message: `in ${family} at ${width} px`, timeout: 10_000 }).toEqual([]);
      }
    }
  });
}
