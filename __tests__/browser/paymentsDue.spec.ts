import { expect, test } from '@playwright/test';
import { openOverview, sidewaysScroll, violations } from './portal';

// Rule `payments.due`.
test('a member in arrears sees that without scrolling, on a phone and on a wide page, in either scheme', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openOverview(page, 'arrears');
    const due = page.getByRole('region', { name: 'Payments due' });
    await expect(due.getByText('Life insurance')).toBeInViewport({ ratio: 1 });
    await expect(due.getByText('$ 1,234.50')).toBeInViewport({ ratio: 1 });
    await expect(due.getByRole('link', { name: 'Fix it now' }).first()).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
});

test('an amount in a message stays in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOverview(page, 'rewards-in-debt');
  const amount = page.getByRole('region', { name: 'Payments due' }).getByText('R 120.00', { exact: true }).first();
  expect(await amount.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('what could not be checked is as large as on the rest of the page', async ({ page }) => {
  await openOverview(page, 'arrears', '&fail=lifeArrears:500');
  await expect(page.getByText(/^We could not check whether payments are due/)).toHaveCSS('font-size', '16px');
});
