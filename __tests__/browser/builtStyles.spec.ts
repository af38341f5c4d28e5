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

test('Every style means the same nested by the browser as rewritten by emotion', async ({ page }) => {
  const styles = modules.flatMap((name) =>
    // The global styles are whole rules, which nothing is around.
    styleTemplates(readFileSync(path.join(sources, name), 'utf8')).flatMap(({ name: tag, pieces }) => {
      if (tag === 'css') return [];
      const css = filled(packCss(pieces));
      return { name, nested: `.style{${css}}`, rewritten: asEmotionWrites(css) };
    }),
  );
  const understood = await page.evaluate((all) => {
    const inParentheses = /\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g;
    // The commas between selectors, not those within them.
    const apart = (selectors: string) => {
      const inner: string[] = [];
      const plain = selectors.replace(inParentheses, (within) => `\u0000${inner.push(within) - 1}\u0000`);
      return plain
        .split(',')
        .map((selector) => selector.trim().replace(/\0(\d+)\0/g, (_, index: string) => inner[Number(index)] ?? ''));
    };
    const flat = (css: string): string[] => {
      const found: string[] = [];
      const walk = (rules: CSSRuleList, parents: readonly string[], conditions: string) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            const own = apart(rule.selectorText).flatMap((selector) => {
              if (parents.length === 0) return [selector];
              return parents.map((parent) =>
                selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`,
              );
            });
            if (rule.style.length > 0) found.push(`${conditions}${own.sort().join()}{${rule.style.cssText}}`);
            walk(rule.cssRules, own, conditions);
          } else if (rule.constructor.name === 'CSSNestedDeclarations') {
            found.push(`${conditions}${[...parents].sort().join()}{${(rule as CSSStyleRule).style.cssText}}`);
          } else if (rule instanceof CSSGroupingRule) {
            walk(rule.cssRules, parents, `${conditions}${rule.cssText.split('{', 1)[0]?.trim()} `);
          } else found.push(conditions + rule.cssText);
        }
      };
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      walk(sheet.cssRules, [], '');
      return found;
    };
    return all.map(({ name, nested, rewritten }) => ({ name, nested: flat(nested), rewritten: flat(rewritten) }));
  }, styles);
  expect(understood.filter(({ nested }) => nested.length === 0)).toEqual([]);
  expect(
    understood.filter(({ nested, rewritten }) => nested.join() !== rewritten.join()).map(({ name }) => name),
  ).toEqual([]);
});

test('The page has the first rule and the last one of its global styles', async ({ page }) => {
  await page.goto('/?member=newcomer');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('box-sizing', 'border-box');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(heading).toHaveCSS('animation-iteration-count', '1');
  await expect(heading).toHaveCSS('animation-duration', '1e-05s');
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

test('No style depends on which of two elements was styled first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?member=everything');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { differences, styles } = await page.evaluate(() => {
    const looks = () =>
      [...document.querySelectorAll<HTMLElement>('#root *')].map((one) => {
        const look = getComputedStyle(one);
        return [...look].map((name) => `${name}: ${look.getPropertyValue(name)}`);
      });
    const before = looks();
    let styles = 0;
    for (const sheet of document.styleSheets) {
      const first = [...sheet.cssRules].findIndex(({ cssText }) => cssText.includes('.css-'));
      if (first === -1) continue;
      // The rules of one style keep their order, however many it has.
      const groups: { readonly name: string | undefined; readonly rules: string[] }[] = [];
      for (const { cssText } of [...sheet.cssRules].slice(first)) {
        const name = /\.css-[\w-]+/.exec(cssText)?.[0];
        if (groups.length === 0 || groups.at(-1)?.name !== name) groups.push({ name, rules: [] });
        groups.at(-1)?.rules.push(cssText);
      }
      while (sheet.cssRules.length > first) sheet.deleteRule(first);
      for (const { rules } of groups.reverse()) for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
      styles += groups.length;
    }
    const differences = looks().flatMap((look, place) =>
      look.filter((value, index) => value !== before[place]?.[index]),
    );
    return { differences, styles };
  });
  expect(styles).toBeGreaterThan(40);
  expect(differences).toEqual([]);
});
