import { expect, test } from '@playwright/test';
import { openOverview, sidewaysScroll, violations } from './portal';

const bar = 'Session';

test('when the session has ended, a bar leads to sign in and back to the same screen', async ({ page }) => {
  await openOverview(page, 'everything');
  await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
  await page.request.post('/sandbox/faults', { form: { call: 'productsBalance', status: '401' } });
  await page.getByRole('link', { name: 'Balance' }).click();
  const region = page.getByRole('region', { name: bar });
  await expect(region).toContainText('Your session has ended');
  await expect(page.locator('[role=status]').filter({ hasText: 'Your session has ended' })).toHaveCount(1);
  await region.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/portal\/sign-in\?returnUrl=/);
  await page.getByRole('link', { name: 'Sign in and go back' }).click();
  await expect(page).toHaveURL(/#\/bal-portfolio$/);
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
  await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
});

test('the bar stays in sight where the member reads on, and behind a dialog', async ({ page }) => {
  await page.goto('/?member=everything&fail=willItems:401');
  const region = page.getByRole('region', { name: bar });
  await expect(region).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await expect(region).toBeInViewport();
  await page.goto('/?member=consent-pending&fail=willItems:401');
  await page.getByRole('dialog', { name: 'Marketing consent' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: bar }).getByRole('link', { name: 'Sign in again' })).toBeVisible();
});

test('the bar is there although its script cannot be had', async ({ page }) => {
  await page.route('**/scripts/sign-in.*', (route) => route.abort());
  await page.goto('/?member=everything&fail=willItems:401');
  await expect(page.locator('p').filter({ hasText: 'Your session has ended' })).toBeVisible();
});

for (const [width, scheme] of [
  [1440, 'light'],
  [320, 'dark'],
] as const) {
  test(`the bar has no accessibility violation at ${width} px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openOverview(page, 'typical', '&fail=willItems:401');
    await expect(page.getByRole('region', { name: bar })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
