import { expect, type Page, test } from '@playwright/test';
import { openDialog } from './dialog';
import { boxOf } from './geometry';
import { failFromNow, holdBack, openOverview, requestsOf, tilesLoaded } from './portal';

const ended = 'Your session has ended';
const reason =
  'So that nobody else sees what is yours, this page is empty until you sign in again. You come back to it.';

const bar = (page: Page) => page.getByRole('region', { name: 'Session' });

test('when the session has ended, a bar leads to sign in and back to the same screen', async ({ page }) => {
  await openOverview(page, 'everything');
  await expect(bar(page)).toHaveCount(0);
  await failFromNow(page, '401', 'productsBalance');
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(bar(page)).toHaveText(ended);
  await expect(page.locator('[role=status]').filter({ hasText: ended })).toHaveCount(1);
  // Above the header, which nothing cuts in two.
  const places = [bar(page), page.getByRole('banner'), page.locator('h1')];
  const tops = await Promise.all(places.map(async (place) => (await boxOf(place)).top));
  expect(tops).toEqual([0, ...tops.slice(1).sort((one, other) => one - other)]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/portal\/sign-in\?returnUrl=/);
  await page.getByRole('link', { name: 'Sign in and go back' }).click();
  await expect(page).toHaveURL(/#\/bal-portfolio$/);
  await tilesLoaded(page);
  await expect(bar(page)).toHaveCount(0);
});

/** One reachable way to sign in, no other content of the member's, and no other message. */
const expectToHaveEnded = async (page: Page, heading: string): Promise<void> => {
  await expect(bar(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main')).toHaveText(`${heading}${reason}Sign in again`);
  await expect(page.getByText(/could not|technical|Failed|Thank you|has been saved/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in again' }).click({ trial: true });
};

/** The next Tab leads to signing in. */
const expectHeadingToHaveFocus = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeFocused();
};

for (const [member, name] of [
  ['privacy-pending', 'Privacy statement'],
  ['consent-pending', 'Marketing consent'],
  ['senior', "What's new"],
] as const) {
  test(`a session that ends while "${name}" is open closes it, and nothing is sent`, { tag: '@wide' }, async ({
    page,
  }) => {
    await openDialog(page, member, name);
    const requests = requestsOf(page, /update-consent|disclaimer\/accept|popup\/update/);
    await failFromNow(page, '401', 'errorLog', 'products', 'productsBalance');
    // The member sends nothing; the page does, when something goes wrong in it.
    await page.evaluate(() => window.setTimeout(() => Promise.reject(new Error('Something went wrong')), 0));
    await expectToHaveEnded(page, 'Portfolio overview');
    await expectHeadingToHaveFocus(page);
    // Without navigation, an address is typed.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.evaluate(() => window.location.assign('#/bal-portfolio'));
    await expectToHaveEnded(page, 'Balance portfolio');
    expect(requests).toEqual([]);
  });
}

for (const first of ['Portfolio', 'Balance']) {
  test(`when the session ends on the screen "${first}" the heading takes the focus of what leaves the page`, {
    tag: '@wide',
  }, async ({ page }) => {
    await openOverview(page, 'everything');
    await page.getByRole('link', { name: first, exact: true }).click();
    await failFromNow(page, '401', 'analyticsEvent', 'products', 'productsBalance');
    // Following a link is answered by 401; a new tab would leave the page where it is.
    const link = page.locator('article[data-tile="card"] h3 a');
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await link.press('Enter');
    await expectHeadingToHaveFocus(page);
  });
}

test('when the session ends the focus stays on what stays in the page, and the bar comes without its script', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route('**/scripts/sign-in.*', (route) => route.abort());
  const refuse = await holdBack(page, '**/will/action-items', (route) => route.fulfill({ status: 401 }));
  await page.goto('/?member=everything');
  await tilesLoaded(page);
  const link = page.getByRole('contentinfo').getByRole('link');
  await link.focus();
  await failFromNow(page, '401', 'products');
  refuse();
  await expect(bar(page)).toHaveText(ended);
  await expect(page.getByRole('main').getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await expect(link).toBeFocused();
});
