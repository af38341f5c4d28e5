import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { openDialog } from './dialog';
import { open, settled } from './portal';

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
    await open(page, `/?member=${member}${query}`);
    await expect(part(page).getByRole('heading').first()).toBeVisible();
    await settled(page);
    await expect(part(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

const dialogs = [
  ['privacy', 'privacy-pending', 'Privacy statement'],
  ['consent', 'consent-pending', 'Marketing consent'],
  ['onboarding', 'senior', "What's new"],
] as const;

for (const [name, member, heading] of sampleOf(dialogs, 1)) {
  test(`what a screen reader finds in the dialog "${name}" is what was reviewed`, async ({ page }) => {
    const dialog = await openDialog(page, member, heading);
    await expect(dialog.locator('[aria-busy="true"]:not([inert] *)')).toHaveCount(0);
    await expect(dialog).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
