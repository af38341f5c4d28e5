import type { Browser } from '@playwright/test';
import { type Figure, median, onSlowPage, repeatedly } from './measure';

/** How long to keep measuring after the heading is there, in milliseconds. */
const SETTLING = 2_500;

/** Visits the overview; times are in milliseconds from the navigation. */
export const benchVisits = async (browser: Browser, address: string): Promise<readonly Figure[]> => {
  const visits = await repeatedly(() =>
    onSlowPage(browser, async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(SETTLING);
      return page.evaluate(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'longtask', buffered: true });
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const tasks = observer.takeRecords().filter(({ startTime }) => startTime >= firstPaint);
        return {
          callsLeft: Math.max(
            ...resources
              .filter(({ name }) => /\/(portfolio\/products|headings\/summary)$/.test(name))
              .map(({ startTime }) => startTime),
          ),
          scriptArrived: resources.find(({ name }) => name.includes('/scripts/main.'))?.responseEnd ?? Number.NaN,
          firstPaint,
          // 0 if none took 50 ms.
          longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
        };
      });
    }),
  );
  const time = (name: string, figure: keyof (typeof visits)[number]): Figure => ({
    name,
    value: median(visits.map((visit) => visit[figure])),
    unit: 'ms',
  });
  return [
    time('first calls left', 'callsLeft'),
    time('script arrived', 'scriptArrived'),
    time('first contentful paint', 'firstPaint'),
    time('longest task after the first paint', 'longestTask'),
  ];
};
