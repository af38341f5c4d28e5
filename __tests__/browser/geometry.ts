import { expect, type Locator, type Page } from '@playwright/test';
import { sidewaysScroll, violations } from '../../config/browser/accessibility';
import { sampleOf } from '../support/breadth';

/** The widths at which every screen is tested, in CSS pixels. */
export const widths = [1440, 800, 360] as const;

/** A window in CSS pixels, 900 high if nothing else is said; its text, in per cent, stays as it is if left out. */
export interface Look {
  readonly width: number;
  readonly height?: number;
  readonly text?: number;
}

/** How a look is named in a failure. */
export const nameOf = ({ width, height, text }: Look): string =>
  `${width}${height === undefined ? '' : ` by ${height}`} px${text === undefined ? '' : `, text at ${text} %`}`;

/** Gives the window and its text these sizes. */
export const resize = async (page: Page, { width, height = 900, text }: Look): Promise<void> => {
  await page.setViewportSize({ width, height });
  if (text === undefined) return;
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, text);
};

/** The same; nothing may scroll sideways then. */
export const resizeWithin = async (page: Page, look: Look): Promise<void> => {
  await resize(page, look);
  expect(await sidewaysScroll(page), nameOf(look)).toBe(0);
};

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where something that can be seen stands in the window, in CSS pixels. */
export const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${place} cannot be seen`);
  const { x: left, y: top, width, height } = box;
  const middle = { x: left + width / 2, y: top + height / 2 };
  return { ...box, left, top, right: left + width, bottom: top + height, middle };
};

/** In how many rows the elements stand, by their upper or lower edges. */
export const rowsOf = (elements: Locator, edge: 'top' | 'bottom' = 'top'): Promise<number> =>
  elements.evaluateAll(
    (all, side) => new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side]))).size,
    edge,
  );

/** The words of those elements that reach over a side of what holds them. */
export const beyond = (elements: Locator, holder: string): Promise<readonly (string | null)[]> =>
  elements.evaluateAll((all, selector) => {
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const edges = element.closest(selector)?.getBoundingClientRect();
      return edges === undefined || left < edges.left || right > edges.right;
    };
    return all.filter(isBeyond).map(({ textContent }) => textContent);
  }, holder);

/** The words of up to so many letters that break within, and what is wider than its column of the legend. */
export const damagedWords = (place: Locator, longest = 12) =>
  place.evaluate((whole, most) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.closest('[inert], script, style, noscript')) continue;
      for (const { 0: word, index } of node.data.matchAll(RegExp(`(?<!\\p{L})\\p{L}{3,${most}}(?!\\p{L})`, 'gu'))) {
        const range = document.createRange();
        // The hyphen that is drawn for a soft one counts as part of the letter after it.
        range.setStart(node, node.data[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    for (const { scrollWidth, clientWidth, textContent } of whole.querySelectorAll('[data-legend] li'))
      if (scrollWidth > clientWidth) found.push(`${textContent} leaves its column`);
    return found;
  }, longest);

// In a bounded run the widest and the narrowest page, and both schemes are seen, but not each width in each scheme.
const looks = sampleOf(
  [
    ...widths.map((width) => ({ width, colorScheme: 'light' as const })),
    ...widths.toReversed().map((width) => ({ width, colorScheme: 'dark' as const })),
  ],
  2,
);

/** No violation in either scheme, and no scrolling sideways, at any of the widths; the page must have settled. */
export const expectSound = async (page: Page): Promise<void> => {
  for (const { width, colorScheme } of looks) {
    await resizeWithin(page, { width });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
};
