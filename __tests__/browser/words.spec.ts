import { expect, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { openOverview, resizeWindowAndText } from './portal';

const sizes = [
  [360, 200],
  [320, 150],
  [768, 200],
  [1024, 200],
  [320, 100],
  [1024, 150],
  [412, 175],
] as const;

/** The words of at most 12 letters that break within, and what is wider than the column of the legend that holds it. */
const damaged = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.closest('[inert], script, style, noscript')) continue;
      for (const { 0: word, index } of node.data.matchAll(/(?<!\p{L})\p{L}{3,12}(?!\p{L})/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    for (const { scrollWidth, clientWidth, textContent } of document.querySelectorAll('[data-legend] li'))
      if (scrollWidth > clientWidth) found.push(`${textContent} leaves its column`);
    return found;
  });

// Rule `text.words`.
test('no word is broken by a narrow column, whatever the width and the size of the text', { tag: '@wide' }, async ({
  page,
}) => {
  test.slow();
  const label = 'A label of a hundred letters and some words '.repeat(3).slice(0, 100);
  await page.route('**/headings/summary', (route) =>
    route.fulfill({ json: { investNumberOfPoliciesText: label, groupRiskTest: label } }),
  );
  await openOverview(page, 'everything');
  for (const [width, text] of sampleOf(sizes, 5)) {
    await resizeWindowAndText(page, width, text);
    expect(await damaged(page), `${width} px, ${text} %`).toEqual([]);
  }
});
