import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compile, serialize, stringify } from 'stylis';
import { packCss } from '../../config/webpack/packCss.mjs';
import { styleTemplates } from '../../config/webpack/packTemplates.mjs';

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

const asEmotionWrites = (css: string) => serialize(compile(`.style{${css}}`), stringify);

test('Every style means the same to the browser as written and as built', async ({ page }) => {
  const styles = modules.flatMap((name) =>
    styleTemplates(readFileSync(path.join(sources, name), 'utf8')).map((pieces) => {
      const written = pieces.map(({ text }) => text);
      return { name, written: asEmotionWrites(filled(written)), built: asEmotionWrites(filled(packCss(written))) };
    }),
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
