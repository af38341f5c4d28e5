import { expect, type Page, test } from '@playwright/test';
import { type HostilePayload, hostilePayloads } from '../content/hostilePayloads';
import { FORBIDDEN, markCalls, provoke } from '../support/provocation';
import { openOverview } from './portal';
import { startServer } from './portalServer';

// The page's policy alone would stop every payload; without it, only the sanitiser can.
test.use({ bypassCSP: true });

const payloads: readonly HostilePayload[] = Object.entries(hostilePayloads).flatMap(([name, cases]) =>
  cases.map(({ id, payload, firesRaw }) => ({ id: `${name} ${id}`, payload, firesRaw })),
);

const showAsBanners = async (page: Page, cases: readonly HostilePayload[]): Promise<void> => {
  await page.route('**/banner/summary', (route) =>
    route.fulfill({ json: { showBanner: true, hippoUrl: cases.map((_, index) => `/payloads/${index}`) } }),
  );
  await page.route(/\/cms\/(preview|site)\/payloads\/\d+$/, (route) => {
    const index = Number(/\d+$/.exec(route.request().url())?.[0]);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: cases[index]?.payload ?? '' });
  });
  await page.goto('/');
};

const bannerBlocks = 'section:has(> h2:text-is("Highlights")) [data-content-block]';

test(`none of ${payloads.length} hostile fragments runs anything, whatever the member does with it`, async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(markCalls);
  const left: string[] = [];
  await showAsBanners(page, payloads);
  page.on('framenavigated', (frame) => left.push(frame.url().replace(/^http:\/\/[^/]+/, '')));
  await expect(page.locator(bannerBlocks)).toHaveCount(payloads.length);
  await expect(page.locator('[data-content-block]').getByText('Loading content...')).toHaveCount(0, {
    timeout: 30_000,
  });
  await expect(page.getByText('Unable to load content.')).toHaveCount(0);
  expect(await page.evaluate(provoke, '[data-content-block]')).toEqual([]);
  // The portal itself puts its screen into the address, once, whenever it starts.
  const start = ['/', '/#/portfolio'];
  expect(left.filter((address, index) => !start.includes(address) || left.indexOf(address) !== index)).toEqual([]);
  const forbidden = page.locator(FORBIDDEN);
  expect(await forbidden.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
});

test('a fragment of a tile keeps its words and links, and its level in the headings', async ({ page }) => {
  await page.addInitScript(markCalls);
  await page.route('**/portfolio/medical-aid/welcome-communication', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1 id="main">Welcome aboard</h1><p onclick="alert(1)">Your <a href="/guide" target="_blank">guide</a> is here.</p><img src="x" onerror="alert(2)" alt="">',
    }),
  );
  await page.goto('/?member=everything');
  const tile = page.locator('[data-tile="health"]');
  await expect(tile.getByRole('heading', { level: 4, name: 'Welcome aboard' })).toBeVisible();
  const link = tile.getByRole('link', { name: 'guide' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await tile.getByText('is here.').hover();
  expect(await page.evaluate(provoke, '[data-tile="health"] [data-content-block]')).toEqual([]);
});

