import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import createCache from '@emotion/cache';
import { expect, type Page, test } from '@playwright/test';
import { packCss } from '../../config/webpack/optimisations/extractStyles/packCss.mjs';
import { styleTemplates } from '../../config/webpack/optimisations/extractStyles/takeOut.mjs';

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

/**
 * The rules of all style elements, as text. The page's own are those of its first picture, of the extracted styles, and
 * of emotion, whichever it has.
 */
const rulesOfPage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
  );

test('The page has the style of every styled element, and the sheet of the build applies', async ({ page }) => {
  await page.goto('/?member=newcomer');
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  const drawn = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class*=css-]')].flatMap(({ classList }) => [...classList])),
  ]);
  const rules = await rulesOfPage(page);
  const styled = drawn.filter((name) => name.startsWith('css-'));
  expect(styled.length).toBeGreaterThan(20);
  expect(styled.filter((name) => !rules.includes(`.${name}`))).toEqual([]);
  expect(await page.locator('style[media="not all"]').count()).toBe(0);
});
