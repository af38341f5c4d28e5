import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The measurements of one visit to a page; times in milliseconds from its navigation. */
export interface Visit {
  /** When each early call was sent, by its path. */
  readonly calls: readonly { readonly path: string; readonly left: number }[];
  readonly scriptArrived: number;
  readonly firstPaint: number;
  /** The longest task that began after the first paint; 0 if none took 50 ms. */
  readonly longestTask: number;
}

/** How long to keep measuring after the heading is there, in milliseconds. */
const SETTLING = 2_500;

/** A mobile connection, in bytes a second: over loopback the order of calls would make no difference. */
export const LINE = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 375_000 };

/** A page of a context, on that connection and with the processor slowed down by `slowdown`. */
export const slowPage = async (context: BrowserContext, slowdown: number): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  return page;
};

const EARLY = /\/(portfolio\/products|headings\/summary)$/;

/** Opens a page in a fresh context, slowed down by `slowdown`, and reads its times. */
export const visit = async (browser: Browser, address: string, slowdown: number): Promise<Visit> => {
  const context = await browser.newContext();
  try {
    const page = await slowPage(context, slowdown);
    await page.addInitScript(() => {
      const tasks: { start: number; duration: number }[] = [];
      Object.assign(window, { benchTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(SETTLING);
    const read = await page.evaluate(() => {
      const { benchTasks } = window as unknown as { benchTasks: { start: number; duration: number }[] };
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        tasks: benchTasks,
        resources: resources.map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      };
    });
    const paths = read.resources.map((resource) => ({ ...resource, path: new URL(resource.name).pathname }));
    return {
      calls: paths.filter(({ path }) => EARLY.test(path)).map(({ path, startTime }) => ({ path, left: startTime })),
      scriptArrived: paths.find(({ path }) => /^\/scripts\/main\./.test(path))?.responseEnd ?? Number.NaN,
      firstPaint: read.firstPaint,
      longestTask: Math.max(
        0,
        ...read.tasks.filter(({ start }) => start >= read.firstPaint).map(({ duration }) => duration),
      ),
    };
  } finally {
    await context.close();
  }
};
