import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { stopClock } from './interaction';
import { atRest, holdBack, open, openOverview, settled, widths } from './portal';

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

/** Waits until everything has loaded, the last block included. */
const complete = async (page: Page): Promise<void> => {
  await expect(page.getByRole('region', { name: 'Manage your details' })).toBeVisible();
  await settled(page);
};

// On its first visit nobody knows that a tile of "everything" will have a fragment.
const loads = [
  ...widths.map((width) => ({ member: 'typical', width, visited: false })),
  { member: 'everything', width: 360, visited: true },
  { member: 'everything', width: 800, visited: true },
];

for (const { member, width, visited } of loads) {
  test(`nothing moves while the overview of ${member} loads at ${width} px on a ${visited ? 'later' : 'first'} visit, whatever comes first`, {
    tag: '@wide',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    if (visited) {
      await open(page, `/?member=${member}`);
      await complete(page);
    }
    // The blocks come after the products, then before them. That no action moves for one of a slower source is tested in
    // virtual time.
    for (const [late, whatComesFirst] of [
      ['banner|digital|mandate|will', ['/headings/summary', '/bank/summary', '/health/summary']],
      ['products', ['/banner/summary', '/digital/consent', '/will/action-items']],
    ] as const) {
      const letThemCome = await holdBack(page, new RegExp(`/(${late})[^/]*(/|$)`));
      const first = whatComesFirst.map((path) => page.waitForResponse((response) => response.url().includes(path)));
      await open(page, `/?member=${member}`);
      for (const response of await Promise.all(first)) await response.finished();
      await atRest(page);
      letThemCome();
      await complete(page);
      const shifts = await shiftsOf(page);
      expect(total(shifts), `${late}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      await page.unrouteAll({ behavior: 'wait' });
      if (!visited) await page.evaluate(() => localStorage.clear());
    }
  });
}

const firstVisits = ['typical', 'everything', 'newcomer', 'arrears'].flatMap((member) =>
  [360, 1440].map((width) => [member, width] as const),
);

for (const [member, width] of sampleOf(firstVisits, 1)) {
  test(`hardly anything moves on the first visit of ${member} at ${width} px, as the sandbox answers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await watchShifts(page);
    await open(page, `/?member=${member}`);
    await complete(page);
    await atRest(page);
    const shifts = await shiftsOf(page);
    expect(total(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
}

// Rule `overview.hold`.
for (const width of widths) {
  test(`what is due pushes nothing down on the first visit of a member in arrears at ${width} px, if the blocks come before the products`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    // The line of late arrears does push.
    await page.route('**/life/policy/arrears', () => {});
    const letThemCome = await holdBack(page, '**/portfolio/products');
    const first = page.waitForResponse((response) => response.url().includes('/banner/summary'));
    // However busy the machine is, the second for which the blocks wait ends only if its time is let pass.
    await stopClock(page);
    const passing = (what: Locator) =>
      expect.poll(
        async () => {
          await page.clock.runFor(10);
          return (await what.count()) > 0;
        },
        { intervals: [10] },
      );
    await page.goto('/?member=arrears', { waitUntil: 'commit' });
    await (await first).finished();
    await passing(page.locator('main [data-skeleton]')).toBe(true);
    letThemCome();
    await passing(page.getByRole('region', { name: 'Payments due' })).toBe(true);
    await passing(page.getByRole('region', { name: 'Highlights' })).toBe(true);
    const shifts = await shiftsOf(page);
    expect(total(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
}

for (const width of sampleOf([...widths].reverse(), 1)) {
  test(`nothing moves on the second visit of a member in arrears at ${width} px, whatever comes last`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await open(page, '/?member=arrears');
    await complete(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('portfolio.room')), { message: 'four payments are due' })
      .toMatch(/^...4/);
    for (const [late, whatComesFirst] of [
      ['portfolio/products', '/banner/summary'],
      ['policy/arrears', '/will/summary'],
    ] as const) {
      const letItCome = await holdBack(page, `**/${late}`);
      const first = page.waitForResponse((response) => response.url().includes(whatComesFirst));
      await open(page, '/?member=arrears');
      await (await first).finished();
      await atRest(page);
      letItCome();
      await complete(page);
      const shifts = await shiftsOf(page);
      expect(total(shifts), `${late}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

// The column, its content, its placeholder and the tiles beside it must have the same breakpoint.
test('the rewards are beside the products from 1272 px on, as wide as the tile below them, below them otherwise, and so is their placeholder', {
  tag: '@wide',
}, async ({ page }) => {
  const breakpoint = [
    [1271, false],
    [1272, true],
    [1273, true],
  ] as const;
  const release = await holdBack(page, /portfolio\/products/);
  await open(page, '/?member=everything');
  const stage = page.locator('[data-place="rewards"] > :first-child');
  for (const [width, beside] of breakpoint) {
    await page.setViewportSize({ width, height: 900 });
    const isTall = async () => ((await stage.boundingBox())?.height ?? 0) > 500;
    await expect.poll(isTall, `the placeholder at ${width} px`).toBe(beside);
  }
  release();
  await complete(page);
  const rewards = page.getByRole('region', { name: 'Rewards' });
  const health = page.locator('[data-tile="health"]');
  const lists = page.getByRole('region', { name: 'Your products' }).locator('> div');
  for (const [width, beside] of breakpoint) {
    await page.setViewportSize({ width, height: 900 });
    await expect(lists, `${width} px`).toHaveCount(beside ? 3 : 2);
    const [column, tile] = [await rewards.boundingBox(), await health.boundingBox()];
    if (column === null || tile === null) throw new Error('rewards and products are to be seen');
    expect(tile.x + tile.width <= column.x, `${width} px`).toBe(beside);
    const drawn = await rewards.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(drawn !== 'none', `${width} px`).toBe(beside);
  }
  const edges = (of: Locator) =>
    of.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [left = 0, right = 0] = await edges(rewards);
    const [first = 0, last = 0] = await edges(page.locator('[data-tile="healthy-company"]'));
    expect(right - left, `${width} px`).toBe(last - first);
    expect((await edges(page.locator('[data-tile="flexicare"]')))[1], `${width} px`).toBe(right);
  }
});

test('"Activate now" does not break within a word, and four parts of the rewards fill their rows, at any width', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page, '/?member=inactive-rewards');
  const rewards = page.getByRole('region', { name: 'Rewards' });
  const activations = rewards.getByText('Activate now');
  const parts = rewards.getByRole('article');
  await expect(parts).toHaveCount(4);
  await complete(page);
  for (const width of [320, 360, 480, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
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
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
    const boxes = await parts.evaluateAll((articles) =>
      articles.map((article) => ({
        row: article.getBoundingClientRect().top,
        overflow: article.scrollWidth - article.clientWidth,
      })),
    );
    expect(
      boxes.map(({ overflow }) => overflow),
      `${width} px`,
    ).toEqual([0, 0, 0, 0]);
    const besideEach = boxes.map(({ row }) => boxes.filter((other) => other.row === row).length);
    expect(new Set(besideEach).size, `${width} px`).toBe(1);
  }
});

// Rule `tile.retry`.
test('"Try all again" lies above the tiles, and under none of them, at every width', { tag: '@wide' }, async ({
  page,
}) => {
  await openOverview(page, 'everything', '&fail=gapSummary:500,lifeSummary:500');
  const button = page.getByRole('button', { name: 'Try all again' });
  const bank = page.getByRole('article', { name: 'Bank' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Only what nothing covers can be pressed.
    await button.click({ trial: true });
    const [above, below] = [await button.boundingBox(), await bank.boundingBox()];
    if (above === null || below === null) throw new Error('the button and the tiles are to be seen');
    expect(above.y + above.height, `${width} px`).toBeLessThanOrEqual(below.y);
  }
});

test('little moves for a member who holds nothing, and less on the second visit', { tag: '@wide' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await watchShifts(page);
  await open(page, '/?member=newcomer');
  await complete(page);
  expect(total(await shiftsOf(page))).toBeLessThan(0.1);
  // What follows the offers is in view, and comes before them.
  const letThemCome = await holdBack(page, '**/recommendations/**');
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Manage your details' })).toBeAttached();
  await atRest(page);
  letThemCome();
  await complete(page);
  const moved = total(await shiftsOf(page));
  expect(moved).toBeLessThanOrEqual(0.02);

  await test.step('and what does move is noticed', async () => {
    await page.locator('main').evaluate((main) => {
      const above = document.createElement('div');
      above.style.blockSize = '300px';
      main.prepend(above);
    });
    await expect.poll(async () => total(await shiftsOf(page))).toBeGreaterThan(moved + 0.1);
  });
});

test('loading blocks have an unnamed placeholder, and a source that hangs delays nothing else', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route(/\/(banner|digital|mandate|will)[^/]*(\/|$)/, () => undefined);
  await open(page, '/?member=typical');
  await expect(page.locator('[data-tile="bank"]')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('region', { name: 'Recommended for you' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Outstanding actions|Highlights/ })).toHaveCount(0);
  await expect(page.locator('main > div > [aria-hidden="true"], main > div[aria-hidden="true"]').first()).toBeVisible();
});
