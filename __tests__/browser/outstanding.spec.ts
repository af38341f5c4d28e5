import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { holdBack, openOverview, openProducts, sent, sidewaysScroll, violations } from './portal';

const blockOf = (page: Page): Locator => page.getByRole('region', { name: 'Outstanding actions' });
const presentSlide = (block: Locator): Locator => block.locator('[aria-roledescription="slide"]:not([inert])');

/** Answers the connected-device source with these items, and the other three with none. */
const openWithItems = async (page: Page, outstandingItems: unknown): Promise<Locator> => {
  await page.route('**/get-outstanding-items-by-entity-no', (route) => route.fulfill({ json: { outstandingItems } }));
  await page.route(/\/digital\/(consent|acceptance)$/, (route) => route.fulfill({ json: {} }));
  await page.route('**/will/action-items', (route) => route.fulfill({ json: [] }));
  await openOverview(page, 'typical');
  return blockOf(page);
};

/** What the page of a member holds and shows once everything has loaded. */
const settledPage = async (page: Page, member: string, query = '') => {
  await openProducts(page, member, query);
  const block = blockOf(page);
  await expect(page.locator('.carousel-root')).toHaveCount(3);
  await expect(presentSlide(block).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.locator('main [aria-busy="true"]:not([inert] *)')).toHaveCount(0);
  return {
    elements: await page.locator('*').count(),
    tiles: await page.locator('main article').allInnerTexts(),
    headings: await page.locator('main h2').allInnerTexts(),
    calls: (await sent(page)).calls,
  };
};

test('a thousand actions, and ten thousand, need at most three times the elements of ten', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const ten = await settledPage(page, 'outstanding-10');
  for (const member of ['outstanding-1000', 'outstanding-10000']) {
    const many = await settledPage(page, member);
    expect(many.elements).toBeLessThanOrEqual(3 * ten.elements);
    // Two pages of each source at most, whichever of them answers first.
    expect(many.calls.filter(({ call }) => call === 'fragment').length).toBeLessThan(30);
  }
  await blockOf(page)
    .getByRole('button', { name: /^Go to page 1 of/ })
    .focus();
  await page.keyboard.press('End');
  await expect(presentSlide(blockOf(page))).toHaveAttribute('aria-label', '3334 of 3334');
  await expect(presentSlide(blockOf(page)).getByRole('link')).toHaveAttribute('href', '/portal/wills/actions/3333');
});

test('a source that takes 55 seconds delays nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const healthy = await settledPage(page, 'outstanding-10');
  const slow = await settledPage(page, 'outstanding-10', '&fail=mandateItems:late');
  expect(slow.tiles.slice(0, -3)).toEqual(healthy.tiles.slice(0, -3));
  expect(slow.headings).toEqual(healthy.headings);
  await expect(presentSlide(blockOf(page)).getByRole('heading', { level: 3 })).toHaveText([
    'A consent waits for you',
    'Accept your new terms',
    'Review your will',
  ]);
});

test('a source that fails hides none of the others, and is not posted to the log', async ({ page }) => {
  await openOverview(page, 'typical', '&fail=mandateItems:500,digitalAcceptance:malformed,willItems:drop');
  await expect(presentSlide(blockOf(page)).getByRole('heading', { level: 3 })).toHaveText(['A consent waits for you']);
  expect((await sent(page)).logs).toEqual([]);
});

