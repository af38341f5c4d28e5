import { expect, type Locator, type Page, test } from '@playwright/test';
import { atRest, openOverview, sent } from './portal';

const blockOf = (page: Page): Locator => page.getByRole('region', { name: 'Recommended for you' });

/** The message ids, sorted: events of the same moment arrive in any order. */
const impressions = async (page: Page): Promise<readonly string[]> =>
  (await sent(page)).analytics
    .filter(({ action }) => action === 'impression')
    .map(({ messageId }) => String(messageId))
    .sort();

/** The message ids of the impressions as they are sent, so that one that must not be sent is noticed at once. */
const impressionsLeaving = (page: Page): readonly string[] => {
  const leaving: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/analytics/event')) return;
    const { action, messageId } = request.postDataJSON() as { readonly action: string; readonly messageId: string };
    if (action === 'impression') leaving.push(messageId);
  });
  return leaving;
};

const three = ['NBO-SAVE', 'REC-ROADSIDE', 'REC-TRAVEL'];

test.describe('the impressions of the recommender', () => {
  test('are sent when the cards come into view, once each, and not before', { tag: '@wide' }, async ({ page }) => {
    const leaving = impressionsLeaving(page);
    await page.setViewportSize({ width: 1440, height: 700 });
    await openOverview(page, 'typical');
    await expect(blockOf(page).getByRole('article')).toHaveCount(3);
    await atRest(page);
    expect(leaving).toEqual([]);
    await blockOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => impressions(page)).toEqual(three);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await blockOf(page).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Balance' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await blockOf(page).scrollIntoViewIfNeeded();
    await atRest(page);
    expect([...leaving].sort()).toEqual(three);
    await page.reload();
    await blockOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => impressions(page)).toEqual([...three, ...three].sort());
  });

  test('leave out the cards of other pages, also those that pass by while the pages turn', { tag: '@wide' }, async ({
    page,
  }) => {
    const leaving = impressionsLeaving(page);
    await page.setViewportSize({ width: 412, height: 900 });
    await openOverview(page, 'typical');
    const block = blockOf(page);
    await expect(page.locator('.carousel-root')).toHaveCount(3);
    await block.scrollIntoViewIfNeeded();
    await expect.poll(() => impressions(page)).toEqual(['REC-TRAVEL']);
    await block.getByRole('button', { name: 'Go to page 3 of 3' }).click();
    await expect.poll(() => impressions(page)).toEqual(['NBO-SAVE', 'REC-TRAVEL']);
    await atRest(page);
    expect([...leaving].sort()).toEqual(['NBO-SAVE', 'REC-TRAVEL']);
    await block.getByRole('button', { name: 'Go to page 2 of 3' }).click();
    await expect.poll(() => impressions(page)).toEqual(three);
    await block.getByRole('button', { name: 'Go to page 1 of 3' }).click();
    await atRest(page);
    expect(leaving).toHaveLength(3);
  });
});

test('analytics blocked by an extension break nothing, and nothing is reported', { tag: '@wide' }, async ({ page }) => {
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  let tries = 0;
  await page.route('**/analytics/event', (route) => {
    tries += 1;
    return route.abort('blockedbyclient');
  });
  await openOverview(page, 'typical');
  const { logs } = await sent(page);
  await blockOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => tries).toBe(3);
  await atRest(page);
  expect(tries).toBe(3);
  expect((await sent(page)).logs).toEqual(logs);
  await blockOf(page).getByRole('link', { name: 'Start saving' }).click();
  await expect(page).toHaveURL(/\/portal\/quotes\/nbo-save$/);
  expect(crashes).toEqual([]);
});
