import { expect, type Page, test } from '@playwright/test';
import { boxOf, expectSound, resize, resizeWithin } from './geometry';
import { holdBack, open, openOverview } from './portal';

const block = (page: Page) => page.getByRole('region', { name: 'Rewards', exact: true });
const panel = (page: Page) => page.locator('[data-tile="active-rewards"]');
const drawing = (page: Page) => panel(page).locator('svg[role="presentation"]');

test('the rings are one still drawing of 245 px, readable in forced colours', async ({ page }) => {
  const moving = () => panel(page).evaluate((article) => article.getAnimations({ subtree: true }).length);
  await openOverview(page, 'rewards-one');
  expect(await moving()).toBe(0);
  expect((await boxOf(drawing(page))).height).toBe(245);
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

test('debts fit every width in either scheme, and a page of 320 px with text of twice the size', {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOverview(page, 'rewards-in-debt');
  await expectSound(page);
  const amount = page.getByRole('region', { name: 'Payments due' }).getByText('R 120.00', { exact: true }).first();
  expect(await amount.evaluate((element) => element.getClientRects().length), 'an amount is in one line').toBe(1);
  await resizeWithin(page, { width: 320 });
  expect((await boxOf(drawing(page))).height).toBe(152);
  await resizeWithin(page, { width: 320, text: 200 });
});

// The column, its content, its placeholder and the tiles beside it must have the same breakpoint.
test('the rewards are beside the products from 1272 px on, as wide as the tile below them, below them otherwise, and so is their placeholder', {
  tag: '@wide',
}, async ({ page }) => {
  const breakpoint = [
    [1271, false],
    [1272, true],
    [1273, true],
  ] as const;
  const tile = (name: string) => boxOf(page.locator(`[data-tile="${name}"]`));
  const release = await holdBack(page, /portfolio\/products/);
  await open(page, '/?member=everything');
  const stage = page.locator('[data-place="rewards"] > :first-child');
  for (const [width, beside] of breakpoint) {
    await resize(page, { width });
    const isTall = async () => ((await stage.boundingBox())?.height ?? 0) > 500;
    await expect.poll(isTall, `the placeholder at ${width} px`).toBe(beside);
  }
  release();
  await openOverview(page, 'everything');
  const lists = page.getByRole('region', { name: 'Your products' }).locator('> div');
  for (const [width, beside] of breakpoint) {
    await resize(page, { width });
    await expect(lists, `${width} px`).toHaveCount(beside ? 3 : 2);
    expect((await tile('health')).right <= (await boxOf(block(page))).left, `${width} px`).toBe(beside);
    const drawn = await block(page).evaluate((element) => getComputedStyle(element, '::after').content);
    expect(drawn !== 'none', `${width} px`).toBe(beside);
  }
  for (const width of [1280, 1440, 1920]) {
    await resize(page, { width });
    const [rewards, below] = [await boxOf(block(page)), await tile('healthy-company')];
    expect(Math.round(rewards.width), `${width} px`).toBe(Math.round(below.width));
    expect(Math.round((await tile('flexicare')).right), `${width} px`).toBe(Math.round(rewards.right));
  }
});

test('four parts of the rewards fill their rows, at any width', { tag: '@wide' }, async ({ page }) => {
  await openOverview(page, 'inactive-rewards');
  for (const width of [320, 360, 480, 800, 1440]) {
    await resize(page, { width });
    const parts = await block(page)
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((part) => ({
          top: part.getBoundingClientRect().top,
          beyond: part.scrollWidth - part.clientWidth,
        })),
      );
    expect(parts).toHaveLength(4);
    expect(
      parts.filter(({ beyond }) => beyond > 0),
      `${width} px`,
    ).toEqual([]);
    // One row, two equal ones, or four.
    const beside = parts.map(({ top }) => parts.filter((other) => other.top === top).length);
    expect(new Set(beside).size, `${width} px`).toBe(1);
  }
});
