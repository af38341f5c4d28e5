import { expect, type Page, test } from '@playwright/test';
import { openProducts, requestsOf, sent, switchTo } from './portal';
import { startServer } from './portalServer';

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
  test(`below a path, with addresses in the ${location}, every screen, dialog and file is there, also after a reload, and the server’s own addresses stay at the root`, {
    tag: '@wide',
  }, async ({ page }) => {
    const server = await startServer({ location }, undefined, '/members');
    const screen = (name: string) => `${server.address}${location === 'hash' ? '#/' : ''}${name}`;
    const status = async (address: string) => (await page.request.get(new URL(address, server.address).href)).status();
    const strays = watch(page);
    expect(new URL(server.address).pathname).toBe('/members/');
    await page.goto(`${server.address}?member=typical`);
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
    expect(await status('/members/third-party-notices.txt')).toBe(200);
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
    expect(await status('/members/scripts/main.0123456789abcdef.js')).toBe(404);
    expect(await status('/members/-/healthy')).toBe(404);
    expect(await status('/-/healthy')).toBe(200);
    server.stop();
  });

// Rule `analytics.measures`.
test('if the operator wishes it a page is measured, which it says once when it is left, and records name the sources, of which each map is fetched once', {
  tag: '@wide',
}, async ({ page }) => {
  const server = await startServer({ measures: true, logger: { sourceMaps: true } });
  const maps = requestsOf(page, /\.map$/);
  const measured: { measures: Record<string, number> }[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/analytics/event') ? request.postDataJSON() : undefined;
    if (body?.category === 'measure') measured.push(body);
  });
  const script = page.waitForResponse(/\/scripts\/measures\./);
  await page.goto(`${server.address}?member=everything&fail=gapSummary:500,lifeSummary:500,willSummary:500`);
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
  await leave();
  await expect.poll(() => measured.length).toBe(1);
  await leave();
  const [{ measures } = { measures: {} }] = measured;
  for (const name of ['lcp', 'cls', 'ttfb', 'longTasks']) expect(measures[name]).toBeGreaterThanOrEqual(0);
  expect(measures.failedCalls).toBeGreaterThanOrEqual(3);
  expect(measured).toHaveLength(1);
  server.stop();
});

test('without the operator’s wish neither source maps nor measures are requested, and no map is served', {
  tag: '@wide',
}, async ({ page }) => {
  const asked = requestsOf(page, /\.map$|\/measures\./);
  await openProducts(page, 'gap-single', '&fail=gapSummary:500');
  const script = await page.locator('script[src*="/scripts/main."]').getAttribute('src');
  await expect
    .poll(async () => (await sent(page)).logs.map(({ fileName }) => fileName))
    .toEqual([new URL(String(script), page.url()).href]);
  expect(asked).toEqual([]);
  expect((await page.request.get(`${script}.map`)).status()).toBe(404);
});
