import { expect, type Page, test } from '@playwright/test';
import { boxOf } from './geometry';
import { openOverview, settled } from './portal';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const lastTile = (page: Page) => page.locator('main article[data-tile="emergency"]');

/** The distance of the last tile from the top of the window, in CSS pixels, once nothing moves any more. */
const placeOfLastTile = async (page: Page): Promise<number> => {
  const place = async () => Math.round((await boxOf(lastTile(page))).top);
  let before = Number.NaN;
  const isStill = async () => {
    const last = before;
    before = await place();
    return before === last;
  };
  await expect.poll(isStill).toBe(true);
  return before;
};

const outstandingPage = (page: Page) =>
  page.getByRole('region', { name: 'Outstanding actions' }).getByRole('button', { name: /^Go to page 3 of/ });

/** Turns the carousel, opens the list of policies, and scrolls to the last tile. */
const goFar = async (page: Page): Promise<number> => {
  await outstandingPage(page).click();
  await expect(outstandingPage(page)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: /^\d policies$/ }).click();
  await lastTile(page).scrollIntoViewIfNeeded();
  return placeOfLastTile(page);
};

const expectToBeBack = async (page: Page, place: number): Promise<void> => {
  await expect(page.getByRole('button', { name: /^\d policies$/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(outstandingPage(page)).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => Math.abs((await placeOfLastTile(page)) - place)).toBeLessThanOrEqual(2);
};

// Rule `session.return`.
test('a member who comes back from a product, or reloads, is where they were', async ({ page }) => {
  await openOverview(page, 'everything');
  const place = await goFar(page);
  await lastTile(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/portal\/|emergency/);
  await page.goBack();
  await expectToBeBack(page, place);
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('portfolio.positions') ?? 'null'));
  expect((kept as unknown[]).flat().every((number) => typeof number === 'number')).toBe(true);
  await page.reload();
  await expectToBeBack(page, place);
});

test('a member who comes back from the balance view is where they were, also after a product', async ({ page }) => {
  await openOverview(page, 'typical');
  const last = page.getByRole('heading', { name: 'Manage your details' });
  const place = async () => {
    await settled(page);
    return Math.round((await boxOf(last)).top);
  };
  // A key, because a member who has moved on one screen still has to be taken back on the next.
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  const before = await place();
  await page.evaluate(() => location.assign('#/bal-portfolio'));
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeFocused();
  await settled(page);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/portal/health');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  await settled(page);
  await page.goBack();
  await expect.poll(place).toBe(before);
});
