import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until presses in the dialog count. */
export const pressesCount = (dialog: Locator): Promise<void> =>
  expect(dialog.locator('[aria-description]')).toHaveCount(0);

/** Opens the overview as a member and waits for the dialog of that name, until presses count in it. */
export const openDialog = async (page: Page, member: string, name: string, query = ''): Promise<Locator> => {
  await page.goto(`/?member=${member}${query}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await pressesCount(dialog);
  return dialog;
};

/** What cannot be read or reached in a dialog: text beyond its edges, and controls that are covered. */
export const lostIn = (dialog: Locator): Promise<readonly string[]> =>
  dialog.evaluate((box) => {
    const found: string[] = [];
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    const { left, right } = box.getBoundingClientRect();
    if (box.scrollWidth > box.clientWidth + 1) found.push('the dialog scrolls sideways');
    for (const element of box.querySelectorAll('h2,h3,p,li,label,button,a')) {
      const { clipPath, display } = getComputedStyle(element);
      if (element.closest('[inert]') !== null || element.querySelector('[inert]') !== null) continue;
      if (clipPath !== 'none') continue;
      const place = element.getBoundingClientRect();
      const inside =
        element.closest('[data-above-dialogs]') !== null || (place.left >= left - 1 && place.right <= right + 1);
      if (place.width > 0 && !inside) found.push(`${nameOf(element)} sticks out`);
      if (element.textContent !== '' && display !== 'inline' && element.scrollWidth > element.clientWidth + 1)
        found.push(`${nameOf(element)} is cut`);
      if (place.width === 0 || !element.matches('button,a')) continue;
      element.scrollIntoView({ block: 'nearest' });
      // A link that wraps is pressed on its first line.
      const now = element.getClientRects()[0] ?? place;
      const hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
      if (!element.contains(hit)) found.push(`${nameOf(element)} is out of reach`);
    }
    return found;
  });
