import { expect, test } from '@playwright/test';
import { tileNames } from '../../src/contract/tileNames';
import { expectSound, holdBack, openOverview, sent, sidewaysScroll, widths } from './portal';

const everyTile: readonly string[] = tileNames;

test('a member who holds everything sees every tile in order at every width and at 400 % zoom, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOverview(page, 'everything');
  await expect(page.getByRole('region', { name: 'Outstanding actions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rewards' })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const tiles = page.locator('main article[data-tile]');
    const names = await tiles.evaluateAll((articles) => articles.map((article) => article.getAttribute('data-tile')));
    expect(names.filter((name) => everyTile.includes(name ?? ''))).toEqual(everyTile);
  }
  await expectSound(page);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeFocused();
});

// Rule `overview.retry`.
test('a failed portfolio is in sight on a phone, and "Try again" keeps the focus and its width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?member=typical&fail=products:500');
  // Rule `alert.once`.
  const alert = page.getByRole('alert').filter({ hasText: 'Sorry' });
  await expect(alert).not.toContainText(/Reference|Try/);
  const button = page.getByRole('main').getByRole('button', { name: /^Try/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  const width = () => button.evaluate((element) => element.clientWidth);
  const before = await width();
  const letThemFail = await holdBack(page, '**/portfolio/products');
  await button.press('Enter');
  await expect(button).toHaveText('Trying again');
  expect(await width()).toBe(before);
  await expect(button).toBeFocused();
  letThemFail();
  await expect(button).toHaveText('Try again');
  await expect(button).toBeFocused();
  await page.request.post('/sandbox/faults/clear');
  await button.press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a click anywhere on a tile follows its link, and is counted although the page is left', async ({ page }) => {
  await openOverview(page, 'typical');
  const tile = page.locator('article[data-tile="wills"]');
  await tile.scrollIntoViewIfNeeded();
  await tile.click({ position: { x: 24, y: 90 } });
  await expect(page).toHaveURL(/\/portal\//);
  await expect
    .poll(async () => (await sent(page)).analytics)
    .toContainEqual(expect.objectContaining({ category: 'tile', action: 'click', label: 'wills' }));
});

// Rule `skip.products`.
test('the keyboard skips to the products, and links and buttons within a tile work separately, above the tile’s link', async ({
  page,
}) => {
  await openOverview(page, 'everything');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to your products' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your products' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Bank', exact: true })).toBeFocused();

  const card = page.locator('article[data-tile="card"]');
  await card.getByRole('link', { name: 'Card', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: 'View account' })).toBeFocused();
  await card.getByRole('link', { name: 'View account' }).click({ trial: true });

  const policies = page.getByRole('button', { name: /policies$/ });
  await policies.click();
  await expect(policies).toHaveAttribute('aria-expanded', 'true');
  await page.locator('article[data-tile="invest"]').getByRole('link', { name: 'View your action items' }).click();
  await expect(page).toHaveURL(/\/portal\/.*action/);
});
