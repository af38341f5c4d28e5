import { expect, type Page } from '@playwright/test';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { pressesCount } from './dialog';
import { boxOf, resizeWithin } from './geometry';
import { openOverview, requestsOf, saidBy, settled, tilesLoaded } from './portal';
import { test } from './portalServer';

const { session } = defaultConfiguration;

test.use({
  configuration: {
    session: {
      ...session,
      signOutUrl: '/portal/sign-out',
      signOutMethod: 'post',
      lifetime: { idleMs: 900_000 },
    },
  },
});

const open = async (page: Page, member: string) => {
  await page.clock.install();
  await openOverview(page, member);
  // What may be needed later is fetched.
  await page.clock.fastForward(12_000);
  await settled(page);
};

/** The clock is put forward until the warning is due, as by a device that has slept. */
const sleepUntilWarned = (page: Page) => page.clock.fastForward(790_000);

const TWO_MINUTES = 'You will be signed out in 2 minutes';
const warning = (page: Page) => page.getByRole('dialog', { name: TWO_MINUTES });

const STAYED = [expect.stringMatching(/^GET .*\/portfolio\/products$/)];

// Rules `session.signOut`, `session.form`.
test('"Sign out" is sent as a form with the token, empties the other tab, and the way back shows nothing', async ({
  page,
  context,
}) => {
  await openOverview(page, 'everything');
  const other = await context.newPage();
  await other.goto('/');
  await tilesLoaded(other);
  // The script that hears of it comes after the tiles; a tab without it learns at its next call that the session has ended.
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const complaints = saidBy(page, /policy|refused/i);
  const sent = requestsOf(page, /sign-out$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  expect(sent).toEqual([expect.stringMatching(/^POST \/portal\/sign-out _csrf=[\w-]+$/)]);
  await expect(other.getByRole('region', { name: 'Session' })).toHaveText('You have signed out');
  await expect(other.locator('article')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Sign in again');
  await expect(page.locator('article')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('"Sign out" leaves the portal also if the script of the dialogs is missing', async ({ page }) => {
  await page.route(/\/dialogs\./, (route) => route.abort());
  await openOverview(page, 'everything');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
});

// Rule `session.warning`.
test('the warning lies above an open dialog, has the announcer, and gives the focus back at Escape', async ({
  page,
}) => {
  await open(page, 'consent-pending');
  const consent = page.getByRole('dialog', { name: 'Marketing consent' });
  await pressesCount(consent);
  const focused = consent.getByRole('button', { name: 'Yes, I agree' });
  await focused.focus();
  const sent = requestsOf(page, /^\/portal\//);
  await sleepUntilWarned(page);
  await expect(warning(page).getByRole('heading')).toBeFocused();
  await expect(warning(page).locator('#announcer')).toHaveText(TWO_MINUTES);
  await expect(page).toHaveTitle(`${TWO_MINUTES} · portfolio-ui`);
  expect(sent).toEqual([]);
  // The one below is inert: it cannot be pressed.
  await expect(focused.click({ timeout: 300, trial: true })).rejects.toThrow();
  await page.keyboard.press('Escape');
  await expect(warning(page)).toHaveCount(0);
  await expect(focused).toBeFocused();
  await expect(page).toHaveTitle('Portfolio overview · portfolio-ui');
  await expect(consent.locator('#announcer')).toHaveCount(1);
  expect(sent).toEqual(STAYED);
});

// Rule `session.asked`.
test('a member whom the portal still knows after the end is shown the page where they had scrolled to', async ({
  page,
}) => {
  await open(page, 'everything');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 700);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(scrolled).toBe(700);
  await page.clock.fastForward(920_000);
  await expect(page.locator('article')).toHaveCount(0);
  await page.clock.fastForward(3_000);
  await tilesLoaded(page);
  await expect.poll(scrolled).toBe(700);
});

// What axe finds in both is up to `npm run test:a11y`.
test('the warning and the way out are reached by the keyboard, and the header is one line at every size', {
  tag: '@wide',
}, async ({ page }) => {
  await open(page, 'typical');
  await page.getByRole('banner').getByText('Balance', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
  for (const width of [1440, 800, 360, 320]) {
    await resizeWithin(page, { width });
    expect((await boxOf(page.getByRole('banner'))).height, `${width} px`).toBeLessThan(62);
  }
  await resizeWithin(page, { width: 1280, text: 200 });
  await resizeWithin(page, { width: 320, text: 100 });
  await sleepUntilWarned(page);
  await pressesCount(warning(page));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
});
