import { expect, test } from '@playwright/test';
import { isWide } from '../support/breadth';
import { openOverview, sidewaysScroll, violations } from './portal';

// Rule `payments.due`.
test('a member in arrears sees that without scrolling, on a phone and on a wide page, and pays from there or from a tile', async ({
  page,
}) => {
  await openOverview(page, 'arrears');
  const due = page.getByRole('region', { name: 'Payments due' });
  for (const [width, height, colorScheme] of [
    [1440, 900, 'light'],
    [360, 740, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expect(due.getByText('Life insurance')).toBeInViewport({ ratio: 1 });
    await expect(due.getByText('$ 1,234.50')).toBeInViewport({ ratio: 1 });
    await expect(due.getByRole('link', { name: 'Fix it now' }).first()).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    if (isWide) expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
  await due.getByRole('link', { name: 'Fix it now' }).first().click({ trial: true });
  await page.locator('article[data-tile="insure"]').getByRole('link', { name: 'Fix it now' }).click();
  await expect(page).toHaveURL(/\/portfolio\/online-payments$/);
});

test('what could not be checked is as large as on the rest of the page', { tag: '@wide' }, async ({ page }) => {
  await openOverview(page, 'arrears', '&fail=lifeArrears:500');
  await expect(page.getByText(/^We could not check whether payments are due/)).toHaveCSS('font-size', '16px');
});

// Rule `debt.alert`.
test('on a phone the alert of a tile is one line with its link, and is whole where the text is large', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOverview(page, 'arrears');
  const alert = page.locator('[data-tile="insure"] [data-across]');
  const words = alert.getByRole('paragraph');
  await expect(alert).toHaveCSS('height', '44px');
  await expect(words).toHaveCSS('white-space', 'nowrap');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

// Rule `life.arrears`.
test('what is owed is as large as any other figure, red, and above the covers', { tag: '@wide' }, async ({ page }) => {
  await openOverview(page, 'arrears');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
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
  const pay = page
    .getByRole('region', { name: 'Payments due' })
    .getByRole('link', { name: /^Fix it now/ })
    .first();
  expect((await pay.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
