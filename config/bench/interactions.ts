import type { Browser, Page } from '@playwright/test';
import { median, verdict } from './sizes';
import { slowPage } from './visits';

/** The longest that a press may take until what it does is painted, in milliseconds; a change of the screen may longer. */
const LONGEST = 100;
const LONGEST_CHANGE = 150;

interface Press {
  readonly member: string;
  /** What is pressed, one after another, each with its own figure. */
  readonly buttons: readonly string[];
  readonly role?: 'link';
}

const presses: readonly Press[] = [
  { member: 'outstanding-60', buttons: ['See all 60', 'Show fewer'] },
  { member: 'everything', buttons: ['What do these amounts mean?'] },
  { member: 'everything', buttons: ['Manage preferences'] },
  { member: 'everything', buttons: ['Refresh'] },
  { member: 'everything', buttons: ['Balance', 'Portfolio'], role: 'link' },
  { member: 'gap-many', buttons: ['3 policies'] },
  { member: 'consent-pending', buttons: ['Manage Preferences'] },
];

/** How long to wait before each press and after it, in milliseconds: buttons of dialogs do not count at once. */
const PAUSE = 2_500;

// How long the browser took from a press to the paint of what it did.
const pressAndMeasure = async (page: Page, name: string, role: 'button' | 'link'): Promise<number> => {
  const target = page.getByRole(role, { name, exact: true });
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
    for (const { member, buttons, role = 'button' } of presses) {
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
        for (const name of buttons) {
          const known = times.get(name) ?? { most: role === 'link' ? LONGEST_CHANGE : LONGEST, values: [] };
          known.values.push(await pressAndMeasure(page, name, role));
          times.set(name, known);
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
