import { expect, type Page, test } from '@playwright/test';
import { findWholeBrowser } from '../../config/setup/browser.mjs';
import { openOverview, requestsOf, switchTo } from './portal';

// A browser of its own, which one worker starts for all of them.
test.describe.configure({ mode: 'default' });

// Playwright switches the back/forward cache off, and a Chromium without windows has none.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = await findWholeBrowser();
      const kept = { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
      await use(executablePath === undefined ? kept : { ...kept, executablePath });
    },
    { scope: 'worker' },
  ],
});

/** Lets the browser keep the page: unlike Safari, Chromium keeps no page with `no-store`. */
const allowKeeping = (page: Page) =>
  page.route('**/*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
  });

// What is still being answered when a test ends is nobody's failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Leaves the page for another one in the same tab, does something there, and goes back in the history. */
const leaveAndComeBack = async (page: Page, meanwhile: () => Promise<unknown> = async () => {}) => {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.returned = String(persisted);
    });
  });
  await page.goto('/sandbox');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
};

// Rule `session.back`.
test('a page from the back/forward cache is unchanged, asks but once whether there still is a session, and shows nothing of its member once somebody else has signed in', async ({
  page,
}) => {
  await allowKeeping(page);
  await openOverview(page, 'everything');
  const policies = page.getByRole('button', { name: /^\d policies$/ });
  await policies.click();
  const calls = requestsOf(page, /\/products$/);
  await leaveAndComeBack(page);
  await expect(page.locator('html'), 'it was kept').toHaveAttribute('data-returned', 'true');
  await expect(policies).toHaveAttribute('aria-expanded', 'true');
  await switchTo(page, 'Balance');
  expect(calls).toEqual(['GET /portal/api/portfolio-msrv/portfolio/products']);
  await switchTo(page, 'Portfolio');

  await leaveAndComeBack(page, async () => {
    const other = await page.context().newPage();
    await openOverview(other, 'newcomer');
  });
  await expect(page.getByRole('heading', { name: 'You hold no products with us yet' })).toBeVisible();
  await expect(page.locator('article[data-tile="bank"]')).toHaveCount(0);
});
