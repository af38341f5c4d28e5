import { expect, type Page, test } from '@playwright/test';
import { resize } from './geometry';
import { openOverview, settled } from './portal';

/**
 * What the translators of browsers do to a page: they replace each text by an element of their own with other words,
 * and keep doing so while the page changes. React still holds the texts that they have taken out.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const translated = new WeakSet<Node>();
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (translated.has(text) || !text.data.trim() || !parent || parent.closest('script, style, [translate="no"]'))
        return;
      const words = document.createTextNode(text.data.toUpperCase());
      translated.add(words);
      const inner = document.createElement('font');
      inner.append(words);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = () => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    new MutationObserver(() => setTimeout(translateAll)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

// Rule `page.translation`.
test('a page that the browser translates goes on working, and shows no old figures', { tag: '@wide' }, async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Narrow enough for more actions than two pages show.
  await resize(page, { width: 800 });
  await translate(page);
  await openOverview(page, 'everything');
  const health = page.locator('[data-tile="health"]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PORTFOLIO OVERVIEW');
  await expect(health).toContainText('4,825.60');
  // An identifier is no language.
  await expect(health.locator('[translate="no"]')).toHaveText('0784512369');

  await page.route('**/health/summary', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('4825.6', '7654.3') });
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(health).toContainText('7,654.30');
  await expect(health).not.toContainText('4,825.60');

  const actions = page.getByRole('region', { name: 'Outstanding actions' });
  await actions.getByRole('button', { name: /^see all/i }).click();
  await actions.getByRole('button', { name: /^show fewer/i }).click();
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[^a-z]+$/);
  await page.goBack();
  await expect(health).toContainText('7,654.30');
  await settled(page);
  expect(errors).toEqual([]);
});
