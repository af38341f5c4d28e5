import { expect, test } from '@playwright/test';
import { startServer } from './portalServer';

// Rule `analytics.measures`.
test('a page is measured if the operator wishes it, and says so once when it is left', { tag: '@wide' }, async ({
  page,
}) => {
  const server = await startServer({ measures: true });
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
  server.stop();
});
