import { expect, type Page, test } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../config/browser/chromium.mjs';
import { environmentWithFonts } from '../../config/browser/fonts.mjs';
import { findBrowser } from '../../config/setup/browser.mjs';
import { openOverview, settled } from './portal';

// A browser of its own, which one worker starts for all of them.
test.describe.configure({ mode: 'default' });

// With scrollbars that take space, as on most desktops.
const executablePath = await findBrowser();
test.use({
  launchOptions: {
    args: CHROMIUM_ARGUMENTS,
    env: environmentWithFonts('arial'),
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath ? { executablePath } : {}),
  },
});

/** Everything that moves now: what it moves, and how long. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const { duration, iterations } = effect?.getTiming() ?? {};
      return {
        what: frames.flatMap(({ offset, computedOffset, easing, composite, ...moved }) => Object.keys(moved)),
        milliseconds: Number(duration) * Number(iterations),
      };
    }),
  );

/** Does everything that moves something, and returns what moved. */
const walk = async (page: Page) => {
  const seen: Awaited<ReturnType<typeof moving>>[number][] = [];
  const collect = async () => {
    seen.push(...(await moving(page)));
  };
  await page.locator('[data-tile="health"]').hover();
  await collect();
  await page.getByRole('button', { name: '2 policies' }).click();
  await collect();
  await page
    .getByRole('region', { name: 'Outstanding actions' })
    .getByRole('button', { name: /^Go to page 2/ })
    .click();
  await collect();
  await page.getByRole('button', { name: 'Manage preferences' }).click();
  await page.getByRole('dialog', { name: 'Manage preferences' }).waitFor();
  await collect();
  return seen;
};

// Rule `motion.properties`.
test('what moves is moved by transform and opacity alone, and at rest nothing moves', { tag: '@wide' }, async ({
  page,
}) => {
  await openOverview(page, 'everything');
  const seen = await walk(page);
  expect(seen.length).toBeGreaterThan(2);
  const allowed = ['transform', 'opacity', 'visibility'];
  expect(seen.flatMap(({ what }) => what).filter((name) => !allowed.includes(name))).toEqual([]);
  await settled(page);
  expect(await moving(page)).toEqual([]);
});

// Rule `motion.reduced`.
test('who wants less motion sees none: not in a carousel, a dialog, or behind it', { tag: '@wide' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOverview(page, 'everything');
  const seen = await walk(page);
  expect(seen.filter(({ milliseconds }) => milliseconds > 1)).toEqual([]);
  // A backdrop's movement may be over before it is looked at.
  const backdrop = await page
    .getByRole('dialog', { name: 'Manage preferences' })
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').animationDuration);
  expect(Number.parseFloat(backdrop)).toBeLessThan(0.001);
});

test('the page behind a dialog stays where it is', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOverview(page, 'typical');
  const left = () => page.locator('[data-tile="health"]').evaluate((tile) => tile.getBoundingClientRect().left);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await left();
  await page.getByRole('button', { name: 'Manage preferences' }).click();
  await page.getByRole('dialog', { name: 'Manage preferences' }).waitFor();
  await settled(page);
  // Lengths in vw leave out a kept scrollbar: a fraction of a pixel that nobody sees.
  expect(Math.abs((await left()) - before)).toBeLessThan(0.5);
});
