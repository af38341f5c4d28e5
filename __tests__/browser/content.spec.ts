import { expect } from '@playwright/test';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { test } from './portalServer';

const bannerBlocks = 'section:has(> h2:text-is("Highlights")) [data-content-block]';

const content = { ...defaultConfiguration.content, fragmentOrigins: ['https://named.example'] };
test.use({ configuration: { content } });

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
