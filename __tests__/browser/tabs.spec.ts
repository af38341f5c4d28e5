import { expect, test } from '@playwright/test';
import { openDialog } from './dialog';
import { requestsOf } from './portal';

const WRITES = /(update-consent|update-preference|disclaimer\/accept|popup\/update)$/;

test('a decision in one tab closes the same dialog in the other, which sends nothing, and both open what is next', async ({
  page,
}) => {
  const sent = requestsOf(page, WRITES);
  const other = await page.context().newPage();
  const there = await openDialog(other, 'dialogs-all', 'Privacy statement');
  const sentByOther = requestsOf(other, WRITES);
  // Opened last, because the session belongs to the latest sign-in.
  const here = await openDialog(page, 'dialogs-all', 'Privacy statement');
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
