import { expect, test } from '@playwright/test';
import { tileNames } from '../../src/contract/tileNames';
import { boxOf, expectSound, resize, resizeWithin, rowsOf, widths } from './geometry';
import { holdBack, openOverview, sent } from './portal';

test('a member who holds everything sees every tile in order at every width and at 400 % zoom, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOverview(page, 'everything');
  const tiles = page.locator('[data-products] article[data-tile]');
  for (const width of widths) {
    await resize(page, { width });
    const names = await tiles.evaluateAll((articles) => articles.map((article) => article.getAttribute('data-tile')));
    expect(names).toEqual(tileNames);
  }
  await expectSound(page);
  await resizeWithin(page, { width: 320, height: 256 });
});

// Rule `overview.retry`.
test('a failed portfolio is in sight on a phone, and its button keeps its width while it tries again', async ({
  page,
}) => {
  await resize(page, { width: 360, height: 740 });
  await page.goto('/?member=typical&fail=products:500');
  // Rule `alert.once`.
  const alert = page.getByRole('alert').filter({ hasText: 'Sorry' });
  await expect(alert).not.toContainText(/Reference|Try/);
  const button = page.getByRole('main').getByRole('button', { name: /^Try/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  const { width } = await boxOf(button);
  await holdBack(page, '**/portfolio/products');
  await button.press('Enter');
  await expect(button).toHaveText('Trying again');
  expect((await boxOf(button)).width).toBe(width);
});

// What the skip link leads to is tested without a browser.
test('the second skip link comes into view; links and buttons within a tile work above its own, which is followed anywhere else, and counted', async ({
  page,
}) => {
  await openOverview(page, 'everything');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to your products' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Bank', exact: true })).toBeFocused();

  const tile = (name: string) => page.locator(`article[data-tile="${name}"]`);
  await tile('card').getByRole('link', { name: 'View account' }).click({ trial: true });
  await tile('invest').getByRole('link', { name: 'View your action items' }).click({ trial: true });
  await page.getByRole('button', { name: /policies$/ }).click();
  await tile('wills').click({ position: { x: 24, y: 90 } });
  await expect(page).toHaveURL(/\/portal\//);
  await expect
    .poll(async () => (await sent(page)).analytics)
    .toContainEqual(expect.objectContaining({ category: 'tile', action: 'click', label: 'wills' }));
});

test('a first screenful shows what is held, on a phone and on a desk, where actions line up and banners fit', async ({
  page,
}) => {
  await openOverview(page, 'typical');
  const place = (selector: string) => boxOf(page.locator(selector).first());
  await resize(page, { width: 360, height: 740 });
  // The cards of a phone come a moment after its width.
  await expect.poll(async () => (await place('[data-tile]')).top).toBeLessThan(560);
  expect((await place('[data-tile="health"] [data-figures]')).bottom).toBeLessThan(740);
  for (const width of [991, 1024, 1280]) {
    await resize(page, { width, height: 768 });
    await expect(page.getByRole('link', { name: 'Find out more' }), `${width} px`).toBeInViewport({ ratio: 1 });
  }
  await resize(page, { width: 1440 });
  expect((await place('[data-place="banners"]')).top).toBe((await place('main > :first-child')).bottom);
  for (const tile of ['health', 'invest', 'life']) {
    await expect(page.locator(`[data-tile="${tile}"] [data-figures] bdi`).last(), tile).toBeInViewport({ ratio: 0.8 });
  }
  const links = page.getByRole('region', { name: 'Outstanding actions' }).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect.poll(() => rowsOf(links, 'bottom')).toBe(1);
});

// Rules `overview.order`, `payments.due`.
test('what is due, to do and held comes first on a phone, the document has the same order on a wide page, and what is due is seen without scrolling', async ({
  page,
}) => {
  await openOverview(page, 'arrears');
  const due = page.getByRole('region', { name: 'Payments due' });
  const pay = due.getByRole('link', { name: 'Fix it now' }).first();
  const inDocument = [
    'Payments due',
    'Outstanding actions',
    'Your products',
    'Highlights',
    'Rewards',
    'Recommended for you',
    'Manage your details',
  ];
  const [payments, actions, products, highlights, ...after] = inDocument;
  for (const { order, ...look } of [
    { width: 1440, order: [payments, highlights, actions, products, ...after] },
    { width: 360, height: 740, order: inDocument },
  ]) {
    await resizeWithin(page, look);
    for (const seen of [due.getByText('Life insurance'), due.getByText('$ 1,234.50'), pay])
      await expect(seen).toBeInViewport({ ratio: 1 });
    const regions = await page.locator('main section[aria-labelledby]').evaluateAll((all) =>
      all.map((region) => ({
        name: region.querySelector('h2')?.textContent,
        top: region.getBoundingClientRect().top,
      })),
    );
    expect(regions.map(({ name }) => name)).toEqual(inDocument);
    expect(regions.toSorted((one, other) => one.top - other.top).map(({ name }) => name)).toEqual(order);
  }
  await pay.click({ trial: true });
  expect((await boxOf(pay)).height).toBeGreaterThanOrEqual(44);
  // In a wide font the card's lower edge is 1.5 px below, and its link in sight.
  const seen = test.info().project.name === 'wide' ? 'li a' : 'li';
  expect((await boxOf(page.locator(`[data-place="actions"] ${seen}`).first())).bottom).toBeLessThan(740);
  await page.locator('article[data-tile="insure"]').getByRole('link', { name: 'Fix it now' }).click({ trial: true });
});

// Rules `life.arrears`, `debt.alert`.
test('what is owed is as large as any other figure, red, and above the covers; the alert of a tile is one line on a phone', {
  tag: '@wide',
}, async ({ page }) => {
  await openOverview(page, 'arrears');
  for (const width of [1440, 360]) {
    await resize(page, { width });
    const [owed, cover] = await page.locator('[data-tile="life"] [data-figures] bdi').evaluateAll((amounts) =>
      amounts.map((amount) => {
        const { fontSize, color } = getComputedStyle(amount);
        return { text: amount.textContent, fontSize, color, top: amount.getBoundingClientRect().top };
      }),
    );
    expect(owed?.text).toBe('$ 1,234.50');
    expect(owed?.fontSize, `${width} px`).toBe(cover?.fontSize);
    expect(owed?.color).not.toBe(cover?.color);
    expect(owed?.top, `${width} px`).toBeLessThan(cover?.top ?? 0);
  }
  const alert = page.locator('[data-tile="insure"] [data-across]');
  const words = alert.getByRole('paragraph');
  await expect(alert).toHaveCSS('height', '44px');
  await expect(words).toHaveCSS('white-space', 'nowrap');
  await resize(page, { width: 360, text: 200 });
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

// Rules `health.withdrawn`, `debt.alert`.
test('the alert of a withdrawn membership without a debt is read whole on a phone, because nothing repeats it', {
  tag: '@wide',
}, async ({ page }) => {
  const health = { id: 'health', active: false, policyWithdrawn: true, inDebt: false };
  await page.route('**/portfolio/products', (route) => route.fulfill({ json: { portfolioProducts: [health] } }));
  await resize(page, { width: 360, height: 740 });
  await openOverview(page, 'health-withdrawn');
  await expect(page.getByRole('region', { name: 'Payments due' })).toHaveCount(0);
  const words = page.locator('[data-tile="health"] [data-across]').getByRole('paragraph');
  await expect(words).toHaveText('Please check whether a payment is due on the withdrawn membership.');
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
