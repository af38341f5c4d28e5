import { expect, type Page, test } from '@playwright/test';
import { openDialog } from './dialog';
import { holdBack, requestsOf, switchTo } from './portal';

const WRITES = /(update-consent|update-preference|disclaimer\/accept|popup\/update)$/;

/**
 * Opens the same dialog in a second tab; the first one is opened again, because the session belongs to the latest
 * sign-in.
 */
const openTwice = async (page: Page, member: string, name: string) => {
  const other = await page.context().newPage();
  const there = await openDialog(other, member, name);
  const here = await openDialog(page, member, name);
  return { here, there, other, sentByOther: requestsOf(other, WRITES) };
};

test('a decision in one tab closes the same dialog in the other, which sends nothing, and both open what is next', async ({
  page,
}) => {
  const sent = requestsOf(page, WRITES);
  const { here, there, other, sentByOther } = await openTwice(page, 'dialogs-all', 'Privacy statement');
  await here.getByRole('button', { name: 'Accept' }).click();
  for (const heading of ['Marketing consent', "What's new"]) {
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    await expect(other.getByRole('dialog', { name: heading })).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(there).toHaveCount(0);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([
    expect.stringContaining('disclaimer/accept'),
    expect.stringContaining('DEFERRED'),
    expect.stringContaining('EVENT'),
  ]);
  expect(sentByOther).toEqual([]);
});

test('the preferences of the footer stay open after a decision in another tab, which closes the dialog below', {
  tag: '@wide',
}, async ({ page }) => {
  // Each tab has requested the preferences before the other dialog opens by itself.
  const other = await page.context().newPage();
  const there = await openDialog(other, 'consent-pending', 'Marketing consent');
  const sentByOther = requestsOf(other, WRITES);
  const sent = requestsOf(page, WRITES);
  const answer = await holdBack(page, '**/view-consent');
  await page.goto('/');
  await page.getByRole('button', { name: 'Manage preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Manage preferences' });
  await expect(preferences.getByRole('switch').first()).toBeVisible();
  const answered = page.waitForResponse('**/view-consent');
  answer();
  await (await answered).finished();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await other.keyboard.press('Escape');
  await expect(there).toHaveCount(0);
  await expect.poll(() => sentByOther).toEqual([expect.stringContaining('DEFERRED')]);
  await expect(other.getByText('Your choice has been saved.')).toBeVisible();
  await expect(preferences.getByRole('switch').first()).toBeVisible();
  await expect(preferences.getByRole('button')).toHaveCount(1);
  await preferences.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Manage preferences' })).toBeFocused();
  await switchTo(page, 'Balance');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([]);
});
