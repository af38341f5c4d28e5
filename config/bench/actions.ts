import type { Browser } from '@playwright/test';
import { median, verdict } from './sizes';
import { slowPage } from './visits';

/** The most time and elements that many outstanding actions may need, as multiples of what ten need. */
const LONGEST_TIME = 1.5;
const MOST_ELEMENTS = 3;

/** More than any of these pages may take, in milliseconds. */
const GIVEN_UP = 50_000;

/** A page that has loaded: when, in milliseconds from its navigation, and how many elements it has. */
interface Rest {
  readonly milliseconds: number;
  readonly elements: number;
}

/** Opens the overview as a member of the sandbox in a fresh context, and waits until everything in view has loaded. */
const rest = async (browser: Browser, address: string, query: string, slowdown: number): Promise<Rest> => {
  const context = await browser.newContext();
  try {
    const page = await slowPage(context, slowdown);
    await page.goto(`${address}?${query}`);
    const read = await page.waitForFunction(
      () => {
        const blocks = [...document.querySelectorAll('main section')];
        const block = blocks.find((section) => section.querySelector('h2')?.textContent === 'Outstanding actions');
        const shown = block?.querySelector('[aria-roledescription="slide"]:not([inert])');
        const isThere =
          block?.querySelector('.carousel-root') &&
          shown?.querySelector('h3') &&
          !shown.textContent?.includes('Loading content...') &&
          document.querySelector('main article[data-tile]') &&
          !document.querySelector('main article[data-tile][aria-busy="true"]');
        return isThere
          ? { milliseconds: performance.now(), elements: document.querySelectorAll('*').length }
          : undefined;
      },
      undefined,
      { timeout: GIVEN_UP },
    );
    const found = await read.jsonValue();
    if (found === undefined) throw new Error(`${query} never came to rest`);
    return found;
  } finally {
    await context.close();
  }
};

const members = {
  ten: 'member=outstanding-10',
  thousand: 'member=outstanding-1000',
  late: 'member=outstanding-10&fail=mandateItems:late',
} as const;
const kinds = ['ten', 'thousand', 'late'] as const;

/**
 * Alternates visits of members with ten and with a thousand outstanding actions, and of one whose first source is late.
 * Returns the rows of a table with the medians, and whether every figure is within its limit.
 */
export const benchActions = async (
  browser: Browser,
  address: string,
  { runs, slowdown }: { readonly runs: number; readonly slowdown: number },
) => {
  const rests: Record<(typeof kinds)[number], Rest[]> = { ten: [], thousand: [], late: [] };
  for (let turn = 0; turn <= runs; turn += 1) {
    for (const kind of kinds) {
      const one = await rest(browser, address, members[kind], slowdown);
      // The first visit warms up the server.
      if (turn > 0) rests[kind].push(one);
    }
  }
  const compared = (kind: 'thousand' | 'late', figure: keyof Rest, most: number, unit: string) => {
    const of = (which: (typeof kinds)[number]) => median(rests[which].map((one) => one[figure]));
    const ratio = of(kind) / of('ten');
    const columns = [`${of('ten').toFixed(0)}${unit}`, `${of(kind).toFixed(0)}${unit} (${ratio.toFixed(2)})`];
    return { columns: [...columns, verdict(ratio <= most)], passed: ratio <= most };
  };
  const figures = [
    { name: 'a thousand: at rest', ...compared('thousand', 'milliseconds', LONGEST_TIME, ' ms') },
    { name: 'a thousand: elements in the page', ...compared('thousand', 'elements', MOST_ELEMENTS, '') },
    { name: 'one source 55 s late: the rest at rest', ...compared('late', 'milliseconds', LONGEST_TIME, ' ms') },
  ];
  return {
    rows: [
      ['outstanding actions', 'ten', 'the other', 'verdict'],
      ['---', '---', '---', '---'],
      ...figures.map(({ name, columns }) => [name, ...columns]),
    ],
    passed: figures.every(({ passed }) => passed),
  };
};
