import { expect, type Page } from '@playwright/test';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { openProducts, requestsOf, sent, switchTo } from './portal';
import { test } from './portalServer';

/** What the page asks of its server outside the path, besides calls and content; and what fails. */
const watch = (page: Page) => {
  const strays: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(members|portal|cms)\//.test(pathname)) strays.push(pathname);
  });
  // The browser writes there what could not be had, too.
  page.on('console', (message) => {
    if (message.type() === 'error') strays.push(message.text());
  });
  return strays;
};

// Rule `route.below`. What the server answers there is tested without a browser.
for (const location of ['path', 'hash'] as const)
  test.describe(`below a path, with addresses in the ${location}`, { tag: '@wide' }, () => {
    test.use({ publicPath: '/members/', configuration: { location } });

    test('every screen, dialog and script is there, also after a reload', async ({ page }) => {
      const screen = (name: string) => `/members/${location === 'hash' ? '#/' : ''}${name}`;
      const strays = watch(page);
      await page.goto('/members/?member=typical');
      await expect(page).toHaveURL(screen('portfolio'));
      await expect(page.getByRole('heading', { name: 'Manage your details' })).toBeVisible();
      await switchTo(page, 'Balance');
      await expect(page).toHaveURL(screen('bal-portfolio'));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
      await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
      await expect(page.locator('link[rel="license"]')).toHaveAttribute('href', '/members/third-party-notices.txt');
      await page.goto('/members/?member=privacy-pending');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(strays).toEqual([]);

      await page.route('**/scripts/dialogs.*.js', (route) => route.abort());
      await page.goto('/members/?member=typical');
      const button = page.getByRole('button', { name: 'Manage preferences' });
      await button.click();
      await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
      await page.unroute('**/scripts/dialogs.*.js');
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Manage preferences' })).toBeVisible();
    });
  });

const failing = '&fail=gapSummary:500,lifeSummary:500,willSummary:500';

test.describe('if the operator wishes it', { tag: '@wide' }, () => {
  test.use({ configuration: { measures: true, logger: { ...defaultConfiguration.logger, sourceMaps: true } } });

  // Rule `analytics.measures`.
  test('a page is measured, which it says once when it is left, and records name the sources, of which each map is fetched once', async ({
    page,
  }) => {
    const maps = requestsOf(page, /\.map$/);
    const measured: { measures: Record<string, number> }[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/analytics/event') ? request.postDataJSON() : undefined;
      if (body?.category === 'measure') measured.push(body);
    });
    const script = page.waitForResponse(/\/scripts\/operator\./);
    await openProducts(page, 'everything', failing);
    await script;
    await expect.poll(async () => (await sent(page)).logs, { timeout: 30_000 }).toHaveLength(3);
    for (const { fileName, lineNumber } of (await sent(page)).logs) {
      expect(fileName).toMatch(/src\/platform\/http\.ts$/);
      expect(lineNumber).toBeGreaterThan(10);
      expect(lineNumber).toBeLessThan(200);
    }
    expect(maps).toEqual([expect.stringMatching(/^GET \/scripts\/main\.[0-9a-f]{16}\.js\.map$/)]);

    await switchTo(page, 'Balance');
    const leave = () => page.evaluate(() => dispatchEvent(new Event('pagehide')));
    // Its script may be there already, for the source maps.
    await expect
      .poll(async () => {
        await leave();
        return measured.length;
      })
      .toBe(1);
    await leave();
    const [{ measures } = { measures: {} }] = measured;
    for (const name of ['lcp', 'cls', 'ttfb', 'longTasks']) expect(measures[name]).toBeGreaterThanOrEqual(0);
    expect(measures.failedCalls).toBeGreaterThanOrEqual(3);
    expect(measured).toHaveLength(1);
  });
});

test('without the operator’s wish neither source maps nor measures are requested, and no map is served', {
  tag: '@wide',
}, async ({ page }) => {
  const asked = requestsOf(page, /\.map$|\/operator\./);
  await openProducts(page, 'everything', failing);
  const script = await page.locator('script[src*="/scripts/main."]').getAttribute('src');
  await expect.poll(async () => (await sent(page)).logs).toHaveLength(3);
  expect((await sent(page)).logs[0]?.fileName).toBe(new URL(String(script), page.url()).href);
  expect(asked).toEqual([]);
  expect((await page.request.get(`${script}.map`)).status()).toBe(404);
});
