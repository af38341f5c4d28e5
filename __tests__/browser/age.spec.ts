import { expect, type Page, test } from '@playwright/test';
import { holdBack, openOverview, sidewaysScroll, violations } from './portal';

const fail = async (page: Page, ...calls: readonly string[]) => {
  for (const call of calls)
    await page.request.post('/sandbox/faults', { form: { call, kind: '500' }, maxRedirects: 0 });
};

const now = (page: Page) => page.evaluate(() => new Date().toTimeString().slice(0, 5));

// Rules `overview.refresh`, `overview.asOf`.
test('"Refresh" has the page anew, keeps the focus, and marks what could not be had', { tag: '@wide' }, async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  await openOverview(page, 'everything');
  const before = await now(page);
  await expect(page.getByText(`Updated at ${before}`)).toBeVisible();
  await page.clock.fastForward('10:00');
  const after = await now(page);
  await fail(page, 'willSummary', 'moneyStatus');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.press('Enter');
  await expect(page.getByText(`Updated at ${after}`)).toBeVisible();
  await expect(refresh).toBeFocused();
  await expect(page.getByText(`As of ${before}`)).toHaveCount(2);
  await expect(page.locator('[role="status"]').first()).toHaveText('Some of what you see could not be updated.');
  expect(await violations(page)).toEqual([]);
  await page.request.post('/sandbox/faults/clear', { maxRedirects: 0 });
  await page.getByRole('button', { name: 'Try again: Wills' }).click();
  await expect(page.locator('[data-tile="wills"]')).toBeFocused();
  await page.getByRole('button', { name: 'Try again: Money rewards' }).click();
  await expect(page.getByText(`As of ${before}`)).toHaveCount(0);
});

test('its place is there from the start, so that nothing moves when it comes, at any width', { tag: '@wide' }, async ({
  page,
}) => {
  const release = await holdBack(page, '**/portfolio/products');
  await page.goto('/?member=typical');
  const band = page.getByRole('heading', { level: 1, name: 'Portfolio overview' }).locator('..');
  await expect(band).toBeVisible();
  const heights = async () => {
    const found: number[] = [];
    for (const width of [1440, 800, 520, 481, 360]) {
      await page.setViewportSize({ width, height: 740 });
      found.push(await band.evaluate((element) => Math.round(10 * element.getBoundingClientRect().height) / 10));
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    }
    return found;
  };
  const before = await heights();
  release();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(await heights()).toEqual(before);
});
