import type { Browser } from '@playwright/test';
import { median } from './sizes';
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

type Kind = keyof typeof members;

/** Rows of the bench's second table, and whether every figure is within its limit. */
export interface ActionFigures {
  readonly rows: readonly (readonly string[])[];
  readonly passed: boolean;
}

/** The median figures of alternating visits. */
export const actionFigures = (rests: Readonly<Record<Kind, readonly Rest[]>>): ActionFigures => {
  const time = (kind: Kind) => median(rests[kind].map(({ milliseconds }) => milliseconds));
  const elements = (kind: Kind) => median(rests[kind].map((one) => one.elements));
  const compared = (kind: Kind) => {
    const ratio = time(kind) / time('ten');
    return { text: `${time(kind).toFixed(0)} ms (${ratio.toFixed(2)})`, passed: ratio <= LONGEST_TIME };
  };
  const thousand = compared('thousand');
  const late = compared('late');
  const held = elements('thousand') / elements('ten');
  const verdict = (passed: boolean): string => (passed ? 'PASS' : 'FAIL');
  return {
    rows: [
      ['outstanding actions', 'ten', 'the other', 'verdict'],
      ['---', '---', '---', '---'],
      ['a thousand: at rest', `${time('ten').toFixed(0)} ms`, thousand.text, verdict(thousand.passed)],
      [
        'a thousand: elements in the page',
        String(elements('ten')),
        `${elements('thousand')} (${held.toFixed(2)})`,
        verdict(held <= MOST_ELEMENTS),
      ],
      ['one source 55 s late: the rest at rest', `${time('ten').toFixed(0)} ms`, late.text, verdict(late.passed)],
    ],
    passed: thousand.passed && late.passed && held <= MOST_ELEMENTS,
  };
};

/**
 * Alternates visits of members with ten and with a thousand outstanding actions, and of one whose first source is late.
 */
export const benchActions = async (
  browser: Browser,
  address: string,
  { runs, slowdown }: { readonly runs: number; readonly slowdown: number },
): Promise<ActionFigures> => {
  const rests: Record<Kind, Rest[]> = { ten: [], thousand: [], late: [] };
  for (let turn = 0; turn <= runs; turn += 1) {
    for (const kind of ['ten', 'thousand', 'late'] as const) {
      const one = await rest(browser, address, members[kind], slowdown);
      // The first visit warms up the server.
      if (turn > 0) rests[kind].push(one);
    }
  }
  return actionFigures(rests);
};
