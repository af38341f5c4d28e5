import { expect, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { openOverview, resizeWindowAndText } from './portal';

const sizes = [320, 360, 412, 768, 1024, 1440].flatMap((width) =>
  [100, 150, 175, 200].map((text) => ({ width, text })),
);

const amounts = [
  ['ZAR', 1_500_000.5],
  ['NGN', 98_765_432_101.5],
  ['USD', -98_765.4],
  ['ZAR', 1e21],
] as const;

/** The pieces of amounts that are cut by what holds them, or that break elsewhere than between their groups. */
const damaged = (page: Page) =>
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
for (const [currency, amount] of sampleOf(amounts, 1)) {
  test(`no digit of ${currency} ${amount} is cut, whatever the width and the size of the text`, async ({ page }) => {
    test.slow();
    await page.route('**/life/summary', (route) =>
      route.fulfill({
        json: {
          lifePolicy: [
            {
              currencyCode: currency,
              totalCoverAmount: amount,
              activePolicies: [{ policyName: 'Classic Life Plan', policyNumber: '5100348821' }],
            },
          ],
        },
      }),
    );
    await page.route('**/life/policy/arrears', (route) =>
      route.fulfill({ json: { totalArrearAmount: Math.abs(amount) } }),
    );
    for (const call of ['**/invest/summary', '**/umbrella/summary'])
      await page.route(call, (route) => route.fulfill({ json: { totalPolicies: 2, totalPortfolioAmount: amount } }));
    await openOverview(page, 'everything');
    await expect(page.locator('[data-tile="life"] [style*="--length"]').first()).toBeVisible();
    for (const { width, text } of sampleOf(sizes, 8)) {
      await resizeWindowAndText(page, width, text);
      expect(await damaged(page), `${width} px, ${text} %`).toEqual([]);
    }
  });
}
