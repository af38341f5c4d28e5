import { expect, type Page } from '@playwright/test';

export { sidewaysScroll, violations } from '../../config/browser/accessibility';

/** The widths at which every screen is tested, in CSS pixels. */
export const widths = [1440, 800, 360] as const;

/** Opens the overview as a member of the sandbox and waits until every tile has loaded or failed. */
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

/** The latest reference under which a message is in the server's error log. */
export const referenceOf = async (page: Page, message: string): Promise<string> => {
  const additional = (await sent(page)).logs.findLast((record) => record.message === message)?.additional;
  const reference: unknown = Array.isArray(additional) ? additional.at(-1) : undefined;
  if (typeof reference !== 'string') throw new Error(`The server was not told: ${message}`);
  return reference;
};

/** Waits until all that moves has come to rest, and what follows from it in the next frames has had its turn. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
