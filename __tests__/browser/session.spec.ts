import { expect, type Page, test } from '@playwright/test';
import { boxOf } from './geometry';
import { failFromNow, openOverview, tilesLoaded } from './portal';

const ended = 'Your session has ended';
const reason =
  'So that nobody else sees what is yours, this page is empty until you sign in again. You come back to it.';

const bar = (page: Page) => page.getByRole('region', { name: 'Session' });

test('when the session has ended, a bar leads to sign in and back to the same screen', async ({ page }) => {
  await openOverview(page, 'everything');
  await expect(bar(page)).toHaveCount(0);
  await failFromNow(page, '401', 'productsBalance');
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(bar(page)).toHaveText(ended);
  await expect(page.locator('[role=status]').filter({ hasText: ended })).toHaveCount(1);
  // Above the header, which nothing cuts in two.
  const places = [bar(page), page.getByRole('banner'), page.locator('h1')];
  const tops = await Promise.all(places.map(async (place) => (await boxOf(place)).top));
  expect(tops).toEqual([0, ...tops.slice(1).sort((one, other) => one - other)]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/portal\/sign-in\?returnUrl=/);
  await page.getByRole('link', { name: 'Sign in and go back' }).click();
  await expect(page).toHaveURL(/#\/bal-portfolio$/);
  await tilesLoaded(page);
  await expect(bar(page)).toHaveCount(0);
});

// Rule `session.end`. That nothing waits to be sent, and every dialog closes, is tested without a browser.
for (const [member, what] of [
  ['everything', 'a link'],
  ['consent-pending', 'a dialog'],
] as const) {
  test(`when the session ends the heading takes the focus of ${what} that leaves the page`, { tag: '@wide' }, async ({
    page,
  }) => {
    await openOverview(page, member);
    const link = page.locator('article[data-tile="card"] h3 a');
    if (what === 'a link') await link.focus();
    else await expect(page.getByRole('dialog')).toBeVisible();
    await failFromNow(page, '401', 'errorLog', 'products');
    // The member sends nothing; the page does, when something goes wrong in it.
    await page.evaluate(() => window.setTimeout(() => Promise.reject(new Error('Something went wrong')), 0));
    await expect(bar(page)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('main')).toHaveText(`Portfolio overview${reason}Sign in again`);
    await expect(page.getByText(/could not|technical|Failed|Thank you|has been saved/)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Sign in again' })).toBeFocused();
  });
}

test('when the session ends the focus stays on what stays in the page, and the bar comes without its script', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route('**/scripts/dialogs.*', (route) => route.abort());
  await openOverview(page, 'everything');
  const link = page.getByRole('contentinfo').getByRole('link');
  await link.focus();
  await failFromNow(page, '401', 'willItems', 'products');
  await page.getByRole('button', { name: 'Refresh' }).evaluate((button) => (button as HTMLElement).click());
  await expect(bar(page)).toHaveText(ended);
  await expect(page.getByRole('main').getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await expect(link).toBeFocused();
});
