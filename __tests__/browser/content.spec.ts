import { expect, type Page } from '@playwright/test';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { type HostilePayload, hostilePayloads } from '../content/hostilePayloads';
import { sampleOf } from '../support/breadth';
import { FORBIDDEN, markCalls, provoke } from '../support/provocation';
import { test } from './portalServer';

// The page's policy alone would stop every payload; without it, only the sanitiser can.
test.use({ bypassCSP: true });

const payloads: readonly HostilePayload[] = Object.values(hostilePayloads).flat();

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

test.describe('under the policy of the page', () => {
  const content = { ...defaultConfiguration.content, fragmentOrigins: ['https://named.example'] };
  test.use({ bypassCSP: false, configuration: { content } });

  // Rule `content.prefix`.
  test('fragments come from data: and from the configured origins only', { tag: '@wide' }, async ({ page }) => {
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
    await page.goto('/');
    await expect(page.locator(bannerBlocks)).toHaveText([
      'Said at once',
      'Said by named.example',
      /^Unable to load content\./,
    ]);
  });
});
