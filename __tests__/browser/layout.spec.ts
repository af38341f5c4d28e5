import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { resize, widths } from './geometry';
import { atRest, holdBack, open, settled, stopClock } from './portal';

/** Has the browser note what moves without any action of the member (web.dev/cls), and where it moves. */
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

/** How much has moved since the page was loaded. */
const moved = async (page: Page): Promise<{ readonly total: number; readonly what: string }> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), what: JSON.stringify(shifts) };
};

const expectStill = async (page: Page, when = ''): Promise<void> => {
  const { total, what } = await moved(page);
  expect(total, `${when} ${what}`).toBeLessThanOrEqual(0.02);
};

/** Waits until everything has loaded, the last block included. */
const complete = async (page: Page): Promise<void> => {
  await expect(page.getByRole('region', { name: 'Manage your details' })).toBeVisible();
  await settled(page);
};

/** Opens the overview; the late calls are answered once the first ones have been, and what these bring is drawn. */
const openInOrder = async (page: Page, member: string, late: RegExp, first: readonly string[]): Promise<void> => {
  const letThemCome = await holdBack(page, late);
  const answered = first.map((path) => page.waitForResponse((response) => response.url().includes(path)));
  await open(page, `/?member=${member}`);
  for (const response of await Promise.all(answered)) await response.finished();
  await atRest(page);
  letThemCome();
  await complete(page);
  await expectStill(page, String(late));
  await page.unrouteAll({ behavior: 'wait' });
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
    await resize(page, { width });
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
      await openInOrder(page, member, new RegExp(`/(${late})[^/]*(/|$)`), whatComesFirst);
      if (!visited) await page.evaluate(() => localStorage.clear());
    }
  });
}

const visits = ['typical', 'everything', 'newcomer', 'arrears'].flatMap((member) =>
  [360, 1440].map((width) => ({ member, width, visited: member === 'everything' })),
);

for (const { member, width, visited } of sampleOf(visits, 1)) {
  test(`hardly anything moves on a ${visited ? 'later' : 'first'} visit of ${member} at ${width} px, as the sandbox answers`, async ({
    page,
  }) => {
    await resize(page, { width, height: width === 360 ? 740 : 900 });
    await watchShifts(page);
    for (let visit = 0; visit <= Number(visited); visit += 1) {
      await open(page, `/?member=${member}`);
      await complete(page);
      await atRest(page);
    }
    await expectStill(page);
  });
}

test('banners on a phone are as tall as the room that is kept for them', async ({ page }) => {
  await resize(page, { width: 360 });
  const letThemCome = await holdBack(page, /banner/);
  await open(page, '/?member=typical');
  const banners = page.locator('[data-place="banners"]');
  const heightOf = async () => (await banners.boundingBox())?.height ?? 0;
  await expect(page.getByRole('region', { name: 'Manage your details' })).toBeVisible();
  const kept = await heightOf();
  letThemCome();
  await complete(page);
  expect(Math.abs((await heightOf()) - kept), `${kept} px were kept`).toBeLessThan(8);
});

// Rule `overview.hold`.
for (const width of widths) {
  test(`what is due pushes nothing down on the first visit of a member in arrears at ${width} px, if the blocks come before the products`, {
    tag: '@wide',
  }, async ({ page }) => {
    await resize(page, { width });
    await watchShifts(page);
    // The line of late arrears does push.
    await page.route('**/life/policy/arrears', () => {});
    const letThemCome = await holdBack(page, '**/portfolio/products');
    const first = page.waitForResponse((response) => response.url().includes('/will/action-items'));
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
    await expectStill(page);
  });
}

for (const width of sampleOf([...widths].reverse(), 1)) {
  test(`nothing moves on the second visit of a member in arrears at ${width} px, whatever comes last`, async ({
    page,
  }) => {
    test.slow();
    await resize(page, { width });
    await watchShifts(page);
    await open(page, '/?member=arrears');
    await complete(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('portfolio.room')), { message: 'four payments are due' })
      .toMatch(/^...4/);
    for (const [late, whatComesFirst] of [
      [/\/portfolio\/products$/, '/banner/summary'],
      [/\/policy\/arrears$/, '/will/summary'],
    ] as const) {
      await openInOrder(page, 'arrears', late, [whatComesFirst]);
    }
  });
}

test('little moves for a member who holds nothing, and less on the second visit', { tag: '@wide' }, async ({
  page,
}) => {
  await resize(page, { width: 360 });
  await watchShifts(page);
  await open(page, '/?member=newcomer');
  await complete(page);
  expect((await moved(page)).total).toBeLessThan(0.1);
  // What follows the offers is in view, and comes before them.
  const letThemCome = await holdBack(page, '**/recommendations/**');
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Manage your details' })).toBeAttached();
  await atRest(page);
  letThemCome();
  await complete(page);
  await expectStill(page);

  const { total } = await moved(page);
  await page.locator('main').evaluate((main) => {
    const above = document.createElement('div');
    above.style.blockSize = '300px';
    main.prepend(above);
  });
  const more = async () => (await moved(page)).total;
  await expect.poll(more, 'what does move is noticed').toBeGreaterThan(total + 0.1);
});
