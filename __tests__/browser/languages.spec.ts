import { expect, type Locator, type Page } from '@playwright/test';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { sampleOf } from '../support/breadth';
import { lostIn } from './dialog';
import { beyond, boxOf, damagedWords, resize, resizeWithin } from './geometry';
import { open, settled, tilesLoaded, violations } from './portal';
import { test } from './portalServer';

test.use({ configuration: { languages: ['en', 'af', 'ar-XB', 'en-XA'] } });

const speak = (page: Page, language: string) =>
  page.context().addCookies([{ name: 'portal_language', value: language, domain: '127.0.0.1', path: '/' }]);

/** The left edges of letters, by their places in what an element says first, in CSS pixels. */
const lettersOf = (holder: Locator, ...places: readonly number[]) =>
  holder.evaluate((element, wanted) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return wanted.map((place) => {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      return range.getBoundingClientRect().x;
    });
  }, places);

/** A telephone number keeps its order, what copies a number stands behind it, and a count is beside its words. */
const expectFromRightToLeft = async (page: Page): Promise<void> => {
  const name = defaultConfiguration.callCentrePhone;
  const phone = page.getByRole('contentinfo').getByRole('link', { name });
  const [first = 0, last = 0] = await lettersOf(phone, 0, name.length - 1);
  expect(first).toBeLessThan(last);
  const row = page.locator('[data-tile="health"] [data-number]');
  const [digits = 0] = await lettersOf(row.locator('bdi'), 0);
  expect((await boxOf(row.getByRole('button'))).left).toBeLessThan(digits);
  expect(digits).toBeLessThan((await boxOf(row.locator('> span'))).left);
  await resize(page, { width: 1440 });
  const counted = page.locator('[data-tile="invest"] [data-figures] > span > span');
  const [count = 0] = await lettersOf(counted.nth(1), 0);
  expect(count).toBeLessThan((await boxOf(counted.first())).left);
};

// Rules `texts.choice`, `texts.page`, `texts.asked`.
test('a member who chooses another language has the page in it from the first paint on, and the texts of no other', async ({
  page,
}) => {
  await open(page, '/?member=typical');
  const choice = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language' });
  const present = choice.getByRole('button', { name: 'English', exact: true });
  await expect(present).toHaveAttribute('aria-current', 'true');
  await expect(present).toHaveCSS('text-decoration-line', 'none');
  // The footer moves while what is above it comes.
  await settled(page);
  const texts: string[] = [];
  const asked = new Set<string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/texts/')) texts.push(pathname);
    if (/^\/(portal\/api|cms)\//.test(pathname) && request.resourceType() === 'fetch')
      asked.add(request.headers()['accept-language']);
  });
  // What the page before was still sending.
  page.on('framenavigated', () => asked.clear());
  await choice.getByRole('button', { name: 'Afrikaans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portefeulje-oorsig');
  await expect(page).toHaveTitle('Portefeulje-oorsig · portfolio-ui');
  await expect(page.locator('html')).toHaveAttribute('lang', 'af');
  await expect(page.getByRole('article', { name: 'Lewensversekering' })).toBeVisible();
  await expect(page.locator('#announcer')).toHaveText(/produkte gelaai$/);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^\/texts\/af\./);
  expect([...asked]).toEqual(['af']);
  // The first paint, before any script has run.
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Jou portefeulje word gelaai');
  expect(html).not.toContain('Loading your portfolio');
});

// Rule `start.failure`.
test('a page whose texts are gone says so in its language', async ({ page }) => {
  await speak(page, 'af');
  await page.route('**/texts/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText("Jammer, hierdie diens het op die oomblik 'n tegniese probleem.");
  await expect(page.getByRole('button', { name: 'Laai die bladsy weer' })).toBeVisible();
});

// Rule `texts.pseudo`.
for (const language of sampleOf(['ar-XB', 'en-XA'], 1))
  test(`in ${language} nothing is cut or scrolls sideways, and axe finds nothing`, async ({ page }) => {
    await speak(page, language);
    await page.goto('/?member=everything');
    await tilesLoaded(page);
    for (const width of sampleOf([360, 1440], 1)) {
      await resizeWithin(page, { width });
      expect(await violations(page)).toEqual([]);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, span, a, button, b)')]
          .filter((element) => {
            const { overflowX, clipPath } = getComputedStyle(element);
            return overflowX === 'hidden' && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1;
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    }
    if (language === 'ar-XB') await expectFromRightToLeft(page);
  });

test('the wider edge of a tag is where its words end, from right to left too', { tag: '@wide' }, async ({ page }) => {
  await speak(page, 'ar-XB');
  await page.goto('/?member=health-withdrawn');
  await tilesLoaded(page);
  const tag = page.locator('[data-tile="health"] p > span:has(> svg)');
  await expect(tag).toHaveCSS('padding-left', '12px');
  await expect(tag).toHaveCSS('padding-right', '8px');
});

// Rules `text.words`, `debt.alert`.
test('on a phone, long words of Afrikaans are cut in no button, broken in no dialog, and leave a debt its message', {
  tag: '@wide',
}, async ({ page }) => {
  await speak(page, 'af');
  await open(page, '/?member=arrears');
  await settled(page);
  for (const width of [320, 360]) {
    await resizeWithin(page, { width, text: 200 });
    expect(await beyond(page.getByRole('listitem').getByText('Maak dit nou reg'), 'ul'), `${width} px`).toEqual([]);
    await resizeWithin(page, { width, text: 100 });
    const message = await boxOf(page.locator('[data-tile="health"] [data-across] p'));
    expect(message.width, `${width} px`).toBeGreaterThan(96);
  }
  for (const member of ['consent-pending', 'privacy-pending']) {
    await open(page, `/?member=${member}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await settled(page);
    await resizeWithin(page, { width: 360, text: 200 });
    expect(await damagedWords(dialog.getByRole('heading').first(), 30), member).toEqual([]);
  }
});

test('on a phone, the balance view in Afrikaans is no wider than the window, and a ring is around its words', {
  tag: '@wide',
}, async ({ page }) => {
  await speak(page, 'af');
  await open(page, '/?member=rewards-two#/bal-portfolio');
  await settled(page);
  await resizeWithin(page, { width: 360, text: 200 });
  await resizeWithin(page, { width: 320, text: 100 });
  const middles = ['svg[role="presentation"]', '[data-legend]'].map(async (name) => {
    const { top, bottom } = await boxOf(page.locator(name));
    return (top + bottom) / 2;
  });
  const [ring = 0, words] = await Promise.all(middles);
  expect(words).toBeCloseTo(ring, 0);
});

// Rule `onboarding.sight`.
test('on a phone with large text, a slide of the onboarding loses no words, and has two thirds of the sheet', {
  tag: '@wide',
}, async ({ page }) => {
  await speak(page, 'af');
  await open(page, '/?member=senior');
  const dialog = page.getByRole('dialog');
  await settled(page);
  for (const width of [320, 360]) {
    await resize(page, { width, height: 740, text: 200 });
    expect(await lostIn(dialog), `${width} px`).toEqual([]);
  }
  // "Previous" and "Next" share a row.
  const foot = await boxOf(dialog.locator('div:has(> ul > li > button[aria-current])'));
  expect(foot.height).toBeLessThan((await boxOf(dialog)).height / 3);
});
