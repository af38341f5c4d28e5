import { expect, test } from '@playwright/test';
import { openOverview, violations } from './portal';

const tilesAtOnce = [
  { width: 991, count: 3 },
  { width: 990, count: 2 },
  { width: 767, count: 2 },
  { width: 766, count: 1 },
];

for (const { width, count } of tilesAtOnce) {
  test(`at ${width} px the outstanding actions stand ${count} at once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openOverview(page, 'outstanding-60');
    const block = page.getByRole('region', { name: 'Outstanding actions' });
    const shown = block.getByRole('group', { name: `1 of ${60 / count}`, exact: true });
    await expect(shown.getByRole('listitem')).toHaveCount(count);
    await expect(block.getByText(`Page 1 of ${60 / count}`)).toBeVisible();
  });
}

test('the dots of the outstanding actions are turned by the keyboard', async ({ page }) => {
  await openOverview(page, 'typical');
  const block = page.getByRole('region', { name: 'Outstanding actions' });
  const dots = block.getByRole('button', { name: /^Go to page/ });
  await expect(dots).toHaveCount(2);
  await dots.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(1)).toBeFocused();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a member without outstanding actions has no such block', async ({ page }) => {
  await openOverview(page, 'newcomer');
  await expect(page.getByText('You hold no products with us yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Outstanding actions' })).toHaveCount(0);
});

test('a rewards summary that fails says so and tries again', async ({ page }) => {
  await openOverview(page, 'typical', '&fail=rewardSummary:500');
  const panel = page.locator('[data-tile="active-rewards"]');
  await expect(panel).toContainText('Active Rewards could not be loaded. Please try again.');
  await page.request.post('/sandbox/faults/clear');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('progressbar', { name: 'Exercise' })).toBeVisible();
});

test('the balance view has the exercise ring and no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?member=typical#/bal-portfolio');
  const region = page.getByRole('region', { name: 'Active Rewards' });
  await expect(region.getByRole('progressbar', { name: 'Exercise' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"][data-tile]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
