import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './portal';

const ownPaint = '.first-paint .products';

/** The page with its script at work, its products unanswered and its time stopped; the returned function answers. */
const openUnanswered = async (page: Page): Promise<() => void> => {
  await page.clock.install({ time: 0 });
  const answer = await holdBack(page, '**/portfolio/products');
  await page.clock.pauseAt(1_000);
  let fetchesMore = false;
  page.on('request', (request) => {
    fetchesMore ||= /\/scripts\/overview\./.test(request.url());
  });
  await page.goto('/?member=typical', { waitUntil: 'commit' });
  // The start lets the browser do other things in between.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return fetchesMore;
      },
      { intervals: [10] },
    )
    .toBe(true);
  for (let step = 0; step < 5; step += 1) await page.clock.runFor(1);
  return answer;
};

// Rule `start.draw`.
test("the page's own paint stays until the products have answered, and what is drawn then shows them", async ({
  page,
}) => {
  const answer = await openUnanswered(page);
  await page.clock.runFor(50);
  await expect(page.locator(ownPaint)).toBeVisible();
  const drawnFirst = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('.first-paint')) return;
          observer.disconnect();
          resolve(document.querySelectorAll('[data-tile]').length);
        }).observe(document, { subtree: true, childList: true });
      }),
  );
  answer();
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return page.locator(ownPaint).count();
    })
    .toBe(0);
  expect(await drawnFirst).toBeGreaterThan(0);
});

test('without an answer the portal draws itself after a tenth of a second', async ({ page }) => {
  const answer = await openUnanswered(page);
  await page.clock.runFor(150);
  await expect(page.locator(ownPaint)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  answer();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator('[data-tile]').count();
    })
    .toBeGreaterThan(0);
});

test('the HTML itself says that it needs JavaScript', async ({ request }) => {
  // With scripts switched off by a test, Chromium still parses as if they ran, so the text is read from the HTML.
  const page = await (await request.get('/')).text();
  expect(page).toContain('<noscript>portfolio-ui needs JavaScript.');
});

// Rule `start.browser`.
test('a browser that cannot draw the page is told so in words, and asks for no more', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) => condition[0] !== 'selector(&)' && supports(...condition);
  });
  await page.goto('/?member=typical');
  await expect(page.getByRole('alert')).toHaveText(
    'This browser is too old for the portal. Please update it or use another one.',
  );
  await expect(page.locator('.first-paint .products')).toBeHidden();
  await expect(page.locator('[data-tile]')).toHaveCount(0);
});
