import { expect, type Page, test } from '@playwright/test';
import { openOverview, violations } from './portal';

const main = '**/scripts/main.*.js';
const again = (page: Page) => page.getByRole('button', { name: 'Load the page again' });

/** Counts how often the page is loaded. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    // The sandbox takes the member out of the address, which loads the page only once.
    const { pathname, search } = new URL(request.url());
    if (pathname === '/' && search === '' && request.resourceType() === 'document') loads += 1;
  });
  return () => loads;
};
const lose = (page: Page, scripts: string) => page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));

// Rule `start.failure`.
test('a page whose first script is gone says so, and is loaded again by its button alone', async ({ page }) => {
  const loads = countLoads(page);
  await lose(page, main);
  await page.goto('/?member=typical');
  await expect(page.getByRole('alert')).toContainText('Sorry, this service');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Member portal');
  await expect(page.getByText('Loading your portfolio')).toBeHidden();
  for (const [colorScheme, ink, card] of [
    ['light', 'rgb(21, 33, 31)', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(238, 244, 241)', 'rgb(21, 32, 30)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('alert')).toHaveCSS('color', ink);
    await expect(page.getByRole('alert')).toHaveCSS('background-color', card);
    expect(await violations(page), colorScheme).toEqual([]);
  }
  expect(loads()).toBe(1);
  await page.unroute(main);
  await again(page).click();
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
  expect(loads()).toBe(2);
});

test('a page whose first script could not be had for want of a connection is loaded when it is back', {
  tag: '@wide',
}, async ({ page, context }) => {
  await page.route(main, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/?member=typical', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Sorry, this service');
  await page.unroute(main);
  await context.setOffline(false);
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
});

// Rule `connection.scripts`.
test('a page whose other scripts are gone says so, and is loaded again by its button alone', { tag: '@wide' }, async ({
  page,
}) => {
  const loads = countLoads(page);
  await openOverview(page, 'typical');
  await lose(page, '**/scripts/consent.*.js');
  await page.getByRole('button', { name: 'Manage preferences' }).click();
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
  await lose(page, '**/scripts/overview.*.js');
  await page.reload();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await expect(again(page)).toBeVisible();
  expect(loads()).toBe(2);
  await page.unroute('**/scripts/overview.*.js');
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Manage your details' })).toBeVisible();
});
