import { expect, type Page, test } from '@playwright/test';
import { openOverview, violations } from './portal';

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

const boxOf = async (page: Page, text: string) => {
  const box = await page.getByText(text, { exact: true }).boundingBox();
  if (box === null) throw new Error(`${text} is not in sight.`);
  return { ...box, middle: box.y + box.height / 2 };
};

// Rules `number.select`, `help.amounts`.
test('a number is selected by the mouse without following the tile, and the amounts are explained in a dialog that gives the focus back', {
  tag: '@wide',
}, async ({ page }) => {
  await openOverview(page, 'typical');
  const address = page.url();
  const number = await boxOf(page, '0784512369');
  await page.mouse.dblclick(number.x + 20, number.middle);
  expect((await selected(page)).trim()).toBe('0784512369');
  await page.mouse.move(number.x + 1, number.middle);
  await page.mouse.down();
  await page.mouse.move(number.x + 60, number.middle, { steps: 4 });
  await page.mouse.up();
  expect('0784512369').toContain((await selected(page)).trim());
  expect(await selected(page)).not.toBe('');
  // It ends on the link that covers the tile.
  const heading = await page.locator('[data-tile="health"]').getByRole('link', { name: 'Health' }).boundingBox();
  await page.mouse.move(number.x + 40, number.middle);
  await page.mouse.down();
  await page.mouse.move((heading?.x ?? 0) + 10, (heading?.y ?? 0) + 10, { steps: 6 });
  await page.mouse.up();
  expect(await selected(page)).toContain('0784');
  expect(page.url()).toBe(address);

  const button = page.getByRole('button', { name: 'What do these amounts mean?' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'What do these amounts mean?' });
  await expect(dialog.getByText('Medical savings account')).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

// Rule `number.copy`.
test('a number is copied by its button, by keyboard too, and the tile stays a link', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOverview(page, 'gap-many');
  await page.getByRole('button', { name: '3 policies' }).click();
  const copy = page.locator('[data-tile="gap"]').getByRole('button', { name: /^Copy / });
  await expect(copy.first()).toBeVisible();
  await copy.first().press('Enter');
  const name = (await copy.first().getAttribute('aria-label')) ?? '';
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(name.split(' ').at(-1));
  await expect(page.locator('[role="status"]').first()).toHaveText(`${name.replace('Copy ', '')} copied`);
  await expect(copy.first()).toBeFocused();
  expect(await violations(page, '[data-tile="gap"]')).toEqual([]);
});

// Rule `number.copy`.
test('a number without a blank, and its button, stay within the tile at every width', { tag: '@wide' }, async ({
  page,
}) => {
  await openOverview(page, 'hostile');
  const wills = page.locator('[data-tile="wills"]');
  await expect(wills.getByRole('button', { name: /^Copy Policy number/ })).toBeVisible();
  for (const width of [360, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () =>
      wills.evaluate((tile) => {
        const edge = tile.getBoundingClientRect().right;
        return [...tile.querySelectorAll('bdi, button')].map((part) =>
          Math.max(0, part.getBoundingClientRect().right - edge),
        );
      });
    await expect.poll(beyond, `${width} px`).toEqual([0, 0]);
  }
});
