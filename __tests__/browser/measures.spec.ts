import { expect, test } from '@playwright/test';
import { openOverview } from './portal';
import { type PortalServer, startServer } from './portalServer';

test.describe('a portal that measures', () => {
  let server: PortalServer;
  test.beforeAll(async () => {
    server = await startServer({ measures: true });
  });
  test.afterAll(() => server.stop());

  // Rule `analytics.measures`.
  test('a page is measured if the operator wishes it, and says so once when it is left', async ({ page }) => {
    const measured: { measures: Record<string, number> }[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/analytics/event') ? request.postDataJSON() : undefined;
      if (body?.category === 'measure') measured.push(body);
    });
    const script = page.waitForResponse(/\/scripts\/measures\./);
    await page.goto(`${server.address}?member=typical&fail=bankSummary:500`);
    await script;
    await page.getByRole('link', { name: 'Balance' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /balance/i })).toBeVisible();
    const leave = () => page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await leave();
    await expect.poll(() => measured.length).toBe(1);
    await leave();
    const [{ measures } = { measures: {} }] = measured;
    for (const name of ['lcp', 'cls', 'ttfb', 'longTasks']) expect(measures[name]).toBeGreaterThanOrEqual(0);
    expect(measures.failedCalls).toBeGreaterThanOrEqual(1);
    expect(measured).toHaveLength(1);
  });
});

test('without that wish nothing is measured, and its script is not fetched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  // The script that comes last of those that every page has.
  const last = page.waitForResponse(/\/scripts\/error-log\./);
  await openOverview(page, 'typical');
  await last;
  expect(scripts.filter((address) => address.includes('measures'))).toEqual([]);
});
