import { expect, test } from '@playwright/test';
import { openOverview } from './portal';

test('The page has the style of every styled element as one class and one set of rules, and the sheet of the build applies', async ({
  page,
}) => {
  await openOverview(page, 'everything');
  const { drawn, tiles, rules, selectors } = await page.evaluate(() => {
    const stylesOf = (element: Element) => [...element.classList].filter((name) => name.startsWith('css-'));
    // The page's own sheets are those of its first picture, of the extracted styles, and of emotion, whichever it has.
    const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return {
      drawn: [...new Set([...document.querySelectorAll('[class*=css-]')].flatMap(stylesOf))],
      tiles: [...document.querySelectorAll('[data-products] article')].map((tile) => stylesOf(tile).join(' ')),
      rules: all.map(({ cssText }) => cssText).join(),
      selectors: all.flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
    };
  });
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((name) => !rules.includes(`.${name}`))).toEqual([]);
  expect(tiles.length).toBeGreaterThan(10);
  expect(new Set(tiles).size).toBe(1);
  expect(tiles[0]).toMatch(/^css-\w+$/);
  const ours = selectors.filter((selector) => selector.startsWith('.css-'));
  expect(new Set(ours).size).toBe(ours.length);
  expect(await page.locator('style[media="not all"]').count()).toBe(0);
});
