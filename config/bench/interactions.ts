import type { Browser, Locator, Page } from '@playwright/test';
import { type Figure, median, onSlowPage, RUNS } from './measure';

/** The longest that a press may take until what it does is painted, in milliseconds; a change of the screen may longer. */
const LONGEST = 100;
const LONGEST_CHANGE = 150;

/** How long to wait before each press and after it, in milliseconds: buttons of dialogs do not count at once. */
const PAUSE = 2_500;

/** How long a member holds a button down, in milliseconds. */
const HELD = 90;

/** What is pressed in a visit, one after another: buttons and switches by their names, or links. */
const presses = [
  { member: 'outstanding-60', names: ['See all 60', 'Show fewer'] },
  { member: 'outstanding-1000', names: ['See all 1,000', 'Show fewer'] },
  { member: 'outstanding-10', names: ['Go to page 2 of 4'] },
  { member: 'everything', names: ['What do these amounts mean?'] },
  { member: 'everything', names: ['Manage preferences', 'Health'] },
  { member: 'everything', names: ['Refresh'] },
  { member: 'everything', names: ['Balance', 'Portfolio'], areLinks: true },
  { member: 'gap-many', names: ['3 policies'] },
  { member: 'consent-pending', names: ['Manage Preferences'] },
];

// The times from each press to the paint of what it did are kept in the page.
const watchPresses = (): void => {
  const pressTimes: number[] = [];
  Object.assign(window, { pressTimes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) pressTimes.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

const pressAndMeasure = async (page: Page, target: Locator): Promise<number> => {
  const takeLongest = () =>
    page.evaluate(() => Math.max(0, ...(window as unknown as { pressTimes: number[] }).pressTimes.splice(0)));
  await target.hover();
  await page.waitForTimeout(PAUSE);
  await takeLongest();
  await target.click({ delay: HELD });
  await page.waitForTimeout(PAUSE);
  return takeLongest();
};

/** Presses buttons in fresh contexts, and reads from the browser's event timing how long each took. */
export const benchInteractions = async (browser: Browser, address: string): Promise<readonly Figure[]> => {
  const times = new Map<string, { readonly most: number; readonly values: number[] }>();
  for (let turn = 0; turn < RUNS; turn += 1) {
    for (const { member, names, areLinks = false } of presses) {
      await onSlowPage(browser, async (page) => {
        await page.addInitScript(watchPresses);
        await page.goto(`${address}?member=${member}`);
        await page.locator('main article[data-tile]:not([aria-busy="true"])').first().waitFor();
        for (const name of names) {
          const role = (kind: 'link' | 'button' | 'switch') => page.getByRole(kind, { name, exact: true });
          const target = areLinks ? role('link') : role('button').or(role('switch'));
          const title = `${name} (${member})`;
          const known = times.get(title) ?? { most: areLinks ? LONGEST_CHANGE : LONGEST, values: [] };
          known.values.push(await pressAndMeasure(page, target));
          times.set(title, known);
        }
      });
    }
  }
  return [...times].map(([name, { most, values }]) => ({ name, value: median(values), unit: 'ms', most }));
};