test('fragments of odd shapes are shown or fail without side effects, and the page stays responsive', async ({
  page,
}) => {
  const odd: readonly (readonly [path: string, body: string | Buffer, type?: string])[] = [
    ['/odd/document', '<!doctype html><html><head><title>No</title></head><body><p>A whole document</p></body></html>'],
    ['/odd/deep', `${'<b>'.repeat(60)}deep down`],
    ['/odd/nested', `${'<span>'.repeat(4_000)}too deep${'</span>'.repeat(4_000)}`],
    [
      '/odd/formatting',
      `<p>${Array.from({ length: 60 }, (_, i) => `<b class="c${i}">`).join('')}${'<p>x'.repeat(5_000)}`,
    ],
    ['/odd/attributes', `<p ${Array.from({ length: 40_000 }, (_, i) => `a${i}=1`).join(' ')}>x`],
    ['/odd/tower', `${'<b>'.repeat(100_000)}too deep`],
    ['/odd/unclosed', '<div><ul><li>never closed'],
    ['/odd/nul', '<p>nul\u0000 byte</p>'],
    ['/odd/latin', Buffer.from('<p>Zo\u00eb in another charset</p>', 'latin1'), 'text/html; charset=iso-8859-1'],
    ['/odd/blank', ' \n '],
    ['/odd/json', '{"error":"no session"}', 'application/json'],
    ['/odd/long', '<b>x</b>'.repeat(625_000)],
    ['/odd/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>', 'image/svg+xml'],
    ['/odd/missing.png', 'no picture', 'text/plain'],
  ];
  await page.route('**/banner/summary', (route) =>
    route.fulfill({ json: { showBanner: true, hippoUrl: odd.map(([path]) => path) } }),
  );
  await page.route(/\/cms\/(preview|site)\/odd\//, (route) => {
    const [, body = '', contentType = 'text/html; charset=utf-8'] =
      odd.find(([path]) => route.request().url().endsWith(path)) ?? [];
    return route.fulfill({ contentType, body });
  });
  await page.goto('/');
  const blocks = page.locator(bannerBlocks);
  await expect(blocks).toHaveCount(odd.length);
  await expect(blocks.getByText('Loading content...')).toHaveCount(0, { timeout: 30_000 });
  const shown = (path: string) => blocks.nth(odd.findIndex(([name]) => name === path));
  await expect(shown('/odd/document')).toHaveText('A whole document');
  await expect(shown('/odd/deep')).toHaveText('deep down');
  await expect(shown('/odd/unclosed')).toHaveText('never closed');
  await expect(shown('/odd/nul')).toHaveText(/^nul.? ?byte$/);
  await expect(shown('/odd/blank')).toHaveText('');
  await expect(shown('/odd/latin')).toContainText('in another charset');
  for (const failed of [
    '/odd/tower',
    '/odd/nested',
    '/odd/formatting',
    '/odd/attributes',
    '/odd/json',
    '/odd/long',
    '/odd/missing.png',
  ]) {
    await expect(shown(failed)).toContainText('Unable to load content.');
  }
  await expect(shown('/odd/picture.svg').locator('img')).toHaveJSProperty('naturalWidth', 40);
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeFocused();
});

test.describe('under the policy of the page', () => {
  test.use({ bypassCSP: false });

  // Rule `content.prefix`.
  test('fragments come from data: and from the configured origins only', async ({ page }) => {
    const server = await startServer({ content: { fragmentOrigins: ['https://named.example'] } });
    await page.route(/^https:\/\/(un)?named\.example\//, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        contentType: 'text/html',
        body: `<p>Said by ${new URL(route.request().url()).host}</p>`,
      }),
    );
    await page.route('**/banner/summary', (route) =>
      route.fulfill({
        json: {
          showBanner: true,
          hippoUrl: ['data:text/html,<p>Said at once</p>', 'https://named.example/a', 'https://unnamed.example/b'],
        },
      }),
    );
    await page.goto(server.address);
    await expect(page.locator(bannerBlocks)).toHaveText([
      'Said at once',
      'Said by named.example',
      /^Unable to load content\./,
    ]);
    server.stop();
  });
});

test('"Try again" is flush with what it belongs to if it is below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOverview(page, 'everything', '&fail=fragment:500');
  const failed = page.locator('[data-tile="health"]').getByText('Unable to load content.').locator('..');
  const edges = await failed.evaluate((box) =>
    [...box.children].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, top } = range.getBoundingClientRect();
      return { left: Math.round(left), top };
    }),
  );
  expect(edges).toHaveLength(2);
  expect(edges[1]?.top).toBeGreaterThan(edges[0]?.top ?? 0);
  expect(edges[1]?.left).toBe(edges[0]?.left);
});
