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
    await expect(due.getByText('1,234.50')).toBeInViewport({ ratio: 1 });
    await expect(due.getByRole('link', { name: 'Fix it now' }).first()).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
});

test('"Fix it now" of a payment that is due leads to the payments', async ({ page }) => {
  await openOverview(page, 'arrears');
  await page.getByRole('region', { name: 'Payments due' }).getByRole('link', { name: 'Fix it now' }).first().click();
  await expect(page).toHaveURL(/\/portfolio\/online-payments$/);
});
