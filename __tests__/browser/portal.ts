import { expect, type Page, type Route } from '@playwright/test';
import { atRest, sidewaysScroll, violations } from '../../config/browser/accessibility';
import { sampleOf } from '../support/breadth';
import { haveTurns, underWay } from './underWay';

export { atRest, sidewaysScroll, violations };

/** The widths at which every screen is tested, in CSS pixels. */
export const widths = [1440, 800, 360] as const;

const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector(':is([aria-busy="true"], [data-skeleton]):not([inert] *)') !== null);

/**
 * Waits until everything that the page asked for has arrived and is drawn, and nothing moves: before that, what a test
 * measures or clicks may be moved or replaced. The page must have been opened by a function of this file.
 */
export const settled = async (page: Page): Promise<void> => {
  const requests = underWay(page);
  await expect
    .poll(
      async () => {
        await haveTurns(page);
        return requests.size === 0 && !(await isBusy(page));
      },
      { intervals: [20, 50, 100] },
    )
    .toBe(true);
  await atRest(page);
};

/** Opens an address, so that {@link settled} knows what the page asks for. */
export const open = async (page: Page, address: string): Promise<void> => {
  underWay(page).clear();
  await page.goto(address);
};

/**
 * Opens the overview as a member of the sandbox and waits until every tile has loaded or failed. Blocks may still be on
 * their way: for a test that holds one of their calls back, or looks at how they arrive.
 */
export const openProducts = async (page: Page, member: string, query = ''): Promise<void> => {
  await open(page, `/?member=${member}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"][data-tile]')).toHaveCount(0);
};

/** Opens the overview as a member of the sandbox and waits until everything on it has loaded or failed. */
export const openOverview = async (page: Page, member: string, query = ''): Promise<void> => {
  await openProducts(page, member, query);
  await settled(page);
};

/** Holds back the requests of an address; `then` happens to them once the returned function is called. */
export const holdBack = async (
  page: Page,
  address: string | RegExp,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await then(route);
  });
  return () => release();
};

// In a bounded run the widest and the narrowest page, and both schemes are seen, but not each width in each scheme.
const looks = sampleOf(
  [
    { width: 1440, colorScheme: 'light' },
    { width: 800, colorScheme: 'light' },
    { width: 360, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
    { width: 800, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'dark' },
  ] as const,
  2,
);

/** No violation in either scheme, and no scrolling sideways, at any of the widths; the page must have settled. */
export const expectSound = async (page: Page): Promise<void> => {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
};

/** What the portal has sent in this browser's session, as the sandbox saw it. */
export const sent = async (
  page: Page,
): Promise<Readonly<Record<'analytics' | 'logs' | 'calls', readonly Record<string, unknown>[]>>> =>
  (await page.request.get('/sandbox/sent.json')).json();

/** Gives the window this width in CSS pixels and the text this size in per cent; nothing may scroll sideways. */
export const resizeWindowAndText = async (page: Page, width: number, text: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, text);
  expect(await sidewaysScroll(page), `${width} px, ${text} %`).toBe(0);
};
