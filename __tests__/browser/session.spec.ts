import { expect, type Page, test } from '@playwright/test';
import { openDialog, requestsOf } from './dialog';
import { openOverview, sidewaysScroll, violations } from './portal';

const bar = 'Session';
const ended = 'Your session has ended';
const reason =
  'So that nobody else sees what is yours, this page is empty until you sign in again. You come back to it.';

test('when the session has ended, a bar leads to sign in and back to the same screen', async ({ page }) => {
  await openOverview(page, 'everything');
  await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
  await page.request.post('/sandbox/faults', { form: { call: 'productsBalance', status: '401' } });
  await page.getByRole('link', { name: 'Balance' }).click();
  const region = page.getByRole('region', { name: bar });
  await expect(region).toHaveText(ended);
  await expect(page.locator('[role=status]').filter({ hasText: ended })).toHaveCount(1);
  // Above the header, which nothing cuts in two.
  const places = [region, page.getByRole('banner'), page.locator('h1')];
  const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? Number.NaN));
  expect(tops).toEqual([0, ...tops.slice(1).sort((one, other) => one - other)]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/portal\/sign-in\?returnUrl=/);
  await page.getByRole('link', { name: 'Sign in and go back' }).click();
  await expect(page).toHaveURL(/#\/bal-portfolio$/);
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
  await expect(page.getByRole('region', { name: bar })).toHaveCount(0);
});

/** One reachable way to sign in, no other content of the member's, and no other message. */
const expectToHaveEnded = async (page: Page, heading: string): Promise<void> => {
  const region = page.getByRole('region', { name: bar });
  await expect(region).toHaveCount(1);
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

const refuse = (page: Page, call: string) => page.request.post('/sandbox/faults', { form: { call, status: '401' } });

const dialogs = [
  { member: 'privacy-pending', name: 'Privacy statement' },
  { member: 'consent-pending', name: 'Marketing consent' },
  { member: 'senior', name: "What's new" },
];

for (const { member, name } of dialogs) {
  test(`a session that ends while "${name}" is open closes it, and nothing is sent`, { tag: '@wide' }, async ({
    page,
  }) => {
    await openDialog(page, member, name);
    const requests = requestsOf(page, /update-consent|disclaimer\/accept|popup\/update/);
    for (const call of ['errorLog', 'products', 'productsBalance']) await refuse(page, call);
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
    for (const call of ['analyticsEvent', 'products', 'productsBalance']) await refuse(page, call);
    // Following a link is answered by 401; a new tab would leave the page where it is.
    const link = page.locator('article[data-tile="card"] h3 a');
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await link.press('Enter');
    await expectHeadingToHaveFocus(page);
  });
}

test('when the session ends the focus stays where it is on what stays in the page', { tag: '@wide' }, async ({
  page,
}) => {
  let answer = () => {};
  const due = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/will/action-items', async (route) => {
    await due;
    await route.fulfill({ status: 401 });
  });
  await page.goto('/?member=everything');
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link');
  await link.focus();
  await refuse(page, 'products');
  answer();
  await expect(page.getByRole('region', { name: bar })).toBeVisible();
  await expect(link).toBeFocused();
});

test('the bar appears although its script cannot be loaded', { tag: '@wide' }, async ({ page }) => {
  await page.route('**/scripts/sign-in.*', (route) => route.abort());
  await page.goto('/?member=everything&fail=products:401');
  await expect(page.getByRole('region', { name: bar })).toHaveText(ended);
  await expect(page.getByRole('main').getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test('the bar has no accessibility violation, and fits a narrow page', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOverview(page, 'typical', '&fail=products:401');
  await expect(page.getByRole('region', { name: bar })).toBeVisible();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});
