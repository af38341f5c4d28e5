import { expect, type Page, test } from '@playwright/test';
import { openDialog, pressesCount } from './dialog';
import { boxOf, nameOf, resize } from './geometry';
import { atRest, failFromNow, holdBack, openOverview } from './portal';

/**
 * How many pixels of what has the focus, from top to bottom, lie within an element, although there is room beside it;
 * as much of a card as has no room in a small window does not count.
 */
const coveredBy = (page: Page, selector: string): Promise<number> =>
  page.evaluate((name) => {
    const focused = document.activeElement?.getBoundingClientRect();
    const over = document.querySelector(name)?.getBoundingClientRect();
    if (focused === undefined || over === undefined) throw new Error(`Nothing has the focus, or there is no ${name}`);
    const room = Math.max(over.top, innerHeight - over.bottom);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    const covered = Math.min(focused.bottom, over.bottom) - Math.max(focused.top, over.top);
    return Math.max(0, Math.floor(covered - Math.max(0, focused.height + padding - room)));
  }, selector);

const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', selector: string): Promise<void> => {
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press(key);
    await atRest(page);
    const name = await page.locator(':focus').textContent();
    expect(await coveredBy(page, selector), `${key} to ${name}`).toBe(0);
  }
};

/** What has the focus, and by how many pixels it reaches beyond the sides of the window. */
const beyondSides = async (page: Page) => {
  const focused = page.locator(':focus');
  const { left, right } = await boxOf(focused);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  return { name: await focused.textContent(), beyond: Math.max(0, Math.round(-left), Math.round(right - width)) };
};

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

test('what has the focus is not below the bar of the lost connection', { tag: '@wide' }, async ({ page, context }) => {
  await openOverview(page, 'typical');
  await context.setOffline(true);
  await expect(page.locator('[data-offline]')).toBeInViewport();
  expect((await boxOf(page.locator('header'))).top).toBe((await boxOf(page.locator('[data-offline]'))).bottom);
  await page.getByRole('link', { name: 'View account' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Get a travel quote' }).focus();
  await walk(page, 'Shift+Tab', '[data-offline]');
});

// Rule `focus.kept`.
test('what has the focus keeps it in a window of another width', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOverview(page, 'everything');
  const widths = [1440, 720, 360, 1440];
  for (const focused of [
    page.locator('[data-tile="travel"]').getByRole('link').first(),
    page
      .getByRole('region', { name: 'Outstanding actions' })
      .getByRole('button', { name: /^Go to page/ })
      .first(),
  ]) {
    await focused.focus();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await atRest(page);
      await expect(focused, `${width} px wide`).toBeFocused();
    }
  }
});

// Rules `focus.sight`, `session.end`.
test('what has the focus is not below the bar of the ended session', { tag: '@wide' }, async ({ page }) => {
  await openOverview(page, 'typical');
  await resize(page, { width: 320, height: 256 });
  await failFromNow(page, '401', 'products');
  await page.getByRole('button', { name: 'Refresh' }).click();
  const bar = '[aria-label="Session"]';
  await expect(page.locator(bar)).toBeVisible();
  const link = page.getByRole('link', { name: 'Sign in again' });
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  // At the edge of the window, below the bar.
  const { top } = await boxOf(link);
  await page.evaluate((by) => scrollBy(0, by), Math.round(top) - 5);
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await atRest(page);
  expect(await coveredBy(page, bar)).toBe(0);
});

const windows = [
  { width: 360, height: 740, text: 100 },
  { width: 360, height: 740, text: 200 },
  { width: 320, height: 256, text: 100 },
];

// Rule `focus.sight`.
test('what has the focus is not below a message in any window, which leaves half of it free and covers nothing at the end', {
  tag: '@wide',
}, async ({ page }) => {
  // This message stays until it is closed.
  const dialog = await openDialog(page, 'consent-pending', 'Marketing consent', '&fail=updateConsent:500');
  await dialog.getByRole('button', { name: 'Yes, I agree' }).click();
  const toast = page.getByText('Your choice could not be saved.');
  await expect(toast).toBeVisible();
  for (const look of windows) {
    await resize(page, look);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Balance' }).focus();
    await walk(page, 'Tab', '[data-above-dialogs]');
  }
  const footer = page.getByRole('contentinfo');
  for (const look of [
    { width: 800, height: 1000, text: 100 },
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await resize(page, look);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    for (const target of [footer.getByRole('link'), footer.getByRole('button', { name: 'Manage preferences' })]) {
      await target.click({ trial: true });
      await expect(target, nameOf(look)).toBeInViewport({ ratio: 1 });
    }
    await expect(toast, nameOf(look)).toBeInViewport();
  }
});

// Rules `focus.sight`, `onboarding.sight`.
test('a message that comes late covers neither what has the focus nor the head of the next dialog', {
  tag: '@wide',
}, async ({ page }) => {
  const fail = await holdBack(page, /update-preference/, (route) => route.fulfill({ status: 500 }));
  await openOverview(page, 'typical');
  const button = page.getByRole('button', { name: 'Manage preferences' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('switch').first().focus();
  await pressesCount(page.getByRole('dialog'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  fail();
  await expect(page.getByText('could not be saved')).toBeVisible();
  await atRest(page);
  expect(await coveredBy(page, '[data-above-dialogs] [role="alert"]')).toBe(0);

  const privacy = await openDialog(page, 'dialogs-all', 'Privacy statement', '&fail=updateConsent:500');
  await privacy.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Yes, I agree' }).click();
  const skip = page.getByRole('button', { name: 'SKIP' });
  await expect(page.getByText('Your choice could not be saved.')).toBeVisible();
  for (const look of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ]) {
    await resize(page, look);
    await skip.click({ trial: true });
  }
});

test('a message that stays is not above what gets the focus back from a dialog', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }));
  await openOverview(page, 'typical');
  await page.getByRole('button', { name: /^Copy/ }).first().press('Enter');
  await expect(page.locator('[data-above-dialogs] button')).toBeVisible();
  const question = page.getByRole('contentinfo').getByRole('button', { name: 'What do these amounts mean?' });
  await question.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
  await atRest(page);
  await expect(page.locator('[data-above-dialogs] button')).toBeVisible();
  expect(await coveredBy(page, '[data-above-dialogs]:has(button)')).toBe(0);
});

test('the words that say that the portfolio loads cover nothing', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/?member=typical&fail=products:hang');
  const words = page.getByRole('main').getByText('Loading your portfolio');
  await expect(words).toBeInViewport();
  const last = page.getByRole('button', { name: 'Manage preferences' });
  await last.scrollIntoViewIfNeeded();
  await expect(words).not.toBeInViewport();
});

for (const device of ['mouse', 'fingers'] as const) {
  test.describe(`With ${device} and a keyboard`, () => {
    test.use({ hasTouch: device === 'fingers', isMobile: device === 'fingers' });

    test('a link of the strip of banners comes wholly into view with the focus', { tag: '@wide' }, async ({ page }) => {
      await openOverview(page, 'typical');
      await page.getByRole('link', { name: 'You have 3 plays' }).focus();
      const forwards = ['You have 3 plays waiting in Active Rewards', 'Top up in two minutes', 'Invite a friend'];
      const found = [await beyondSides(page)];
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await atRest(page);
        found.push(await beyondSides(page));
      }
      const order = [...forwards, 'Find out more', ...forwards.toReversed()];
      expect(found).toEqual(order.map((name) => ({ name, beyond: 0 })));
    });
  });
}
