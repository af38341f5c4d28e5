import { expect, type Page, test } from '@playwright/test';
import { widths } from './portal';

/** What moved without the member having done anything, as the browser reckons it (web.dev/cls), by where it moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; at: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 30));
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, at: entry.startTime, what: nodes.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; at: number; what: string }[] }).shifts);

const total = (shifts: readonly { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Opens the overview and waits until nothing is awaited any more. */
const openAndSettle = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Manage your details' })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0, { timeout: 30_000 });
};

for (const [member, width] of [...widths.map((width) => ['typical', width] as const), ['everything', 800] as const]) {
  test(`nothing moves while the overview of ${member} comes in at ${width} px, whatever comes first`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    // The blocks come after the products, then before them; and each time as on a first visit.
    for (const late of ['banner|digital|mandate|will', 'products']) {
      await page.route(new RegExp(`/(${late})[^/]*(/|$)`), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await openAndSettle(page, `/?member=${member}`);
      const shifts = await shiftsOf(page);
      expect(total(shifts), JSON.stringify(shifts)).toBeLessThan(0.05);
      await page.unrouteAll({ behavior: 'wait' });
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test('little moves for one who holds nothing, and less on the second visit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await watchShifts(page);
  await openAndSettle(page, '/?member=newcomer');
  expect(total(await shiftsOf(page))).toBeLessThan(0.1);
  await openAndSettle(page, '/');
  expect(total(await shiftsOf(page))).toBeLessThan(0.05);
});

test('the test itself sees what moves', async ({ page }) => {
  await watchShifts(page);
  await openAndSettle(page, '/?member=newcomer');
  const before = total(await shiftsOf(page));
  await page.locator('main').evaluate((main) => {
    const above = document.createElement('div');
    above.style.blockSize = '300px';
    main.prepend(above);
  });
  await expect.poll(async () => total(await shiftsOf(page))).toBeGreaterThan(before + 0.1);
});

test('what is being asked for has a place without a name, and a source that hangs holds nothing else up', async ({
  page,
}) => {
  await page.route(/\/(banner|digital|mandate|will)[^/]*(\/|$)/, () => undefined);
  await page.goto('/?member=typical');
  await expect(page.locator('[data-tile="bank"]')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('region', { name: 'Recommended for you' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Outstanding actions|Highlights/ })).toHaveCount(0);
  await expect(page.locator('main > div > [aria-hidden="true"], main > div[aria-hidden="true"]').first()).toBeVisible();
});
