import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { beyond, boxOf, damagedWords, type Look, nameOf, resize, resizeWithin, widths } from './geometry';
import { holdBack, openOverview } from './portal';

const looks: readonly Look[] = [320, 360, 412, 768, 1024, 1440].flatMap((width) =>
  [100, 150, 175, 200].map((text) => ({ width, text })),
);

const amounts = [
  ['ZAR', 1_500_000.5],
  ['NGN', 98_765_432_101.5],
  ['USD', -98_765.4],
  ['ZAR', 1e21],
] as const;

/** The pieces of amounts that are cut by what holds them, or that break elsewhere than between their groups. */
const damagedAmounts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const amount of document.querySelectorAll<HTMLElement>('main [style*="--length"]')) {
      for (const piece of amount.childNodes) {
        const range = document.createRange();
        range.selectNodeContents(piece);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(`${piece.textContent} is broken`);
        for (let holder = amount.parentElement; holder !== null; holder = holder.parentElement) {
          const { left, right, top, bottom } = holder.getBoundingClientRect();
          const isCut = lines.some((line) => line.left < left - 1 || line.right > right + 1);
          const isClipped =
            getComputedStyle(holder).overflowY !== 'visible' &&
            lines.some((line) => line.top < top - 1 || line.bottom > bottom + 1);
          if (isCut || (isClipped && holder !== document.body && holder !== document.documentElement)) {
            found.push(`${amount.textContent} leaves ${holder.tagName}`);
            break;
          }
        }
      }
    }
    return found;
  });

// Rule `money.whole`.
for (const [currencyCode, amount] of sampleOf(amounts, 1)) {
  test(`no digit of ${currencyCode} ${amount} is cut, whatever the width and the size of the text`, async ({
    page,
  }) => {
    test.slow();
    const activePolicies = [{ policyName: 'Classic Life Plan', policyNumber: '5100348821' }];
    for (const [call, json] of Object.entries({
      'life/summary': { lifePolicy: [{ currencyCode, totalCoverAmount: amount, activePolicies }] },
      'life/policy/arrears': { totalArrearAmount: Math.abs(amount) },
      'invest/summary': { totalPolicies: 2, totalPortfolioAmount: amount },
      'umbrella/summary': { totalPolicies: 2, totalPortfolioAmount: amount },
    }))
      await page.route(`**/${call}`, (route) => route.fulfill({ json }));
    await openOverview(page, 'everything');
    await expect(page.locator('[data-tile="life"] [style*="--length"]').first()).toBeVisible();
    for (const look of sampleOf(looks, 8)) {
      await resizeWithin(page, look);
      expect(await damagedAmounts(page), nameOf(look)).toEqual([]);
    }
  });
}

// Rule `text.words`.
for (const [member, faults] of [
  ['everything'],
  ['inactive-rewards'],
  ['arrears'],
  ['typical', 'driveStatus:500'],
] as const)
  test(`no word that ${member} reads${faults === undefined ? '' : ' after a failure'} is broken by a narrow column, whatever the width and the size of the text`, {
    tag: '@wide',
  }, async ({ page }) => {
    test.slow();
    const label = 'A label of a hundred letters and some words '.repeat(3).slice(0, 100);
    await page.route('**/headings/summary', (route) =>
      route.fulfill({ json: { investNumberOfPoliciesText: label, groupRiskTest: label } }),
    );
    await openOverview(page, member, faults && `&fail=${faults}`);
    for (const [width, text] of [
      [1024, 100],
      [360, 200],
      [320, 150],
      [768, 200],
      [1024, 200],
      [320, 100],
      [1024, 150],
      [412, 175],
    ] as const) {
      const look = { width, text };
      await resizeWithin(page, look);
      expect(await damagedWords(page.locator('body')), nameOf(look)).toEqual([]);
    }
  });

// Rule `text.words`.
test('a word that is longer than its banner breaks at its edge instead of widening the page', async ({ page }) => {
  const heading = 'Jou gesondheidsvoordeleprogram is gereed';
  await page.route('**/rewards/banner', (route) =>
    route.fulfill({ json: { showBanner: true, bannerLink: '/a', heading } }),
  );
  await openOverview(page, 'everything');
  await resizeWithin(page, { width: 360, text: 200 });
});

