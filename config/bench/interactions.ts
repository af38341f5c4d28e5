import type { Browser, Locator, Page } from '@playwright/test';
import { median, verdict } from './sizes';
import { slowPage } from './visits';

/** The longest that a press may take until what it does is painted, in milliseconds; a change of the screen may longer. */
const LONGEST = 100;
const LONGEST_CHANGE = 150;

/** Presses in a visit, one after another, each with its own figure. */
interface Presses {
  readonly member: string;
  readonly role?: 'button' | 'link';
  readonly names: readonly string[];
  /** A switch that is pressed last. */
  readonly last?: string;
}

const presses: readonly Presses[] = [
  { member: 'outstanding-60', names: ['See all 60', 'Show fewer'] },
  { member: 'outstanding-1000', names: ['See all 1,000', 'Show fewer'] },
  { member: 'outstanding-10', names: ['Go to page 2 of 4'] },
  { member: 'everything', names: ['What do these amounts mean?'] },
  { member: 'everything', names: ['Manage preferences'], last: 'Health' },
  { member: 'everything', names: ['Refresh'] },
  { member: 'everything', names: ['Balance', 'Portfolio'], role: 'link' },
  { member: 'gap-many', names: ['3 policies'] },
  { member: 'consent-pending', names: ['Manage Preferences'] },
];

/** How long to wait before each press and after it, in milliseconds: buttons of dialogs do not count at once. */
const PAUSE = 2_500;

// How long the browser took from a press to the paint of what it did.
const pressAndMeasure = async (page: Page, target: Locator): Promise<number> => {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE);
  await page.evaluate(() => {
    const { pressTimes } = window as unknown as { pressTimes: number[] };
    pressTimes.length = 0;
  });
  await target.click();
  await page.waitForTimeout(PAUSE);
  return page.evaluate(() => {
    const { pressTimes } = window as unknown as { pressTimes: number[] };
    return Math.max(0, ...pressTimes);
  });
};

/**
 * Presses buttons in fresh contexts and reads from the browser's event timing how long each took. Returns the rows of a
 * table with the medians, and whether every figure is within its limit.
 */
export const benchInteractions = async (
  browser: Browser,
  address: string,
  { runs, slowdown }: { readonly runs: number; readonly slowdown: number },
) => {
  const times = new Map<string, { readonly most: number; readonly values: number[] }>();
  for (let turn = 0; turn < runs; turn += 1) {
    for (const { member, names, role = 'button', last } of presses) {
      const context = await browser.newContext();
      try {
        const page = await slowPage(context, slowdown);
        await page.addInitScript(() => {
          const pressTimes: number[] = [];
          Object.assign(window, { pressTimes });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) pressTimes.push(entry.duration);
          }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        });
        await page.goto(`${address}?member=${member}`);
        await page.locator('main article[data-tile]:not([aria-busy="true"])').first().waitFor();
        const targets = names.map((name) => ({ name, target: page.getByRole(role, { name, exact: true }) }));
        if (last !== undefined) targets.push({ name: last, target: page.getByRole('switch', { name: last }) });
        for (const { name, target } of targets) {
          const title = `${name} (${member})`;
          const known = times.get(title) ?? { most: role === 'link' ? LONGEST_CHANGE : LONGEST, values: [] };
          known.values.push(await pressAndMeasure(page, target));
          times.set(title, known);
        }
      } finally {
        await context.close();
      }
    }
  }
  const figures = [...times].map(([name, { most, values }]) => ({ name, most, middle: median(values) }));
  return {
    rows: [
      ['press', 'until it is painted', 'verdict'],
      ['---', '---', '---'],
      ...figures.map(({ name, most, middle }) => [
        name,
        `${middle.toFixed(0)} ms (at most ${most} ms)`,
        verdict(middle <= most),
      ]),
    ],
    passed: figures.every(({ most, middle }) => middle <= most),
  };
};
