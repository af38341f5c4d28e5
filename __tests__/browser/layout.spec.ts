import { expect, type Page, test } from '@playwright/test';
import { atRest, widths } from './portal';

/** What moved without any action of the member, as the browser measures it (web.dev/cls), by where it moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; at: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 30));
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, at: entry.startTime, what: nodes.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; at: number; what: string }[] }).shifts);

const total = (shifts: readonly { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Waits until everything has loaded. */
const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('region', { name: 'Manage your details' })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0, { timeout: 30_000 });
};

for (const [member, width] of [...widths.map((width) => ['typical', width] as const), ['everything', 800] as const]) {
  test(`nothing moves while the overview of ${member} loads at ${width} px, whatever comes first`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    // The blocks come after the products, then before them; and each time as on a first visit.
    for (const [late, whatComesFirst] of [
      ['banner|digital|mandate|will', ['/headings/summary', '/bank/summary', '/health/summary']],
      ['products', ['/banner/summary', '/digital/consent', '/will/action-items']],
    ] as const) {
      let letThemCome = (): void => undefined;
      const theirTurn = new Promise<void>((resolve) => {
        letThemCome = resolve;
      });
      await page.route(new RegExp(`/(${late})[^/]*(/|$)`), async (route) => {
        await theirTurn;
        await route.continue();
      });
      const first = whatComesFirst.map((path) => page.waitForResponse((response) => response.url().includes(path)));
      await page.goto(`/?member=${member}`);
      for (const response of await Promise.all(first)) await response.finished();
      await atRest(page);
      letThemCome();
      await settled(page);
      const shifts = await shiftsOf(page);
      expect(total(shifts), JSON.stringify(shifts)).toBeLessThan(0.05);
      await page.unrouteAll({ behavior: 'wait' });
      await page.evaluate(() => localStorage.clear());
    }
  });
}

for (const member of ['typical', 'everything', 'newcomer', 'arrears']) {
  for (const width of [360, 1440]) {
    test(`hardly anything moves on the first visit of ${member} at ${width} px, as the sandbox answers`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await watchShifts(page);
      await page.goto(`/?member=${member}`);
      await settled(page);
      await atRest(page);
      const shifts = await shiftsOf(page);
      expect(total(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
    });
  }
}

for (const width of widths) {
  test(`nothing moves on the second visit of a member in arrears at ${width} px, whatever comes last`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto('/?member=arrears');
    await settled(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('portfolio.room')), { message: 'four payments are due' })
      .toMatch(/4$/);
    for (const [late, whatComesFirst] of [
      ['portfolio/products', '/banner/summary'],
      ['policy/arrears', '/will/summary'],
    ] as const) {
      let letItCome = (): void => undefined;
      const itsTurn = new Promise<void>((resolve) => {
        letItCome = resolve;
      });
      await page.route(`**/${late}`, async (route) => {
        await itsTurn;
        await route.continue();
      });
      const first = page.waitForResponse((response) => response.url().includes(whatComesFirst));
      await page.goto('/?member=arrears');
      await (await first).finished();
      await atRest(page);
      letItCome();
      await settled(page);
      const shifts = await shiftsOf(page);
      expect(total(shifts), `${late}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

// The column, its content, its placeholder and the tiles beside it must have the same breakpoint.
for (const [width, beside] of [
  [990, false],
  [991, true],
  [992, true],
] as const) {
  test(`the rewards are ${beside ? 'beside' : 'above'} the products at ${width} px, and so is their placeholder`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const roomMeasured = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/portfolio\/products/, async (route) => {
      await roomMeasured;
      await route.continue();
    });
    await page.goto('/?member=everything');
    const stage = page.locator('[data-railed] > :first-child');
    const roomHeight = (await stage.boundingBox())?.height ?? 0;
    expect(roomHeight > 600).toBe(beside);
    release();
    const rewards = page.getByRole('region', { name: 'Rewards' });
    const firstTile = page.getByRole('article', { name: 'Bank' });
    await expect(firstTile).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    const [column, tile] = [await rewards.boundingBox(), await firstTile.boundingBox()];
    if (column === null || tile === null) throw new Error('rewards and products are to be seen');
    expect(tile.x >= column.x + column.width).toBe(beside);
    const lists = page.getByRole('region', { name: 'Your products' }).locator('> div');
    await expect(lists).toHaveCount(beside ? 2 : 1);
    const drawn = await rewards.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(drawn !== 'none').toBe(beside);
  });
}

for (const width of [320, 360, 480, 800, 1440]) {
  test(`"Activate now" does not break within a word at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/?member=health-withdrawn');
    const activations = page.getByRole('region', { name: 'Rewards' }).getByText('Activate now');
    await expect(activations).toHaveCount(2);
    const lines = await activations.evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['Activate', 'now'].map((word) => {
          const text = element.firstChild;
          const start = text?.textContent?.indexOf(word) ?? -1;
          if (text === null || start < 0) return 'no such word';
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + word.length);
          return range.getClientRects().length;
        }),
      ),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  });
}

for (const width of [360, 800, 1440]) {
  test(`several general banners without the ars banner stay within their card, from its heading on, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/rewards/banner', (route) => route.fulfill({ json: { showBanner: false } }));
    await page.goto('/?member=typical');
    const card = page.getByRole('region', { name: 'Highlights' }).locator('[data-general]');
    await expect(card.locator('[data-content-block]')).toHaveCount(2);
    await expect(card.getByText('Loading content...')).toHaveCount(0);
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await expect(card.getByRole('heading', { name: 'Good to know' })).toBeInViewport({ ratio: 1 });
  });

  test(`four parts of the rewards side by side fill their rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/?member=inactive-rewards');
    const parts = page.getByRole('region', { name: 'Rewards' }).getByRole('article');
    await expect(parts).toHaveCount(4);
    const boxes = await parts.evaluateAll((articles) =>
      articles.map((article) => ({
        row: article.getBoundingClientRect().top,
        overflow: article.scrollWidth - article.clientWidth,
      })),
    );
    expect(boxes.map(({ overflow }) => overflow)).toEqual([0, 0, 0, 0]);
    const besideEach = boxes.map(({ row }) => boxes.filter((other) => other.row === row).length);
    expect(new Set(besideEach).size).toBe(1);
  });
}

test('little moves for a member who holds nothing, and less on the second visit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await watchShifts(page);
  await page.goto('/?member=newcomer');
  await settled(page);
  expect(total(await shiftsOf(page))).toBeLessThan(0.1);
  await page.goto('/');
  await settled(page);
  expect(total(await shiftsOf(page))).toBeLessThan(0.05);
});

test('the test itself detects movement', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/?member=newcomer');
  await settled(page);
  const before = total(await shiftsOf(page));
  await page.locator('main').evaluate((main) => {
    const above = document.createElement('div');
    above.style.blockSize = '300px';
    main.prepend(above);
  });
  await expect.poll(async () => total(await shiftsOf(page))).toBeGreaterThan(before + 0.1);
});

test('loading blocks have an unnamed placeholder, and a source that hangs delays nothing else', async ({ page }) => {
  await page.route(/\/(banner|digital|mandate|will)[^/]*(\/|$)/, () => undefined);
  await page.goto('/?member=typical');
  await expect(page.locator('[data-tile="bank"]')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('region', { name: 'Recommended for you' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Outstanding actions|Highlights/ })).toHaveCount(0);
  await expect(page.locator('main > div > [aria-hidden="true"], main > div[aria-hidden="true"]').first()).toBeVisible();
});
