import { expect, type Page, type Route, test } from '@playwright/test';
import { openOverview } from './portal';

const bar = (page: Page) =>
  page.getByText('You are offline. What you see may be out of date.').and(page.locator('[data-offline]'));

// Rules `connection.bar`, `connection.return`, `connection.scripts`.
test('a screen whose script and products could not be had for want of a connection heals when it is back', async ({
  page,
  context,
}) => {
  await openOverview(page, 'everything');
  await context.setOffline(true);
  await expect(bar(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Balance', exact: true }).click();
  await expect(page.locator('[data-tile="bank"]')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  await expect(page.locator('[data-tile="bank"]')).not.toHaveAttribute('aria-busy', 'true');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('Sorry, this service')).toHaveCount(0);
});

// Rule `connection.scripts`.
test('a script that could not be had is fetched anew at the next visit of a screen', { tag: '@wide' }, async ({
  page,
}) => {
  await page.route('**/overview.*.js', (route) => route.abort());
  await openOverview(page, 'everything');
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await page.unroute('**/overview.*.js');
  await page.getByRole('link', { name: 'Balance', exact: true }).click();
  await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Outstanding actions' })).toBeVisible();
  await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(0);
});

// Rule `connection.scripts`.
test('a script that is fetched anew is still the one that was built, or it does not run', { tag: '@wide' }, async ({
  page,
}) => {
  await openOverview(page, 'typical');
  const button = page.getByRole('button', { name: 'Manage preferences' });
  const dialog = page.getByRole('dialog', { name: 'Manage preferences' });
  const tried = async (answer: (route: Route) => Promise<void>) => {
    let asked = 0;
    await page.route('**/scripts/consent.*.js', async (route) => {
      asked += 1;
      await answer(route);
    });
    await button.click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(dialog).toHaveCount(0);
    await page.unroute('**/scripts/consent.*.js');
  };
  await tried((route) => route.abort());
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
  await tried((route) => route.fulfill({ contentType: 'text/javascript', body: 'document.title = "changed"' }));
  await expect(page).toHaveTitle(/^Portfolio overview/);
  await button.click();
  await expect(dialog).toBeVisible();
});

// Rule `tile.retry`.
test('an unavailable tile is asked for alone, and keeps the focus', async ({ page }) => {
  let answers = 500;
  await page.route('**/gap/summary', (route) => (answers === 500 ? route.fulfill({ status: 500 }) : route.continue()));
  await openOverview(page, 'everything');
  answers = 200;
  await page.getByRole('button', { name: 'Try again: Gap cover' }).press('Enter');
  await expect(page.locator('[data-tile="gap"]')).not.toContainText('Unavailable');
  await expect(page.locator('[data-tile="gap"]')).toBeFocused();
});
