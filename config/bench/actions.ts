import type { Browser } from '@playwright/test';
import { type Figure, median, onSlowPage, repeatedly } from './measure';

/** The most time and elements that many outstanding actions may need, as multiples of what ten need. */
const LONGEST_TIME = 1.5;
const MOST_ELEMENTS = 3;

/** More than any of these pages may take, in milliseconds. */
const GIVEN_UP = 50_000;

/** Opens the overview and waits until everything in view has loaded; returns the time and the number of elements. */
const rest = (browser: Browser, address: string) =>
  onSlowPage(browser, async (page) => {
    await page.goto(address);
    const read = await page.waitForFunction(
      () => {
        const blocks = [...document.querySelectorAll('main section')];
        const block = blocks.find((section) => section.querySelector('h2')?.textContent === 'Outstanding actions');
        const shown = block?.querySelector('[aria-roledescription="slide"]:not([inert])');
        return (
          block?.querySelector('.carousel-root') &&
          shown?.querySelector('h3') &&
          !shown.textContent?.includes('Loading content...') &&
          document.querySelector('main article[data-tile]') &&
          !document.querySelector('main article[data-tile][aria-busy="true"]') && {
            milliseconds: performance.now(),
            elements: document.querySelectorAll('*').length,
          }
        );
      },
      undefined,
      { timeout: GIVEN_UP },
    );
    const found = await read.jsonValue();
    if (!found) throw new Error(`${address} never came to rest`);
    return found;
  });

/** Alternates visits of members with ten and with a thousand outstanding actions, and of one whose first source is late. */
export const benchActions = async (browser: Browser, address: string): Promise<readonly Figure[]> => {
  const rests = await repeatedly(async () => ({
    ten: await rest(browser, `${address}?member=outstanding-10`),
    thousand: await rest(browser, `${address}?member=outstanding-1000`),
    late: await rest(browser, `${address}?member=outstanding-10&fail=mandateItems:late`),
  }));
  const middle = (kind: 'ten' | 'thousand' | 'late', figure: 'milliseconds' | 'elements') =>
    median(rests.map((one) => one[kind][figure]));
  const compared = (name: string, kind: 'thousand' | 'late', figure: 'milliseconds' | 'elements', most: number) =>
    ({ name, value: middle(kind, figure) / middle('ten', figure), unit: 'times', most }) as const;
  return [
    { name: 'ten actions: at rest', value: middle('ten', 'milliseconds'), unit: 'ms' },
    compared('a thousand: at rest', 'thousand', 'milliseconds', LONGEST_TIME),
    { name: 'ten actions: in the page', value: middle('ten', 'elements'), unit: 'elements' },
    compared('a thousand: elements in the page', 'thousand', 'elements', MOST_ELEMENTS),
    compared('one source 55 s late: the rest at rest', 'late', 'milliseconds', LONGEST_TIME),
  ];
};
