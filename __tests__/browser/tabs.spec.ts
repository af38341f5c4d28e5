import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDialog, requestsOf, rested } from './dialog';

const WRITES = /(update-consent|update-preference|disclaimer\/accept|popup\/update)$/;

/**
 * Opens the same dialog in a second tab; the first one is opened again, because the session belongs to the latest
 * sign-in.
 */
const openTwice = async (page: Page, member: string, name: string, query = '') => {
  const other = await page.context().newPage();
  const there = await openDialog(other, member, name);
  const here = await openDialog(page, member, name, query);
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

test('a decision that could not be saved leaves the other tab as it is, and closes its dialog once it is saved', async ({
  page,
}) => {
  const { here, there, sentByOther } = await openTwice(
    page,
    'consent-pending',
    'Marketing consent',
    '&fail=updateConsent:500',
  );
  await here.getByRole('button', { name: 'Yes, I agree' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Your choice could not be saved.' });
  await expect(alert).toBeVisible();
  await expect(here).toHaveCount(0);
  await expect(there).toBeVisible();
  // The service works again.
  const sent = requestsOf(page, WRITES);
  await page.route('**/update-consent*', (route) => route.fulfill({ status: 200, json: {} }));
  await rested(alert);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').getByText('Your choice has been saved.')).toBeVisible();
  await expect(alert.getByText('could not be saved')).toHaveCount(0);
  await expect(there).toHaveCount(0);
  expect(sent).toEqual([expect.stringContaining('GRANTED')]);
  expect(sentByOther).toEqual([]);
});

test('the preferences of the footer stay open after a decision in another tab, which closes the dialog below', async ({
  page,
}) => {
  // Each tab has requested the preferences before the other dialog opens by itself.
  let answer = () => {};
  const due = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const other = await page.context().newPage();
  const there = await openDialog(other, 'consent-pending', 'Marketing consent');
  const sentByOther = requestsOf(other, WRITES);
  const sent = requestsOf(page, WRITES);
  const scripts = requestsOf(page, /\/scripts\/consent\./);
  await page.route('**/view-consent', async (route) => {
    await due;
    await route.fallback();
  });
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
  // A dialog whose turn it is has its script fetched at once.
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  expect(scripts).toEqual([]);
  expect(sent).toEqual([]);
});

/**
 * Agrees in the dialog of this tab, and waits until that has been sent. The service answers when the test says how.
 */
const agreeAndHold = async (page: Page, dialog: Locator) => {
  let settle = (_: number) => {};
  const status = new Promise<number>((resolve) => {
    settle = resolve;
  });
  await page.route('**/update-consent*', async (route) => route.fulfill({ status: await status, json: {} }));
  const sent = requestsOf(page, WRITES);
  await dialog.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  return { settle, sent };
};

// Rule `dialog.hold`.
test('while a consent is being saved in one tab, closing the other sends nothing, and nothing more once it is saved', async ({
  page,
}) => {
  const { here, there, other, sentByOther } = await openTwice(page, 'consent-pending', 'Marketing consent');
  const { settle, sent } = await agreeAndHold(page, here);
  await there.getByRole('button', { name: 'Close' }).click();
  await expect(there).toHaveCount(0);
  settle(200);
  await expect(page.getByRole('status').getByText('Your choice has been saved.')).toBeVisible();
  // Something that is sent after everything that the decision could have sent.
  await other.getByRole('link', { name: 'Balance' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  expect(sentByOther).toEqual([]);
  expect(sent).toEqual([expect.stringContaining('GRANTED')]);
});

test('a choice that is made while the other tab is saving one waits, and is sent if that fails', async ({ page }) => {
  const { here, there, sentByOther } = await openTwice(page, 'consent-pending', 'Marketing consent');
  const { settle } = await agreeAndHold(page, here);
  await there.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect(there.getByRole('button', { name: 'Saving' })).toBeVisible();
  expect(sentByOther).toEqual([]);
  settle(500);
  await expect(there).toHaveCount(0);
  await expect.poll(() => sentByOther).toEqual([expect.stringContaining('GRANTED')]);
  // It was saved, so there is nothing left to send again.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a tab that is opened while a consent is being saved in another one holds its answer as well', async ({
  page,
}) => {
  const here = await openDialog(page, 'consent-pending', 'Marketing consent');
  const { settle } = await agreeAndHold(page, here);
  const other = await page.context().newPage();
  const sentByOther = requestsOf(other, WRITES);
  await other.goto('/');
  const there = other.getByRole('dialog', { name: 'Marketing consent' });
  await expect(there).toBeVisible();
  await rested(there);
  await other.keyboard.press('Escape');
  await expect(there).toHaveCount(0);
  settle(200);
  await expect(page.getByRole('status').getByText('Your choice has been saved.')).toBeVisible();
  await other.getByRole('link', { name: 'Balance' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  expect(sentByOther).toEqual([]);
});
