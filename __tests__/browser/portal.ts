import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The widths that every screen is looked at, in CSS pixels. */
export const widths = [1440, 800, 360] as const;

/** Opens the overview as a member of the sandbox and waits until every tile has settled. */
export const openOverview = async (page: Page, member: string, query = ''): Promise<void> => {
  await page.goto(`/?member=${member}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"][data-tile]')).toHaveCount(0);
};

/** What the portal has sent in this browser's session, as the sandbox saw it. */
export const sent = async (
  page: Page,
): Promise<Readonly<Record<'analytics' | 'logs' | 'calls', readonly Record<string, unknown>[]>>> =>
  (await page.request.get('/sandbox/sent.json')).json();

/** The reference under which a message is found in the error log on the server, the latest of several. */
export const referenceOf = async (page: Page, message: string): Promise<string> => {
  const additional = (await sent(page)).logs.findLast((record) => record.message === message)?.additional;
  const reference: unknown = Array.isArray(additional) ? additional.at(-1) : undefined;
  if (typeof reference !== 'string') throw new Error(`The server was not told: ${message}`);
  return reference;
};

/** The page's violations of WCAG 2.2 AA, one readable line each. */
export const violations = async (page: Page): Promise<readonly string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** How far the page scrolls sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