test('invalid items are skipped, and an item whose fragment cannot be loaded says so in its tile', async ({ page }) => {
  await page.route('https://other.example/**', (route) => route.abort());
  const block = await openWithItems(page, [
    null,
    'text',
    7,
    [null],
    {},
    { itemContentFragmentUrl: null },
    { itemContentFragmentUrl: '   ' },
    { itemContentFragmentUrl: { path: '/x' } },
    { itemContentFragmentUrl: '/portfolio/outstanding/device-mandate', redirectUrl: 'javascript:window.hacked=1' },
    { itemContentFragmentUrl: '/portfolio/outstanding/device-mandate', redirectUrl: '/portal/second' },
    { itemContentFragmentUrl: '/portfolio/outstanding/nowhere' },
    { itemContentFragmentUrl: 42 },
    { itemContentFragmentUrl: 'javascript:window.hacked=1' },
    { itemContentFragmentUrl: 'https://other.example/fragment' },
    { itemContentFragmentUrl: '//other.example/fragment' },
    { itemContentFragmentUrl: 'ftp://other.example/fragment' },
  ]);
  const names = ['1 of 3', '2 of 3', '3 of 3'];
  for (const [index, name] of names.entries()) {
    await block.getByRole('button', { name: `Go to page ${index + 1} of 3` }).click();
    await expect(presentSlide(block)).toHaveAttribute('aria-label', name);
    await expect(presentSlide(block).getByText('Loading content...')).toHaveCount(0);
    await expect(presentSlide(block).getByText('Unable to load content.')).toHaveCount([1, 3, 2][index] ?? 0);
  }
  await block.getByRole('button', { name: 'Go to page 1 of 3' }).click();
  const tiles = presentSlide(block).getByRole('listitem');
  await expect(tiles.nth(0).getByRole('link')).toHaveCount(0);
  await expect(tiles.nth(0).getByText('Sign the mandate')).toBeVisible();
  await expect(tiles.nth(1).getByRole('link', { name: 'Sign the mandate' })).toHaveAttribute('href', '/portal/second');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

for (const [what, items] of sampleOf(
  [
    ['null', null],
    ['an object', { 0: { itemContentFragmentUrl: '/x' } }],
    ['a text', 'items'],
    ['an empty list', []],
    ['a list of nothing readable', [null, 1, 'x']],
  ] as const,
  2,
)) {
  test(`a list that is ${what} makes no block, and the rest of the page stays`, async ({ page }) => {
    const block = await openWithItems(page, items);
    await expect(page.getByRole('region', { name: 'Manage your details' })).toBeVisible();
    await expect(block).toHaveCount(0);
    expect((await sent(page)).logs).toEqual([]);
  });
}

test.describe('the link of a fragment', () => {
  test.use({ hasTouch: true });

  for (const way of ['mouse', 'touch', 'keyboard'] as const) {
    test(`is followed by ${way}, to the item's own address`, async ({ page }) => {
      await openOverview(page, 'typical');
      const link = presentSlide(blockOf(page)).getByRole('link', { name: 'Choose a date' });
      if (way === 'mouse') await link.click();
      else if (way === 'touch') await link.tap();
      else await link.press('Enter');
      await expect(page).toHaveURL(/\/portal\/mandates\/fitting$/);
    });
  }
});

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

test('the open list is accessible, and open again after the page was reloaded', async ({ page }) => {
  await openOverview(page, 'outstanding-10');
  await blockOf(page).getByRole('button', { name: 'See all 10' }).click();
  const details = page.getByRole('region', { name: 'Manage your details' });
  await details.getByRole('button', { name: /^See all/ }).click();
  await expect(blockOf(page).getByRole('listitem')).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(blockOf(page).getByRole('button', { name: 'Show fewer' })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Show fewer' })).toBeVisible();
});

// Rule `list.focus`.
test('an action keeps the focus, and stays in view, when a slow source joins before it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letThemCome = await holdBack(page, '**/get-outstanding-items-by-entity-no');
  await openProducts(page, 'outstanding-10');
  const block = blockOf(page);
  const link = presentSlide(block).getByRole('link').first();
  await link.focus();
  const address = await link.getAttribute('href');
  letThemCome();
  await expect(block.getByRole('button', { name: 'See all 10' })).toBeVisible();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('href', address ?? '');
  await expect(focused).toBeInViewport();
  await expect(presentSlide(block).locator(':focus')).toHaveCount(1);
});
