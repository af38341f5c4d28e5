import { expect, type Locator, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { openDialog, pressesCount } from './dialog';
import { boxOf, resize } from './geometry';
import { atRest, haveTurns, holdBack, openOverview, requestsOf, settled, stopClock, violated } from './portal';

// Rules `consent.flip`, `dialog.focus`.
test('the dialogs come one after the other, with one script, within the policy, with toasts and announcer above it, and the heading has the focus at the end', async ({
  page,
}) => {
  const broken = violated(page);
  const scripts = requestsOf(page, /\/scripts\/dialogs\./);
  const privacy = await openDialog(page, 'dialogs-all', 'Privacy statement');
  await privacy.getByRole('button', { name: 'Accept' }).click();
  const consent = page.getByRole('dialog', { name: 'Marketing consent' });
  await expect(consent).toBeVisible();
  const toast = consent.getByRole('status').getByText('Thank you for acknowledging our Privacy Statement.');
  await expect(toast).toBeVisible();
  await consent.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);

  const front = consent.locator('[data-side=front]');
  await expect(front).toHaveCSS('transition-duration', '0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const duration = await front.evaluate((side) => Number.parseFloat(getComputedStyle(side).transitionDuration));
  expect(duration).toBeLessThan(0.001);
  await page.emulateMedia({ reducedMotion: null });
  await pressesCount(consent);
  await consent.getByRole('button', { name: 'Manage Preferences' }).click();
  await pressesCount(consent);
  await consent.getByRole('switch').and(consent.locator(':enabled')).first().click();
  await expect(consent.locator('#announcer')).toHaveText(/: saved$/);
  await consent.getByRole('button', { name: 'I agree', exact: true }).click();

  const slides = page.getByRole('dialog', { name: "What's new" });
  await expect(slides).toBeVisible();
  expect(scripts).toHaveLength(1);
  await pressesCount(slides);
  await slides.getByRole('button', { name: 'Next' }).click();
  await slides.getByRole('button', { name: 'SKIP' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await settled(page);
  expect(broken).toEqual([]);
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
    await pressesCount(dialog);
    expect(await dialog.boundingBox(), `${width} px, awaited`).toEqual(front);
    letThemCome();
    await expect(back.getByRole('switch', { name: 'Health' })).toBeVisible();
    await pressesCount(dialog);
    expect(await dialog.boundingBox(), `${width} px, loaded`).toEqual(front);
    const [words, buttons] = [await boxOf(back.locator('> *').nth(0)), await boxOf(back.locator('> *').nth(1))];
    expect(Math.abs(words.bottom - buttons.top), `${width} px`).toBeLessThanOrEqual(1);
    await back.getByRole('switch').last().focus();
    await expect(back.getByRole('switch').last()).toBeInViewport({ ratio: 0.95 });
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the buttons of preferences that could not be loaded are at the lower edge, and leave the focus at the heading', {
  tag: '@wide',
}, async ({ page }) => {
  await openOverview(page, 'typical', '&fail=viewPreferences:500');
  await page.getByRole('button', { name: 'Manage preferences' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  for (const height of [390, 700]) {
    await resize(page, { width: 844, height });
    const edge = (await boxOf(dialog)).bottom - (await boxOf(dialog.getByRole('button').last())).bottom;
    expect(edge, `${height} px`).toBeLessThanOrEqual(32);
  }
  await pressesCount(dialog);
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await retry.press('Enter');
  await expect(page.locator('#announcer')).toHaveText('Unable to fetch preferences');
  await expect(retry).toBeFocused();
  await page.route('**/member/view-preferences*', (route) => route.fulfill({ json: { sections: [] } }));
  await pressesCount(dialog);
  await retry.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Manage preferences' })).toBeFocused();
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
  const heading = dialog.getByRole('heading', { name: 'Privacy statement' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.mouse.move(10, 500);
  await page.mouse.wheel(0, 600);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus:not(dialog, dialog *)').count()).toBe(0);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

// Rule `dialog.focus`.
test('a member who had scrolled is still there when a dialog that opened by itself is closed', {
  tag: '@wide',
}, async ({ page }) => {
  // Later it would wait for the next screen.
  await stopClock(page);
  await resize(page, { width: 1280 });
  const release = await holdBack(page, '**/disclaimer/enable');
  await page.goto('/?member=privacy-pending');
  const goOn = async (drawn: Locator) => {
    await haveTurns(page);
    await page.clock.runFor(50);
    return drawn.count();
  };
  await expect.poll(() => goOn(page.locator('[data-tile="bank"]'))).toBe(1);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBe(600);
  release();
  const dialog = page.getByRole('dialog', { name: 'Privacy statement' });
  await expect.poll(() => goOn(dialog)).toBe(1);
  await page.clock.runFor(1_000);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled()).toBe(600);
});

// Rule `press.double`.
test('the second click of a double click on "Dismiss" reaches nothing behind the toast', async ({ page }) => {
  const consent = await openDialog(page, 'consent-pending', 'Marketing consent');
  await pressesCount(consent);
  await consent.getByRole('button', { name: 'Yes, I agree' }).click();
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.waitFor();
  const clicks = await page.evaluateHandle(() => {
    const heard: number[] = [];
    document.addEventListener('click', ({ detail }) => heard.push(detail));
    return heard;
  });
  await dismiss.dblclick({ delay: 40 });
  await expect(dismiss).toHaveCount(0);
  expect(await clicks.jsonValue()).toEqual([1]);
});
