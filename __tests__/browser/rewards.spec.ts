import { expect, type Page, test } from '@playwright/test';
import { isWide } from '../support/breadth';
import { expectSound, open, sent, sidewaysScroll } from './portal';

const block = (page: Page) => page.getByRole('region', { name: 'Rewards', exact: true });
const panel = (page: Page) => page.locator('[data-tile="active-rewards"]');

const openRewards = async (page: Page, member: string, query = ''): Promise<void> => {
  await open(page, `/?member=${member}${query}`);
  await expect(block(page)).toBeVisible();
  await expect(panel(page)).toHaveAttribute('aria-busy', 'false');
};

const others = [
  ['rewards-one', ''],
  ['rewards-two', ''],
  ['rewards-none', ''],
  ['inactive-rewards', ''],
  ['rewards-one', '&fail=rewardSummary:500,healthStatus:500,driveStatus:hang,moneyStatus:500'],
] as const;

for (const [member, query] of isWide ? others : []) {
  test(`the rewards block of ${member}${query} fits every width, and has no accessibility violation in either scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRewards(page, member, query);
    await expectSound(page);
  });
}

test('the rings are one still drawing of 245 px, readable in forced colours', async ({ page }) => {
  const moving = () => panel(page).evaluate((article) => article.getAnimations({ subtree: true }).length);
  await openRewards(page, 'rewards-one');
  expect(await moving()).toBe(0);

  const drawing = panel(page).locator('svg[role="presentation"]');
  expect((await drawing.boundingBox())?.height).toBe(245);
  await page.emulateMedia({ colorScheme: 'dark' });
  await panel(page).getByRole('link').focus();
  expect(await moving()).toBe(0);

  await page.emulateMedia({ colorScheme: null, forcedColors: 'active', reducedMotion: 'reduce' });
  const strokes = await panel(page)
    .locator('[data-value]')
    .evaluateAll((all) => all.map((circle) => getComputedStyle(circle).stroke));
  const [exercise, drive, money] = strokes;
  expect(exercise).toBe(money);
  expect(drive, 'the greyed ring differs').not.toBe(exercise);
  const paper = await panel(page).evaluate((article) => getComputedStyle(article).backgroundColor);
  expect(strokes).not.toContain(paper);
});

test('debts fit every width in either scheme, and a page of 320 px with text of twice the size; "Fix it now" leads to payments', {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRewards(page, 'rewards-in-debt');
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const amount = page.getByRole('region', { name: 'Payments due' }).getByText('R 120.00', { exact: true }).first();
  expect(await amount.evaluate((element) => element.getClientRects().length), 'an amount is in one line').toBe(1);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect((await panel(page).locator('svg[role="presentation"]').boundingBox())?.height).toBe(152);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(block(page).getByText('Your rewards membership is R 120.00 in arrears.')).toHaveCount(1);
  await block(page).getByRole('link', { name: 'Fix it now' }).first().click();
  await expect(page).toHaveURL(/\/portfolio\/online-payments$/);
});

test('a number and its unit share a line, the counts are equally tall, and following the panel counts as one click each time', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openRewards(page, 'rewards-two');
  const heights = await panel(page)
    .locator('li', { hasText: /plays|Miles/ })
    .evaluateAll((all) => all.map((count) => count.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThan(60);

  const link = panel(page).getByRole('link');
  const click = expect.objectContaining({ category: 'tile', action: 'click' });
  const clicks = async () => (await sent(page)).analytics.filter(({ label }) => label === 'active-rewards');
  await link.click({ button: 'middle' });
  await expect.poll(clicks, 'by the middle button').toEqual([click]);
  await link.click({ modifiers: ['Control'] });
  await expect.poll(clicks, 'with the control key').toEqual([click, click]);
  await link.press('Enter');
  await expect.poll(clicks, 'by Enter').toEqual([click, click, click]);
});
