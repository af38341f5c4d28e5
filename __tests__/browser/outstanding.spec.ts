import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { openOverview, sent, sidewaysScroll, violations } from './portal';

const blockOf = (page: Page): Locator => page.getByRole('region', { name: 'Outstanding actions' });
const presentSlide = (block: Locator): Locator => block.locator('[aria-roledescription="slide"]:not([inert])');

// Rule `list.steps`.
for (const [width, height] of sampleOf(
  [
    [360, 740],
    [1440, 900],
  ] as const,
  1,
)) {
  test(`ten thousand actions can be seen as a list at ${width} px, and only what comes near is fetched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openOverview(page, 'outstanding-10000');
    const block = blockOf(page);
    const seeAll = block.getByRole('button', { name: 'See all 10,000' });
    await seeAll.press('Enter');
    const fewer = block.getByRole('button', { name: 'Show fewer' });
    await expect(fewer).toBeFocused();
    const items = block.getByRole('listitem');
    await expect(items).toHaveCount(50);
    await expect(items.nth(4).getByRole('heading', { level: 3 })).toBeVisible();
    await items.nth(49).scrollIntoViewIfNeeded();
    await expect(items.nth(49).getByRole('heading', { level: 3 })).toBeVisible();
    await expect(items).toHaveCount(100);
    expect(await sidewaysScroll(page)).toBe(0);
    expect((await sent(page)).calls.filter(({ call }) => call === 'fragment').length).toBeLessThan(100);
    await fewer.press('Enter');
    await expect(seeAll).toBeFocused();
    await expect(presentSlide(block)).toHaveCount(1);
  });
}

test('the open list is accessible, and open again after the page was reloaded', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openOverview(page, 'outstanding-10');
  await blockOf(page).getByRole('button', { name: 'See all 10' }).click();
  const details = page.getByRole('region', { name: 'Manage your details' });
  await details.getByRole('button', { name: /^See all/ }).click();
  await expect(blockOf(page).getByRole('listitem')).toHaveCount(10);
  expect(await violations(page, 'main')).toEqual([]);
  await page.reload();
  await expect(blockOf(page).getByRole('button', { name: 'Show fewer' })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Show fewer' })).toBeVisible();
});
