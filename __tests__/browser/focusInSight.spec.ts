import { expect, type Page, test } from '@playwright/test';
import { openDialog } from './dialog';
import { atRest, openOverview } from './portal';

/** How many pixels of what has the focus, from top to bottom, lie within an element. */
const coveredBy = (page: Page, selector: string): Promise<number> =>
  page.evaluate((name) => {
    const focused = document.activeElement?.getBoundingClientRect();
    const over = document.querySelector(name)?.getBoundingClientRect();
    if (focused === undefined || over === undefined) throw new Error(`Nothing has the focus, or there is no ${name}`);
    return Math.max(0, Math.min(focused.bottom, over.bottom) - Math.max(focused.top, over.top));
  }, selector);

const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', selector: string): Promise<void> => {
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press(key);
    await atRest(page);
    const name = await page.locator(':focus').textContent();
    expect(await coveredBy(page, selector), `${key} to ${name}`).toBe(0);
  }
};

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

test('what has the focus is not below the bar of the lost connection', async ({ page, context }) => {
  await openOverview(page, 'typical');
  await context.setOffline(true);
  await expect(page.locator('[data-offline]')).toBeInViewport();
  await page.getByRole('link', { name: 'View account' }).scrollIntoViewIfNeeded();
  await page.getByRole('article', { name: 'Travel insurance' }).getByRole('link').focus();
  await walk(page, 'Shift+Tab', '[data-offline]');
});

test('what has the focus is not below a message', async ({ page }) => {
  // This message stays until it is closed.
  const dialog = await openDialog(page, 'consent-pending', 'Marketing consent', '&fail=updateConsent:500');
  await dialog.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect(page.getByText('Your choice could not be saved.')).toBeVisible();
  await walk(page, 'Tab', '[data-above-dialogs] > [role="alert"] > *');
});
