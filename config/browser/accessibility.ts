import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A page's violations of WCAG 2.2 AA and of best practice, one readable line each.
 * @param part a selector: only what is inside; the whole page if left out
 */
export const violations = async (page: Page, part?: string): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  const { violations: found } = await (part === undefined ? axe : axe.include(part)).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** How far the page scrolls sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
