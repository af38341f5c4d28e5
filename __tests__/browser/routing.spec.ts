import { expect, test } from '@playwright/test';
import { type PortalServer, startServer } from './portalServer';

test.describe('with addresses in the hash', () => {
  test('the root leads to the overview, and links, back and forward switch between the screens', async ({ page }) => {
    await page.goto('/?member=typical');
    await expect(page).toHaveURL(/#\/portfolio$/);
    await expect(page).toHaveTitle('Portfolio overview · portfolio-ui');
    await page.getByRole('link', { name: 'Balance' }).click();
    await expect(page).toHaveURL(/#\/bal-portfolio$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeFocused();
    await expect(page).toHaveTitle('Balance portfolio · portfolio-ui');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  });

  test('an unknown address shows "Page not found" and leads to the overview', async ({ page }) => {
    await page.goto('/#/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the portfolio overview' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  });
});

test.describe('with addresses in the path', () => {
  let server: PortalServer;

  test.beforeAll(async () => {
    server = await startServer({ location: 'path', title: 'Members' });
  });

  test.afterAll(() => server.stop());

  test('both screens have an address that can be opened directly, and the root leads to the overview', async ({
    page,
  }) => {
    await page.goto(`${server.address}bal-portfolio`);
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
    await expect(page).toHaveTitle('Balance portfolio · Members');
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await expect(page).toHaveURL(`${server.address}portfolio`);
    await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
    await page.goto(server.address);
    await expect(page).toHaveURL(`${server.address}portfolio`);
  });
});
