import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing has moved for five frames, apart from endless animations. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The colours of the other scheme reach inner elements frame by frame.
    for (let quiet = 0; quiet < 5; ) {
      await new Promise(requestAnimationFrame);
      const moves = document
        .getAnimations()
        .some(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
      quiet = moves ? 0 : quiet + 1;
    }
  });

/**
 * What violates WCAG 2.2 AA and best practice within a selector, or on the page, one line each, once all is at rest.
 * axe is asked directly: its adapter for Playwright opens another page each time, for frames that are not here.
 */
export const violations = async (page: Page, part?: string): Promise<readonly string[]> => {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, tags }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations: found } = await checker.run(within ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { within: part, tags: TAGS },
  );
};

/** How far the page scrolls sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
