import { expect, type Page, type Request, type Route } from '@playwright/test';
import { atRest, sidewaysScroll, violations } from '../../config/browser/accessibility';

export { atRest, sidewaysScroll, violations };

/** The calls that outlive the page: their body is never read, so they end with their status. */
const OUTLIVES = /\/(uilogging\/error|analytics\/event)$/;

const watched = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have not ended, from the first call of this function on. */
export const underWay = (page: Page): Set<Request> => {
  const known = watched.get(page);
  if (known !== undefined) return known;
  const requests = new Set<Request>();
  watched.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('response', (response) => {
    if (OUTLIVES.test(new URL(response.url()).pathname)) requests.delete(response.request());
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
};

/** Lets the page do everything that needs no time: its tasks run one after another, even if its clock stands still. */
export const haveTurns = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    }
  });

const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector(':is([aria-busy="true"], [data-skeleton]):not([inert] *)') !== null);

/**
 * Waits until everything that the page asked for has arrived and is drawn, and nothing moves: before that, what a test
 * measures or clicks may be moved or replaced. The page must have been opened by a function of this file.
 */
export const settled = async (page: Page): Promise<void> => {
  const requests = underWay(page);
  const isStill = async () => {
    await haveTurns(page);
    return requests.size === 0 && !(await isBusy(page));
  };
  await expect.poll(isStill, { intervals: [20, 50, 100] }).toBe(true);
  await atRest(page);
};

/** Opens an address, so that {@link settled} knows what the page asks for. */
export const open = async (page: Page, address: string): Promise<void> => {
  underWay(page).clear();
  await page.goto(address);
};

/**
 * Stops the page's clock, for all pages that are opened from now on: its timers only run when the test lets time pass, so
 * that they do however busy the machine is.
 */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
};

/** Waits until every tile has loaded or failed. */
export const tilesLoaded = async (page: Page): Promise<void> => {
  await expect(page.locator('article[data-tile]').first()).toBeVisible();
  await expect(page.locator('article[data-tile][aria-busy="true"]')).toHaveCount(0);
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

/** Goes to the other screen by the navigation. */
export const switchTo = async (page: Page, screen: 'Portfolio' | 'Balance'): Promise<void> => {
  await page.getByRole('link', { name: screen, exact: true }).click();
  const name = screen === 'Portfolio' ? 'Portfolio overview' : 'Balance portfolio';
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
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

/** The calls, as method, path and body, that the page sends from now on and whose path matches. */
export const requestsOf = (page: Page, match: RegExp): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (match.test(pathname)) seen.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  return seen;
};

/** The messages of the page's console from now on that match, errors that nobody caught among them. */
export const saidBy = (page: Page, match = /./): string[] => {
  const said: string[] = [];
  const note = (text: string) => match.test(text) && said.push(text);
  page.on('console', (message) => note(message.text()));
  page.on('pageerror', ({ message }) => note(message));
  return said;
};

/** What of the page's policy is violated from now on. */
export const violated = (page: Page): string[] => saidBy(page, /Content Security Policy|Trusted|integrity/i);

/** From now on the sandbox fails these calls of the page's session alone: with a status, or as a kind of its own. */
export const failFromNow = async (page: Page, kind: string, ...calls: readonly string[]): Promise<void> => {
  await page.request.get(`/sandbox?fail=${calls.map((call) => `${call}:${kind}`)}`);
};

/** What the portal has sent in this browser's session, as the sandbox saw it. */
export const sent = async (
  page: Page,
): Promise<Readonly<Record<'analytics' | 'logs' | 'calls', readonly Record<string, unknown>[]>>> =>
  (await page.request.get(new URL('/sandbox/sent.json', page.url()).href)).json();
