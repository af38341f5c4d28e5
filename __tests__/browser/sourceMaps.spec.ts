import { expect, type Page, test } from '@playwright/test';
import { startServer } from './portalServer';

const mapRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.map')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

const logsOf = async (page: Page, address: string): Promise<readonly Record<string, unknown>[]> =>
  (
    (await (await page.request.get(new URL('/sandbox/sent.json', address).href)).json()) as {
      logs: Record<string, unknown>[];
    }
  ).logs;

test('records name the sources and their lines, and each map is fetched once', { tag: '@wide' }, async ({ page }) => {
  const server = await startServer({ logger: { sourceMaps: true } });
  const asked = mapRequests(page);
  await page.goto(`${server.address}?member=everything&fail=gapSummary:500,lifeSummary:500,willSummary:500`);
  await expect.poll(async () => (await logsOf(page, server.address)).length, { timeout: 30_000 }).toBe(3);
  for (const record of await logsOf(page, server.address)) {
    expect(record.fileName).toMatch(/src\/platform\/http\.ts$/);
    expect(record.lineNumber).toBeGreaterThan(10);
    expect(record.lineNumber).toBeLessThan(200);
  }
  expect(asked).toEqual([expect.stringMatching(/^\/scripts\/main\.[0-9a-f]{16}\.js\.map$/)]);
  server.stop();
});

test('without the operator’s wish neither source maps nor measures are requested, and no map is served', {
  tag: '@wide',
}, async ({ page }) => {
  const asked = mapRequests(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/?member=gap-single&fail=gapSummary:500');
  const script = await page.locator('script[src*="/scripts/main."]').getAttribute('src');
  await expect
    .poll(async () => (await logsOf(page, page.url())).map(({ fileName }) => fileName))
    .toEqual([new URL(String(script), page.url()).href]);
  expect(asked).toEqual([]);
  expect(scripts.filter((address) => address.includes('/measures.'))).toEqual([]);
  expect((await page.request.get(`${script}.map`)).status()).toBe(404);
});
