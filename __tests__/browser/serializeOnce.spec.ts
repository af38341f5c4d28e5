import { expect, test } from '@playwright/test';
import { openOverview } from './portal';

test('A style is one class and one set of rules, however many elements have it', async ({ page }) => {
  await openOverview(page, 'everything');
  const { classes, selectors } = await page.evaluate(() => ({
    classes: [...document.querySelectorAll('[data-products] article')].map(({ classList }) =>
      [...classList].filter((name) => name.startsWith('css-')).join(' '),
    ),
    selectors: [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
    ),
  }));
  expect(classes.length).toBeGreaterThan(10);
  expect(new Set(classes).size).toBe(1);
  expect(classes[0]).toMatch(/^css-\w+$/);
  const ours = selectors.filter((selector) => selector.startsWith('.css-'));
  expect(new Set(ours).size).toBe(ours.length);
});
