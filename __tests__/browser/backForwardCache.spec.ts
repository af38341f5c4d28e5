import { expect, type Page, test } from '@playwright/test';
import { findWholeBrowser } from '../../config/setup/browser.mjs';
import { openDialog, requestsOf, rested } from './dialog';
import { openOverview } from './portal';

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

const expectToBeKept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-returned', 'true');

test('a page from the back/forward cache is unchanged, and does not request products again', async ({ page }) => {
  await allowKeeping(page);
  await openOverview(page, 'everything');
  await page.getByRole('button', { name: /^\d policies$/ }).click();
  const calls = requestsOf(page, /^\/portal\/api\//);
  await leaveAndComeBack(page);
  await expectToBeKept(page);
  await expect(page.getByRole('button', { name: /^\d policies$/ })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  expect(calls.filter((call) => /products$/.test(call))).toEqual([]);
});

test('a page from the back/forward cache requests again what has become old in the meantime', async ({ page }) => {
  await allowKeeping(page);
  await openOverview(page, 'everything');
  const calls = requestsOf(page, /^\/portal\/api\//);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 600_000;
  });
  await leaveAndComeBack(page);
  await expectToBeKept(page);
  await expect.poll(() => calls.filter((call) => /products$/.test(call))).toHaveLength(1);
  await expect(page.locator('main [aria-busy="true"][data-tile]')).toHaveCount(0);
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
});

test('a page from the back/forward cache shows nothing of its member once somebody else has signed in', async ({
  page,
}) => {
  await allowKeeping(page);
  await openOverview(page, 'everything');
  await leaveAndComeBack(page, async () => {
    const other = await page.context().newPage();
    await openOverview(other, 'newcomer');
  });
  await expect(page.getByRole('heading', { name: 'You hold no products with us yet' })).toBeVisible();
  await expect(page.locator('article[data-tile="bank"]')).toHaveCount(0);
});

test('a dialog in a page from the back/forward cache repeats its check, and waits for a pause', async ({ page }) => {
  await allowKeeping(page);
  const dialog = await openDialog(page, 'consent-pending', 'Marketing consent');
  const sent = requestsOf(page, /update-consent$/);
  const checks = requestsOf(page, /view-consent$/);
  await leaveAndComeBack(page);
  await expectToBeKept(page);
  await expect.poll(() => checks).toHaveLength(1);
  await expect(dialog).toBeVisible();
  await rested(dialog);
  expect(sent).toEqual([]);
});

test('a dialog that was answered in another tab in the meantime is gone when the member comes back, and sends nothing', async ({
  page,
}) => {
  await allowKeeping(page);
  const dialog = await openDialog(page, 'consent-pending', 'Marketing consent');
  const sent = requestsOf(page, /update-consent$/);
  await leaveAndComeBack(page, async () => {
    const other = await page.context().newPage();
    await other.goto('/');
    const there = other.getByRole('dialog', { name: 'Marketing consent' });
    await there.waitFor();
    await rested(there);
    await there.getByRole('button', { name: 'Yes, I agree' }).click();
    await expect(other.getByText('Your choice has been saved.')).toBeVisible();
  });
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([]);
});