test('a table in an action, and one long word or number of a service, stay within what holds them, and the medal keeps its size', {
  tag: '@wide',
}, async ({ page }) => {
  const body = `<div><h2>Fees</h2><p>Our fees.</p><table><tr>${'<td>Contribution</td>'.repeat(9)}</table></div>`;
  const word = 'Versicherungsgemeinschaftsmitgliedschaftsnummer';
  await page.route('**/cms/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const [call, json] of [
    ['vitality/status/drive', { status: word }],
    ['headings/summary', { gapNumberOfPoliciesText: word }],
    ['insure/summary', { policies: [], overallStatusDescription: word, drivePoints: 1e308 }],
    ['vitality/reward-summary/v3', { playCount: 1e308, goalProgressResponseList: [] }],
  ] as const)
    await page.route(`**/${call}`, (route) => route.fulfill({ json }));
  await openOverview(page, 'everything');
  const tables = page.locator('[data-fragment] table:not([inert] *)');
  const status = page.locator('[data-tile="rewards-drive"]');
  for (const width of [1280, 800, 320]) {
    await resizeWithin(page, { width });
    await expect(tables.first()).toBeVisible();
    expect(await beyond(tables, '[data-content-block]'), `${width} px`).toEqual([]);
    const long = page.locator('article').getByText(new RegExp(`^${word}$|^100,000,`));
    await expect(long).toHaveCount(5);
    expect(await beyond(long, 'article'), `${width} px`).toEqual([]);
    expect(await beyond(status, '[data-place] > *'), `${width} px`).toEqual([]);
    expect((await boxOf(status.locator('> svg'))).width, `${width} px`).toBe(40);
  }
});

// Rule `overview.refresh`.
test('"Refresh" has its place from the start, so that nothing moves when it comes, at any width', {
  tag: '@wide',
}, async ({ page }) => {
  const release = await holdBack(page, '**/portfolio/products');
  await page.goto('/?member=typical');
  const band = page.getByRole('heading', { level: 1, name: 'Portfolio overview' }).locator('..');
  const heights = async () => {
    const found: number[] = [];
    for (const width of [1440, 800, 520, 481, 360]) {
      await resizeWithin(page, { width });
      found.push(Math.round(10 * (await boxOf(band)).height) / 10);
    }
    return found;
  };
  const before = await heights();
  release();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(await heights()).toEqual(before);
});

// Rules `tile.retry`, `number.copy`.
test('"Try all again" is under no tile, and a number without a blank and its button stay within theirs, at every width', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route('**/will/summary', (route) => route.fulfill({ json: { policyNo: 'W'.repeat(300) } }));
  await openOverview(page, 'everything', '&fail=gapSummary:500,lifeSummary:500');
  const parts = page.locator('[data-tile="wills"] :is(bdi, button)');
  for (const width of widths) {
    await resize(page, { width });
    // Only what nothing covers can be pressed.
    await page.getByRole('button', { name: 'Try all again' }).click({ trial: true });
    await expect(parts).toHaveCount(2);
    await expect.poll(() => beyond(parts, '[data-tile]'), `${width} px`).toEqual([]);
  }
});

// Rules `number.select`, `number.copy`.
test('a number is selected by the mouse and copied by its button, without following the tile', {
  tag: '@wide',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOverview(page, 'typical');
  const address = page.url();
  const selected = async () => (await page.evaluate(() => String(getSelection()))).trim();
  const number = await boxOf(page.getByText('0784512369', { exact: true }));
  await page.mouse.dblclick(number.left + 20, number.middle.y);
  expect(await selected()).toBe('0784512369');
  // It ends on the link that covers the tile.
  const heading = await boxOf(page.locator('[data-tile="health"]').getByRole('link', { name: 'Health' }));
  await page.mouse.move(number.left + 40, number.middle.y);
  await page.mouse.down();
  await page.mouse.move(heading.left + 10, heading.top + 10, { steps: 6 });
  await page.mouse.up();
  expect(await selected()).toContain('0784');

  const copy = page.getByRole('button', { name: 'Copy Policy number 0784512369' });
  await copy.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('0784512369');
  await expect(copy).toBeFocused();
  expect(page.url()).toBe(address);
});

test.describe('With fingers', () => {
  test.use({ hasTouch: true });

  // Rules `number.select`, `tile.link`.
  test('a tap on the number of a policy follows its tile, and one on the button beside it copies', {
    tag: '@wide',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openOverview(page, 'typical');
    const tap = async (place: Locator) => {
      const { middle } = await boxOf(place);
      await page.touchscreen.tap(middle.x, middle.y);
    };
    const health = page.locator('[data-tile="health"]');
    await tap(health.getByRole('button', { name: 'Copy Policy number 0784512369' }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('0784512369');
    await tap(health.getByText('0784512369', { exact: true }));
    await expect(page).toHaveURL(/\/portal\/health$/);
  });
});
