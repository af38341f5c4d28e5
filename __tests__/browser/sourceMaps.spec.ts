import { expect, type Page, test } from '@playwright/test';
import { type PortalServer, startServer } from './portalServer';

const mapRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.map')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

const logsOf = async (page: Page, address: string): Promise<readonly Record<string, unknown>[]> =>
  ((await (await page.request.get(`${address}sandbox/sent.json`)).json()) as { logs: Record<string, unknown>[] }).logs;

test.describe('with source maps', () => {
  // One server for both.
  test.describe.configure({ mode: 'default' });
  let server: PortalServer;

  test.beforeAll(async () => {
    server = await startServer({ logger: { sourceMaps: true } });
  });

  test.afterAll(() => server.stop());

  test('records name the sources and their lines, and each map is fetched once', async ({ page }) => {
    const asked = mapRequests(page);
    await page.goto(`${server.address}?member=everything&fail=gapSummary:500,lifeSummary:500,willSummary:500`);
    await expect.poll(async () => (await logsOf(page, server.address)).length, { timeout: 30_000 }).toBe(3);
    for (const record of await logsOf(page, server.address)) {
      expect(record.fileName).toMatch(/src\/platform\/http\.ts$/);
      expect(record.lineNumber).toBeGreaterThan(10);
      expect(record.lineNumber).toBeLessThan(200);
    }
    expect(asked).toEqual([expect.stringMatching(/^\/scripts\/main\.[0-9a-f]{16}\.js\.map$/)]);
  });

  test('a map that cannot be loaded is requested four times, and the records arrive unmapped', async ({ page }) => {
    const asked = mapRequests(page);
    await page.route('**/*.map', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${server.address}?member=gap-single&fail=gapSummary:500,headings:500`);
    await expect.poll(async () => (await logsOf(page, server.address)).length, { timeout: 30_000 }).toBe(2);
    for (const record of await logsOf(page, server.address)) {
      expect(record.fileName).toMatch(/\/scripts\/main\.[0-9a-f]{16}\.js$/);
    }
    expect(asked).toHaveLength(4);
  });
});

test('without source maps none is requested, and none is served', async ({ page }) => {
  const asked = mapRequests(page);
  await page.goto('/?member=gap-single&fail=gapSummary:500');
  const script = await page.locator('script[src*="/scripts/main."]').getAttribute('src');
  const logs = async () =>
    ((await (await page.request.get('/sandbox/sent.json')).json()) as { logs: Record<string, unknown>[] }).logs;
  await expect
    .poll(async () => (await logs()).map(({ fileName }) => fileName))
    .toEqual([new URL(String(script), page.url()).href]);
  expect(asked).toEqual([]);
  expect((await page.request.get(`${script}.map`)).status()).toBe(404);
});
