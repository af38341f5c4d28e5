import { expect, type Page, test } from '@playwright/test';
import { type PortalServer, startServer } from './portalServer';

const overview = (page: Page) => page.getByRole('heading', { level: 1, name: 'Portfolio overview' });
const balance = (page: Page) => page.getByRole('heading', { level: 1, name: 'Balance portfolio' });

/** What the page asks of its server outside the path, besides calls and content; and what fails. */
const watch = (page: Page) => {
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(members|portal|cms)\//.test(pathname)) strays.push(pathname);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) strays.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') strays.push(message.text());
  });
  return strays;
};

// Rule `route.below`.
for (const location of ['path', 'hash'] as const)
  test.describe(`below a path, with addresses in the ${location}`, () => {
    let server: PortalServer;
    const screen = (name: string) => `${server.address}${location === 'hash' ? '#/' : ''}${name}`;

    test.beforeAll(async () => {
      server = await startServer({ location }, undefined, '/members');
    });

    test.afterAll(() => server.stop());

    test('every screen, dialog and file is there, also after a reload, and the server’s own addresses stay at the root', {
      tag: '@wide',
    }, async ({ page }) => {
      const strays = watch(page);
      expect(new URL(server.address).pathname).toBe('/members/');
      await page.goto(`${server.address}?member=typical`);
      await expect(page).toHaveURL(screen('portfolio'));
      await expect(page.getByRole('heading', { name: 'Manage your details' })).toBeVisible();
      await page.getByRole('link', { name: 'Balance', exact: true }).click();
      await expect(balance(page)).toBeFocused();
      await expect(page).toHaveURL(screen('bal-portfolio'));
      await page.reload();
      await expect(balance(page)).toBeVisible();
      await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
      await page.goBack();
      await expect(overview(page)).toBeVisible();
      await page.getByRole('button', { name: 'Manage preferences' }).click();
      await expect(page.getByRole('dialog', { name: 'Manage preferences' })).toBeVisible();
      const licence = page.locator('link[rel="license"]');
      await expect(licence).toHaveAttribute('href', '/members/third-party-notices.txt');
      expect((await page.request.get(new URL('/members/third-party-notices.txt', server.address).href)).status()).toBe(
        200,
      );
      expect(strays).toEqual([]);
      await page.route('**/scripts/consent.*.js', (route) => route.abort(), { times: 1 });
      await page.reload();
      const button = page.getByRole('button', { name: 'Manage preferences' });
      await button.click();
      await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Manage preferences' })).toBeVisible();

      strays.length = 0;
      await page.goto(`${server.address}?member=privacy-pending`);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(strays).toEqual([]);

      await page.goto(screen('nowhere'));
      if (location === 'hash') await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      else await expect(page.locator('body')).toContainText('Not found.');
      const status = async (address: string) =>
        (await page.request.get(new URL(address, server.address).href)).status();
      expect(await status('/members/scripts/main.0123456789abcdef.js')).toBe(404);
      expect(await status('/members/-/healthy')).toBe(404);
      expect(await status('/-/healthy')).toBe(200);
    });
  });
