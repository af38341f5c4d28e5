import { expect, type Page, test } from '@playwright/test';

/**
 * The rules of all style elements, as text. The page's own are those of its first picture, of the extracted styles, and
 * of emotion, whichever it has.
 */
const rulesOfPage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
  );

test('The page has the style of every styled element, and the sheet of the build applies', async ({ page }) => {
  await page.goto('/?member=newcomer');
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  const drawn = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class*=css-]')].flatMap(({ classList }) => [...classList])),
  ]);
  const rules = await rulesOfPage(page);
  const styled = drawn.filter((name) => name.startsWith('css-'));
  expect(styled.length).toBeGreaterThan(20);
  expect(styled.filter((name) => !rules.includes(`.${name}`))).toEqual([]);
  expect(await page.locator('style[media="not all"]').count()).toBe(0);
});
