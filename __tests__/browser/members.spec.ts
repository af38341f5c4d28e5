import { expect, type Page, test } from '@playwright/test';
import { openOverview } from './portal';

/** What a browser does when the member turns to a tab; without a window nobody can. */
const comeToFront = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const tile = (page: Page, name: string) => page.locator(`article[data-tile="${name}"]`);

test('signing in in another tab takes over the first tab when it comes to the front, with nothing left of the old member', async ({
  page,
  context,
}) => {
  await openOverview(page, 'everything');
  await page.evaluate(() => localStorage.setItem('portfolio.room', '1240'));
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'of-everything'));
  const other = await context.newPage();
  await openOverview(other, 'newcomer');
  await expect(tile(page, 'bank')).toBeVisible();
  await comeToFront(page);
  await expect(page.getByRole('heading', { name: 'You hold no products with us yet' })).toBeVisible();
  await expect(tile(page, 'bank')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
  // Reloading it does not sign anybody in again, so the second tab keeps working.
  await comeToFront(other);
  await other.getByRole('link', { name: 'Balance' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'You hold no products with us yet' })).toBeVisible();
});

test('an answer under another session makes the page reload, once and on the same screen', async ({
  page,
  context,
}) => {
  await openOverview(page, 'everything');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const other = await context.newPage();
  await openOverview(other, 'newcomer');
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(page.getByRole('heading', { name: 'You hold no products with us yet' })).toBeVisible();
  await expect(page).toHaveURL(/#\/bal-portfolio$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  expect(loads).toHaveLength(1);
});
