import { expect, test } from '@playwright/test';
import { violations } from './portal';

test.use({ reducedMotion: 'reduce' });

test('the dialogs come one at a time and in their order, by keyboard alone', async ({ page }) => {
  await page.goto('/?member=dialogs-all');
  const dialogs = page.getByRole('dialog');
  await expect(page.getByRole('dialog', { name: 'Privacy statement' })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Marketing consent' })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: "What's new" })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
});

test('a consent that was given is still there on the next visit', async ({ page }) => {
  await page.goto('/?member=consent-pending');
  const dialog = page.getByRole('dialog', { name: 'Marketing consent' });
  await dialog.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('[data-tile="bank"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toHaveCount(0);
});

test('preferences can be switched, and a failed switch turns back and says so', async ({ page }) => {
  await page.goto('/?member=consent-pending&fail=updatePreference:500');
  const dialog = page.getByRole('dialog', { name: 'Marketing consent' });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Manage Preferences' }).click();
  await expect(dialog.getByRole('heading', { name: 'Manage preferences' })).toBeFocused();
  const health = dialog.getByRole('switch', { name: 'Health' });
  await expect(health).toHaveAttribute('aria-checked', 'true');
  await health.click();
  await expect(dialog.getByText('Failed! Please retry')).toBeVisible();
  await expect(health).toHaveAttribute('aria-checked', 'true');
  expect(await violations(page)).toEqual([]);
});

test('a declined consent leads to the communication choices', async ({ page }) => {
  await page.goto('/?member=consent-pending');
  await page.getByRole('button', { name: 'No, I do not agree' }).click();
  await expect(page).toHaveURL(/\/portfolio\/communication-choices$/);
});

test('accepting the privacy statement shows a thank-you', async ({ page }) => {
  await page.goto('/?member=privacy-pending');
  await page.getByRole('dialog', { name: 'Privacy statement' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('status').getByText('Thank you for acknowledging our Privacy Statement.')).toBeVisible();
});

test('a senior goes through the six pages to Done', async ({ page }) => {
  await page.goto('/?member=senior');
  const dialog = page.getByRole('dialog', { name: "What's new" });
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (let turn = 0; turn < 5; turn += 1) await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
});
