import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import createCache from '@emotion/cache';
import { expect, test } from '@playwright/test';
import { packCss } from '../../config/webpack/optimisations/extractStyles/packCss.mjs';
import { styleTemplates } from '../../config/webpack/optimisations/extractStyles/takeOut.mjs';
import { openOverview } from './portal';

const sources = path.resolve('src');
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

/**
 * A style with something in place of its expressions: a media query before a block, a value behind a property's name,
 * else a declaration or a pseudo-class.
 */
const filled = (pieces: readonly string[]): string =>
  pieces.reduce((before, piece) => {
    if (/@media\s*$/.test(before)) return `${before}(width < 767px)${piece}`;
    if (/^\s*\{/.test(piece) && /[;{}]\s*$/.test(before)) return `${before}@media (width < 991px)${piece}`;
    if (/[\w-]:\s*$/.test(before)) return `${before}none${piece}`;
    return /[;{}]\s*$/.test(before) ? `${before}order:1;${piece}` : `${before}:hover${piece}`;
  });

// Outside a browser emotion returns what it would insert, here without prefixes.
const emotion = createCache({ key: 'css', stylisPlugins: [] });
const asEmotionWrites = (css: string) =>
  String(emotion.insert('.style', { name: css, styles: css }, emotion.sheet, false) ?? '');

test('Every style means the same to the browser as written and as built', async ({ page }) => {
  const styles = modules.flatMap((name) =>
    styleTemplates(readFileSync(path.join(sources, name), 'utf8')).map(({ pieces }) => ({
      name,
      written: asEmotionWrites(filled(pieces)),
      built: asEmotionWrites(filled(packCss(pieces))),
    })),
  );
  expect(styles.length).toBeGreaterThan(80);
  const understood = await page.evaluate((all) => {
    // The browser writes each rule in one way, except for values that contain a custom property.
    const tidy = (text: string) =>
      text
        .replace(/\s*([,/])\s*/g, '$1')
        .replace(/\(\s+/g, '(')
        .replace(/\s+\)/g, ')')
        .replace(/\s+/g, ' ')
        .replace(/(?<![\d.])0(?=\.\d)/g, '');
    const rulesOf = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return [...sheet.cssRules].map((rule) => tidy(rule.cssText));
    };
    return all.map(({ name, written, built }) => ({ name, written: rulesOf(written), built: rulesOf(built) }));
  }, styles);
  expect(understood.filter(({ written }) => written.length === 0)).toEqual([]);
  for (const { name, written, built } of understood) expect(built, name).toEqual(written);
});

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
