import { expect, type Page, test } from '@playwright/test';
import { openOverview, violations } from './portal';

const REPLACED = 'The portal has been updated. Please load the page again.';
const main = '**/scripts/main.*.js';
const extras = '**/scripts/overview.*.js';
const again = (page: Page) => page.getByRole('button', { name: 'Load the page again' });

/** Counts how often the page is loaded; asked for anew by a script, it names another build or, if not, its own. */
const watch = async (page: Page, isReplaced = true) => {
  const seen = { loads: 0, asked: 0 };
  page.on('request', (request) => {
    // The sandbox takes the member out of the address, which loads the page only once.
    const { pathname, search } = new URL(request.url());
    if (pathname === '/' && search === '') seen[request.resourceType() === 'document' ? 'loads' : 'asked'] += 1;
  });
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      if (route.request().resourceType() === 'document' || !isReplaced) return route.continue();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/\/scripts\/main\.[0-9a-f]{16}/, '/scripts/main.0123456789abcdef');
      return route.fulfill({ response: answer, body });
    },
  );
  return seen;
};
const lose = (page: Page, scripts: string, times = Number.POSITIVE_INFINITY) =>
  page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }), { times });

// Rule `release.reload`.
test('a page whose first script a release has replaced loads itself anew', async ({ page }) => {
  const seen = await watch(page);
  await lose(page, main, 1);
  await page.goto('/?member=typical');
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
  expect(seen).toEqual({ loads: 2, asked: 1 });
});

// Rules `release.reload`, `release.words`.
test('it does so once, and then says what to do', async ({ page }) => {
  const seen = await watch(page);
  await lose(page, main);
  await page.goto('/?member=typical');
  await expect(page.getByRole('alert')).toContainText(REPLACED);
  await expect.poll(() => seen).toEqual({ loads: 2, asked: 2 });
  await page.unroute(main);
  await again(page).click();
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
  expect(seen.loads).toBe(3);
});

for (const [kind, isReplaced] of [
  ['a tab that cannot remember it', true],
  ['a page that no release has replaced', false],
] as const)
  test(`${kind} is not loaded again by itself`, async ({ page }) => {
    const seen = await watch(page, isReplaced);
    await lose(page, main);
    if (isReplaced)
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        }),
      );
    await page.goto('/?member=typical');
    await expect(page.getByRole('alert')).toContainText(isReplaced ? REPLACED : 'Sorry, this service');
    await expect(again(page)).toBeVisible();
    await expect.poll(() => seen).toEqual({ loads: 1, asked: 1 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Member portal');
    expect(await violations(page)).toEqual([]);
  });

test('a page whose first script could not be had for want of a connection is loaded when it is back', async ({
  page,
  context,
}) => {
  const seen = await watch(page);
  await page.route(main, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/?member=typical', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Sorry, this service');
  expect(seen).toEqual({ loads: 1, asked: 0 });
  await page.unroute(main);
  await context.setOffline(false);
  await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
});

test('a page whose blocks a release has replaced loads itself anew, once, and then says what to do', async ({
  page,
}) => {
  const seen = await watch(page);
  await lose(page, extras);
  await page.goto('/?member=typical');
  const alert = page.getByText(REPLACED);
  await expect(alert).toBeVisible();
  await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again', exact: true })).toHaveCount(0);
  expect(seen).toEqual({ loads: 2, asked: 2 });
  await page.unroute(extras);
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Manage your details' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a dialog that a release has replaced never interrupts a decision that is being saved', async ({ page }) => {
  const seen = await watch(page);
  const saving = page.waitForRequest('**/form4/update-consent*');
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route('**/form4/update-consent*', async (route) => {
    await saved;
    await route.continue();
  });
  await openOverview(page, 'consent-pending');
  await lose(page, '**/scripts/preferences.*.js');
  await page.keyboard.press('Escape');
  await saving;
  await page.getByRole('button', { name: 'Manage preferences' }).click();
  await expect(page.getByText(REPLACED)).toBeVisible();
  expect(seen).toEqual({ loads: 1, asked: 1 });
  save();
  await again(page).click();
  await expect.poll(() => seen.loads).toBe(2);
});

test('a dialog that a release has replaced is there once the page has loaded itself anew', async ({ page }) => {
  const seen = await watch(page);
  await openOverview(page, 'typical');
  await lose(page, '**/scripts/preferences.*.js', 1);
  const button = page.getByRole('button', { name: 'Manage preferences' });
  await button.click();
  await expect.poll(() => seen.loads).toBe(2);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Manage preferences' })).toBeVisible();
  expect(seen).toEqual({ loads: 2, asked: 1 });
});
