import { expect, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { focusIsInDialog, openDialog, rested } from './dialog';
import { boxOf, resize } from './geometry';
import { atRest, holdBack, openProducts, requestsOf, switchTo } from './portal';

const THANKS = 'Thank you for acknowledging our Privacy Statement.';
const chunks = /\/scripts\/(consent|disclaimer|onboarding)\./;

const regions = (page: Page) =>
  page.evaluate(() =>
    ['[data-above-dialogs] [role=status]', '[data-above-dialogs] [role=alert]', '[role=status]', '[role=alert]'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  );

test('each dialog’s script is fetched when it opens, and a toast that appears meanwhile is above it and can be dismissed', async ({
  page,
}) => {
  const scripts = requestsOf(page, chunks);
  const privacy = await openDialog(page, 'dialogs-all', 'Privacy statement');
  expect(scripts).toEqual([expect.stringContaining('/disclaimer.')]);
  // The announcer is the other status.
  expect(await regions(page)).toEqual([1, 1, 2, 1]);
  await privacy.getByRole('button', { name: 'Accept' }).click();
  const toast = page.getByRole('status').getByText(THANKS);
  await expect(toast).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Marketing consent' })).toBeVisible();
  expect(await regions(page)).toEqual([1, 1, 2, 1]);
  expect(await toast.evaluate((element) => element.closest('dialog:modal') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  expect(scripts.slice(1)).toEqual([expect.stringContaining('/consent.')]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: "What's new" })).toBeVisible();
  expect(scripts.slice(2)).toEqual([expect.stringContaining('/onboarding.')]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await regions(page)).toEqual([1, 1, 2, 1]);
});

// Rules `announcer.region`, `dialog.focus`.
test('the announcer stands empty in the page, speaks in an open dialog, and the heading has the focus after it', async ({
  page,
}) => {
  expect(await (await page.request.get('/')).text()).toMatch(/<span id="announcer" role="status"[^>]*><\/span>/);
  const dialog = await openDialog(page, 'consent-pending', 'Marketing consent');
  await dialog.getByRole('button', { name: 'Manage Preferences' }).click();
  await expect(dialog.getByRole('heading', { name: 'Manage preferences' })).toBeFocused();
  await rested(dialog);
  await dialog.getByRole('switch').and(dialog.locator(':enabled')).first().click();
  await expect(dialog.locator('#announcer')).toHaveText(/: saved$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

// Rule `dialog.late`.
test('a member who uses the page is not interrupted by a check that took more than six seconds', {
  tag: '@wide',
}, async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, /form4\/view-consent$/);
  await openProducts(page, 'consent-pending');
  await page.mouse.wheel(0, 400);
  await page.clock.runFor(6_100);
  const answered = page.waitForResponse(/form4\/view-consent$/);
  release();
  await (await answered).finished();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await switchTo(page, 'Balance');
  await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('dialog', { name: 'Marketing consent' })).toBeVisible();
});

// Rule `dialog.height`.
const lateWords = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
].flatMap((size) => [
  { size, member: 'consent-pending', name: 'Marketing consent', words: /electronic-marketing/ },
  { size, member: 'privacy-pending', name: 'Privacy statement', words: /\/corporate\/privacy-statement$/ },
]);

for (const { size, member, name, words } of sampleOf(lateWords, 1))
  test(`the buttons of "${name}" stand still when its words arrive, at ${size.width} px`, async ({ page }) => {
    await resize(page, size);
    const release = await holdBack(page, words);
    await page.goto(`/?member=${member}`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('Loading content...')).toBeVisible();
    await atRest(page);
    const places = () =>
      dialog.locator('button').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const before = await places();
    release();
    await expect(dialog.getByText('Loading content...')).toHaveCount(0);
    expect(await places()).toEqual(before);
  });

// Rule `consent.flip`.
test('the card turns in 500 ms, or at once for who wants less motion, its hidden side is inert, the focus follows, and Escape closes', async ({
  page,
}) => {
  const updates = requestsOf(page, /update-consent$/);
  const dialog = await openDialog(page, 'consent-pending', 'Marketing consent');
  const front = dialog.locator('[data-side=front]');
  const back = dialog.locator('[data-side=back]');
  await expect(front).toHaveCSS('transition-duration', '0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const duration = await front.evaluate((side) => Number.parseFloat(getComputedStyle(side).transitionDuration));
  expect(duration).toBeLessThan(0.001);
  await page.emulateMedia({ reducedMotion: null });
  await expect(back).toHaveAttribute('inert');
  await dialog.getByRole('button', { name: 'Manage Preferences' }).click();
  await expect(back.getByRole('heading', { name: 'Manage preferences' })).toBeFocused();
  await expect(front).toHaveAttribute('inert');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(front).not.toHaveAttribute('inert');
  await expect(dialog.getByRole('heading', { name: 'Marketing consent' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Manage Preferences' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(updates).toEqual([expect.stringContaining('{"status":"DEFERRED"}')]);
});

// Rule `dialog.height`.
test('the card is as high before its preferences come as with them, on both sides, and its words end at the line above the buttons', {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await resize(page, { width, height });
    const letThemCome = await holdBack(page, /view-preferences/);
    const dialog = await openDialog(page, 'consent-pending', 'Marketing consent');
    const front = await dialog.boundingBox();
    await dialog.getByRole('button', { name: 'Manage Preferences' }).click();
    const back = dialog.locator('[data-side=back]');
    await expect(back.getByText('Loading your preferences')).toBeVisible();
    await rested(dialog);
    expect(await dialog.boundingBox(), `${width} px, awaited`).toEqual(front);
    letThemCome();
    await expect(back.getByRole('switch', { name: 'Health' })).toBeVisible();
    await rested(dialog);
    expect(await dialog.boundingBox(), `${width} px, loaded`).toEqual(front);
    const [words, buttons] = [await boxOf(back.locator('> div').nth(0)), await boxOf(back.locator('> div').nth(1))];
    expect(Math.abs(words.bottom - buttons.top), `${width} px`).toBeLessThanOrEqual(1);
    await back.getByRole('switch').last().focus();
    await expect(back.getByRole('switch').last()).toBeInViewport({ ratio: 0.95 });
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the page behind a dialog neither scrolls nor takes the focus, which returns to it at the end', async ({
  page,
}) => {
  const release = await holdBack(page, '**/disclaimer/enable');
  await page.goto('/?member=privacy-pending');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Balance' });
  await link.focus();
  release();
  const dialog = page.getByRole('dialog', { name: 'Privacy statement' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Privacy statement' })).toBeFocused();
  await page.mouse.move(10, 500);
  await page.mouse.wheel(0, 600);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsInDialog(page)).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

// Rule `onboarding.slides`.
test('the pictures of the slides are equally high, no arrow that leads nowhere is seen, and no heading has a ring', {
  tag: '@wide',
}, async ({ page }) => {
  await resize(page, { width: 1440 });
  const dialog = await openDialog(page, 'senior', "What's new");
  const next = dialog.getByRole('button', { name: 'Next' });
  for (let slide = 0; slide < 6; slide += 1) {
    const picture = dialog.locator('svg').nth(slide).locator('..');
    expect(await picture.evaluate((element) => element.clientHeight)).toBe(144);
    await expect(next).toHaveCSS('opacity', slide === 5 ? '0' : '1');
    if (slide < 5) await next.click();
  }

  await openDialog(page, 'consent-pending', 'Marketing consent');
  const title = page.getByRole('heading', { name: 'Marketing consent' });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
});
