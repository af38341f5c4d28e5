import { expect, type Page, test } from '@playwright/test';
import { type HostilePayload, hostilePayloads } from '../content/hostilePayloads';
import { sampleOf } from '../support/breadth';
import { FORBIDDEN, markCalls, provoke } from '../support/provocation';
import { startServer } from './portalServer';

// The page's policy alone would stop every payload; without it, only the sanitiser can.
test.use({ bypassCSP: true });

const payloads: readonly HostilePayload[] = Object.entries(hostilePayloads).flatMap(([name, cases]) =>
  cases.map(({ id, payload, firesRaw }) => ({ id: `${name} ${id}`, payload, firesRaw })),
);

/** Fragments that the page needs no server for: each is in its address. */
const showAsBanners = async (page: Page, cases: readonly HostilePayload[]): Promise<void> => {
  const addresses = cases.map(
    ({ payload }) => `data:text/html;charset=utf-8;base64,${Buffer.from(payload).toString('base64')}`,
  );
  await page.route('**/banner/summary', (route) => route.fulfill({ json: { showBanner: true, hippoUrl: addresses } }));
  await page.goto('/?member=newcomer');
};

const bannerBlocks = 'section:has(> h2:text-is("Highlights")) [data-content-block]';

// As many at once as there are banners at most (rule `text.bounds`).
const starts = Array.from({ length: Math.ceil(payloads.length / 20) }, (_, page) => 20 * page);

for (const first of sampleOf(starts, 1)) {
  const shown = payloads.slice(first, first + 20);
  test(`none of the hostile fragments from ${first + 1} on runs anything, whatever the member does with it`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(markCalls);
    const left: string[] = [];
    await showAsBanners(page, shown);
    page.on('framenavigated', (frame) => left.push(frame.url().replace(/^http:\/\/[^/]+/, '')));
    await expect(page.locator(bannerBlocks)).toHaveCount(shown.length);
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
}

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

test.describe('under the policy of the page', () => {
  test.use({ bypassCSP: false });

  // Rule `content.prefix`.
  test('fragments come from data: and from the configured origins only', { tag: '@wide' }, async ({ page }) => {
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
