import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { rested } from './dialog';

const main = (page: Page) => page.getByRole('main');

const pages: readonly (readonly [name: string, member: string, query: string, part: (page: Page) => Locator])[] = [
  ['everything', 'everything', '', main],
  ['newcomer', 'newcomer', '', main],
  ['arrears', 'arrears', '', (page) => page.getByRole('region', { name: 'Payments due' })],
  ['balance', 'typical', '#/bal-portfolio', main],
];

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

for (const [name, member, query, part] of sampleOf(pages, 1)) {
  test(`what a screen reader finds on the page "${name}" is what was reviewed`, async ({ page }) => {
    await page.goto(`/?member=${member}${query}`);
    await expect(part(page).getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:not([inert] *)')).toHaveCount(0);
    await expect(part(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

const withDialogs = [
  ['dialogs-all', { privacy: 'Privacy statement', consent: 'Marketing consent' }],
  ['senior', { onboarding: "What's new" }],
] as const;

for (const [member, dialogs] of sampleOf(withDialogs, 1)) {
  test(`what a screen reader finds in the dialogs of ${member} is what was reviewed`, async ({ page }) => {
    await page.goto(`/?member=${member}`);
    for (const [name, heading] of Object.entries(dialogs)) {
      const dialog = page.getByRole('dialog', { name: heading });
      await expect(dialog).toBeVisible();
      await rested(dialog);
      await expect(dialog.locator('[aria-busy="true"]:not([inert] *)')).toHaveCount(0);
      await expect(dialog).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      await page.keyboard.press('Escape');
    }
  });
}
