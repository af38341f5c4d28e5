import { expect, type Page, test } from '@playwright/test';
import { boxOf, resize } from './geometry';
import { openOverview, sent, switchTo, tilesLoaded, violations } from './portal';

const logs = async (page: Page) => (await sent(page)).logs as readonly { readonly additional: readonly unknown[] }[];

// What else may be thrown, and the reference of each, is tested without a browser.
test('an uncaught error is posted once; a screen that throws shows the reference that was posted, and the other screen still works', async ({
  page,
}) => {
  await openOverview(page, 'typical');
  await page.evaluate(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (location.hash.includes('bal-portfolio')) throw new Error('no media queries');
      return matchMedia(query);
    };
    const fail = (depth: number): void => {
      if (depth === 0) throw new Error('from far below');
      fail(depth - 1);
    };
    setTimeout(() => fail(60), 0);
  });
  await expect.poll(() => logs(page)).toHaveLength(1);
  expect((await logs(page))[0]).toMatchObject({
    message: 'from far below',
    additional: ['from far below', expect.stringMatching(/^\w+-\w{6}$/), page.url(), expect.any(Array)],
  });
  expect((await logs(page))[0]?.additional[3], 'frames').toHaveLength(20);
  await page.getByRole('link', { name: 'Balance' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Sorry, this service has a technical problem at the moment.');
  await expect.poll(() => logs(page)).toHaveLength(2);
  await expect(main.getByText(/^Reference /)).toHaveText(`Reference ${(await logs(page))[1]?.additional[1]}`);
  await switchTo(page, 'Portfolio');
  await tilesLoaded(page);
});

// Rules `connection.bar`, `connection.return`, `connection.scripts`.
test('a screen whose script and products failed without a connection recovers when it is back', async ({
  page,
  context,
}) => {
  const bar = page.locator('[data-offline]').filter({ hasText: 'You are offline. What you see may be out of date.' });
  await openOverview(page, 'everything');
  await context.setOffline(true);
  await expect(bar).toBeInViewport();
  await page.getByRole('link', { name: 'Balance', exact: true }).click();
  await expect(page.locator('[data-tile="bank"]')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  await tilesLoaded(page);
  await expect(bar).toHaveCount(0);
  await expect(page.getByText('Sorry, this service')).toHaveCount(0);
});

// Rule `connection.scripts`.
test('blocks whose script cannot be loaded leave the tiles the whole width, and are loaded in place by "Try again"', {
  tag: '@wide',
}, async ({ page }) => {
  const script = '**/scripts/overview.*';
  await page.route(script, (route) => route.abort());
  await openOverview(page, 'typical');
  const said = page.getByText('A part of this page could not be loaded.');
  const failure = said.locator('../..');
  expect(await violations(page)).toEqual([]);
  expect((await boxOf(page.getByRole('article', { name: 'Bank' }))).left).toBe((await boxOf(failure)).left);
  await resize(page, { width: 360, height: 740 });
  // What is said and the buttons keep their distance where each has a line of its own.
  const parts = await Promise.all((await failure.locator(':scope > div > *').all()).map(boxOf));
  expect(parts).toHaveLength(4);
  for (const [place, { top }] of parts.entries())
    expect(top - (parts[place - 1]?.bottom ?? 0), `part ${place}`).toBeGreaterThanOrEqual(12);
  const [icon, words] = [await boxOf(failure.locator('svg')), await boxOf(failure.locator('p'))];
  expect(Math.abs(icon.top - words.top)).toBeLessThanOrEqual(2);

  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Outstanding actions' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

// Rule `connection.scripts`.
test('a script that is fetched anew is still the one that was built, or it does not run', { tag: '@wide' }, async ({
  page,
}) => {
  const script = '**/scripts/dialogs.*.js';
  const button = page.getByRole('button', { name: 'Manage preferences' });
  const dialog = page.getByRole('dialog', { name: 'Manage preferences' });
  await page.route(script, (route) => route.abort());
  await openOverview(page, 'typical');
  await button.click();
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.unroute(script);
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "changed"' }),
  );
  const changed = page.waitForResponse(script);
  await button.click();
  await changed;
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveTitle(/^Portfolio overview/);
  await page.unroute(script);
  await button.click();
  await expect(dialog).toBeVisible();
});
