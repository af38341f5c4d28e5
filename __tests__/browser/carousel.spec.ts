import { expect, type Locator, type Page, test } from '@playwright/test';
import { boxOf, type Place, resize } from './geometry';
import { openOverview, requestsOf, sidewaysScroll } from './portal';

const blockOf = (page: Page): Locator => page.getByRole('region', { name: 'Outstanding actions' });
const presentSlide = (block: Locator): Locator => block.locator('[aria-roledescription="slide"]:not([inert])');
const dot = (block: Locator, page: number): Locator =>
  block.getByRole('button', { name: new RegExp(`^Go to page ${page} of`) });

const openBlock = async (page: Page, member = 'outstanding-10', query = ''): Promise<Locator> => {
  await openOverview(page, member, query);
  const block = blockOf(page);
  await expect(block.locator('.carousel-root')).toBeVisible();
  await expect(presentSlide(block).getByText('Loading content...')).toHaveCount(0);
  await block.scrollIntoViewIfNeeded();
  return block;
};

const expectPage = async (block: Locator, name: string): Promise<void> => {
  await expect(presentSlide(block)).toHaveAttribute('aria-label', name);
};

/** Waits until the row stops moving, and returns where the current slide begins, relative to the frame. */
const restingPlace = async (block: Locator): Promise<number> => {
  await block.locator('.slider').evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)));
  const frame = await boxOf(block.locator('[aria-roledescription="carousel"]'));
  return Math.round((await boxOf(presentSlide(block))).left - frame.left);
};

const middleOf = async (place: Locator): Promise<Place> => (await boxOf(place)).middle;

const dragByMouse = async (page: Page, from: Place, by: Place): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 });
  await page.mouse.up();
};

const dragByFinger = async (page: Page, from: Place, by: Place): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
  await touch('touchEnd', 1);
};

// One visit for all that is tried with ten actions on four pages. What a drag and a key lead to is tested without a browser.
test('the dots and the mouse turn the pages, and leave clicks to the links', async ({ page }) => {
  const block = await openBlock(page);
  const link = () => middleOf(presentSlide(block).getByRole('link').nth(1));

  // Rule `carousel.movement`.
  await test.step('the dots turn the page, the row moves there in 500 ms, and other pages are not met', async () => {
    await expectPage(block, '1 of 4');
    const row = block.locator('.slider');
    // Noted as it begins: a busy machine may ask only after the 500 ms.
    await row.evaluate((element) =>
      element.addEventListener('transitionrun', () => {
        const [turn] = element.getAnimations();
        element.setAttribute('data-turned-in', String(turn?.effect?.getTiming().duration));
      }),
    );
    await dot(block, 2).click();
    await expectPage(block, '2 of 4');
    await expect(row).toHaveAttribute('data-turned-in', '500');
    expect(await restingPlace(block)).toBe(0);
    await expect(block.getByRole('heading', { level: 3 })).toHaveCount(3);
  });

  await test.step('a swipe turns the page from anywhere on it, even on a link, and opens no link', async () => {
    const address = page.url();
    await dragByMouse(page, await link(), { x: 60, y: 4 });
    await expectPage(block, '1 of 4');
    expect(await restingPlace(block)).toBe(0);
    // It may end outside the carousel.
    const start = await link();
    await dragByMouse(page, start, { x: 40 - start.x, y: 0 });
    await expectPage(block, '2 of 4');
    await restingPlace(block);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  });

  await test.step('a swipe follows the pointer, with both pages in view, and goes back if it was too short', async () => {
    const { x, y } = await middleOf(presentSlide(block));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 300, y, { steps: 5 });
    expect(await restingPlace(block)).toBe(-300);
    await expect(block.getByRole('group', { name: '3 of 4', includeHidden: true })).toHaveCSS('visibility', 'visible');
    await page.mouse.move(x - 20, y, { steps: 5 });
    await page.mouse.up();
    await expectPage(block, '2 of 4');
    expect(await restingPlace(block)).toBe(0);
  });

  await test.step('a click without movement is left to the link', async () => {
    await presentSlide(block).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/portal\/mandates\/4$/);
  });
});

test.describe('a swipe by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

  test('turns the page if it is sideways, and leaves vertical scrolling to the page and a tap to the link', {
    tag: '@wide',
  }, async ({ page }) => {
    const block = await openBlock(page);
    const start = await middleOf(presentSlide(block));
    await dragByFinger(page, start, { x: -150, y: 10 });
    await expectPage(block, '2 of 10');
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    await dragByFinger(page, await middleOf(presentSlide(block)), { x: -60, y: -200 });
    await expect.poll(scrolled).toBeGreaterThan(before + 50);
    await expectPage(block, '2 of 10');
    await block.scrollIntoViewIfNeeded();
    await presentSlide(block).getByRole('link').tap();
    await expect(page).toHaveURL(/\/portal\/mandates\/2$/);
  });
});

test('right to left: keys and swipes go in the reading direction', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
  });
  const block = await openBlock(page);
  await dot(block, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expectPage(block, '2 of 4');
  expect(await restingPlace(block)).toBe(0);
  await dragByMouse(page, await middleOf(presentSlide(block)), { x: -160, y: 0 });
  await expectPage(block, '1 of 4');
  expect(await sidewaysScroll(page)).toBe(0);
});

// Rule `carousel.start`.
test('the carousels load together with their blocks, and one page has no dots', { tag: '@wide' }, async ({ page }) => {
  const scripts = requestsOf(page, /^\/scripts\/.*(overview|carousel)/);
  await openOverview(page, 'typical');
  await expect(presentSlide(blockOf(page)).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.locator('.carousel-root')).toHaveCount(3);
  expect(scripts).toEqual([expect.stringContaining('/overview.')]);
  const offers = page.getByRole('region', { name: 'Recommended for you' });
  await expect(offers.getByRole('article')).toHaveCount(3);
  await expect(offers.getByRole('button')).toHaveCount(0);

  await test.step('an offer or a detail that has the focus keeps it, and stays in sight, in a zoomed window', async () => {
    const details = page.getByRole('region', { name: 'Manage your details' });
    for (const region of [offers, details]) {
      await resize(page, { width: 1280 });
      const link = presentSlide(region).getByRole('link').nth(2);
      const name = (await link.textContent()) ?? '';
      await link.focus();
      await resize(page, { width: 640 });
      const kept = presentSlide(region).getByRole('link', { name, exact: true });
      await expect(kept).toBeFocused();
      await expect(kept).toBeInViewport();
    }
  });
});
