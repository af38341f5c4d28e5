import { expect, type Page, test } from '@playwright/test';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { requestsOf } from './dialog';
import { openOverview, resizeWindowAndText, settled, sidewaysScroll, violations } from './portal';
import { type PortalServer, startServer } from './portalServer';

const session = {
  ...defaultConfiguration.session,
  signOutUrl: '/portal/sign-out',
  signOutMethod: 'post',
  lifetime: { idleMs: 900_000 },
};

let portal: PortalServer;

test.beforeAll(async () => {
  portal = await startServer({ session });
});

test.afterAll(() => portal.stop());

test.beforeEach(({ page }) => {
  // Every address of a test is one of this server.
  const go = page.goto.bind(page);
  page.goto = (address, options) => go(new URL(address, portal.address).href, options);
});

const open = async (page: Page, member: string) => {
  await page.clock.install();
  await openOverview(page, member);
  // What may be needed later is fetched.
  await page.clock.fastForward(12_000);
  await settled(page);
};

/** The clock is put forward, as by a device that has slept. */
const waitFor = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1_000);

const warning = (page: Page) => page.getByRole('dialog', { name: 'You will be signed out in 2 minutes' });

// Rules `session.signOut`, `session.form`.
test('"Sign out" is sent as a form with the token, empties the other tab, and the way back shows nothing', async ({
  page,
  context,
}) => {
  await openOverview(page, 'everything');
  const other = await context.newPage();
  await other.goto(portal.address);
  await expect(other.locator('article[data-tile="bank"]')).toBeVisible();
  // The script that hears of it comes after the tiles; a tab without it learns at its next call that the session has ended.
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const sent = requestsOf(page, /sign-out$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  expect(sent).toEqual([expect.stringMatching(/^POST \/portal\/sign-out _csrf=[\w-]+$/)]);
  await expect(other.getByRole('region', { name: 'Session' })).toHaveText('You have signed out');
  await expect(other.locator('article')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Sign in again');
  await expect(page.locator('article')).toHaveCount(0);
  expect(complaints.filter((text) => /policy|refused/i.test(text))).toEqual([]);
});

// Rule `session.warning`.
test('the warning stands above an open dialog, has the announcer, and gives the focus back by Escape', async ({
  page,
}) => {
  await open(page, 'consent-pending');
  const consent = page.getByRole('dialog', { name: 'Marketing consent' });
  await expect(consent.locator('[aria-description]')).toHaveCount(0);
  const focused = consent.getByRole('button', { name: 'Yes, I agree' });
  await focused.focus();
  const sent = requestsOf(page, /^\/portal\//);
  await waitFor(page, 790);
  await expect(warning(page).getByRole('heading')).toBeFocused();
  await expect(warning(page).locator('#announcer')).toHaveText('You will be signed out in 2 minutes');
  await expect(page).toHaveTitle('You will be signed out in 2 minutes · portfolio-ui');
  expect(sent).toEqual([]);
  // The one below is inert: it cannot be pressed.
  await expect(focused.click({ timeout: 300, trial: true })).rejects.toThrow();
  await page.keyboard.press('Escape');
  await expect(warning(page)).toHaveCount(0);
  await expect(focused).toBeFocused();
  await expect(consent.locator('#announcer')).toHaveCount(1);
  expect(sent).toEqual([expect.stringMatching(/^GET .*\/portfolio\/products$/)]);
});

// Rule `session.warning`.
test('a warning whose script is missing is a message instead, said aloud, with "Stay signed in"', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route('**/session-warning.*', (route) => route.abort());
  await open(page, 'typical');
  await waitFor(page, 790);
  const message = page.getByRole('alert').filter({ hasText: 'You will be signed out in 2 minutes' });
  await expect(message).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText('You will be signed out in 2 minutes');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sent = requestsOf(page, /^\/portal\//);
  await page.clock.runFor(1_000);
  await message.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(message).toHaveCount(0);
  await expect.poll(() => sent).toEqual([expect.stringMatching(/^GET .*\/portfolio\/products$/)]);
});

test('the warning and the way out can be read, pressed and reached at every size', { tag: '@wide' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'typical');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const name of ['Portfolio', 'Balance', 'Sign out']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeFocused();
  }
  const header = page.getByRole('banner');
  for (const width of [1440, 800, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    // In one line.
    expect((await header.boundingBox())?.height, `${width} px`).toBeLessThan(62);
  }
  await resizeWindowAndText(page, 1280, 200);
  await resizeWindowAndText(page, 320, 100);
  await waitFor(page, 790);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page).locator('[aria-description]')).toHaveCount(0);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, 'dialog'), `${width} px, ${colorScheme}`).toEqual([]);
    expect(await violations(page, 'header'), `${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
});
