import { expect, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { boxOf, resize } from './geometry';
import { holdBack, requestsOf, settled, stopClock, tilesLoaded, violations } from './portal';

const ownPaint = '.first-paint .products';

/** The page with its script at work, its products unanswered and its time stopped; the returned function answers. */
const openUnanswered = async (page: Page): Promise<() => void> => {
  await stopClock(page);
  const answer = await holdBack(page, '**/portfolio/products');
  const more = requestsOf(page, /\/scripts\/overview\./);
  await page.goto('/?member=typical', { waitUntil: 'commit' });
  // The start lets the browser do other things in between.
  await expect.poll(() => page.clock.runFor(1).then(() => more.length), { intervals: [10] }).toBe(1);
  for (let step = 0; step < 5; step += 1) await page.clock.runFor(1);
  return answer;
};

// Rule `start.draw`.
test("the page's own paint stays until the products have answered, and what is drawn then shows them", async ({
  page,
}) => {
  const answer = await openUnanswered(page);
  await page.clock.runFor(50);
  await expect(page.locator(ownPaint)).toBeVisible();
  const drawnFirst = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('.first-paint')) return;
          observer.disconnect();
          resolve(document.querySelectorAll('[data-tile]').length);
        }).observe(document, { subtree: true, childList: true });
      }),
  );
  answer();
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return page.locator(ownPaint).count();
    })
    .toBe(0);
  expect(await drawnFirst).toBeGreaterThan(0);
});

test("the page's own paint has the heights of what follows it", async ({ page }) => {
  const topOf = async (selector: string) => Math.round((await boxOf(page.locator(selector).first())).top);
  const looks = [
    [360, false],
    [800, false],
    [1024, true],
    [1440, true],
  ] as const;
  for (const [width, seesBanners] of sampleOf(looks, 2)) {
    await resize(page, { width });
    const letThemCome = await holdBack(page, '**/scripts/**');
    await page.goto('/?member=typical', { waitUntil: 'commit' });
    const painted = {
      actions: await topOf('.first-paint .actions i'),
      products: await topOf('.first-paint .products i'),
      banners: seesBanners ? await topOf('.first-paint .strip i') : 0,
    };
    letThemCome();
    await expect(page.getByRole('region', { name: 'Manage your details' })).toBeAttached();
    await settled(page);
    const drawn = {
      actions: await topOf('[data-place="actions"] [data-item]'),
      products: await topOf('[data-tile]'),
      banners: seesBanners ? await topOf('[data-place="banners"] section > :not(h2)') : 0,
    };
    for (const part of ['actions', 'products', 'banners'] as const)
      expect(Math.abs(drawn[part] - painted[part]), `${part} at ${width} px`).toBeLessThanOrEqual(2);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('without an answer the portal draws itself after a tenth of a second', async ({ page }) => {
  const answer = await openUnanswered(page);
  await page.clock.runFor(150);
  await expect(page.locator(ownPaint)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  answer();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator('[data-tile]').count();
    })
    .toBeGreaterThan(0);
});

// Over HTTP/1 the calls that hang have all the connections, so that no further script could come.
test('the page draws itself while every call hangs, with its first script alone', async ({ page }) => {
  await page.route(/\/scripts\/(?!main\.)/, () => {});
  await page.goto('/?member=typical&delay=60000', { waitUntil: 'commit' });
  await expect(page.locator('main [data-skeleton]').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
});

// Rule `announcer.region`.
test('the HTML itself says that it needs JavaScript, and has the announcer, which is empty', async ({ request }) => {
  // With scripts switched off by a test, Chromium still parses as if they ran, so the text is read from the HTML.
  const page = await (await request.get('/')).text();
  expect(page).toMatch(/<noscript[^>]*>portfolio-ui needs JavaScript\./);
  expect(page).toMatch(/<span id="announcer" role="status"[^>]*><\/span>/);
  // A phone's bar has the colour of the header below it.
  expect(
    page.match(/<meta name="theme-color" content="#[\da-f]{6}" media="\(prefers-color-scheme: (light|dark)\)">/g),
  ).toHaveLength(2);
});

// Rule `start.browser`.
test('a browser that cannot draw the page is told so in words, and asks for no more', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) => condition[0] !== 'selector(&)' && supports(...condition);
  });
  await page.goto('/?member=typical');
  await expect(page.getByRole('alert')).toHaveText(
    'This browser is too old for the portal. Please update it or use another one.',
  );
  await expect(page.locator('.first-paint .products')).toBeHidden();
  await expect(page.locator('[data-tile]')).toHaveCount(0);
});

const main = '**/scripts/main.*.js';

// Rule `start.failure`.
test('a page whose first script is gone says so, and is loaded again by its button alone', async ({ page }) => {
  // The sandbox takes the member out of the address, which loads the page only once.
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/' && search === '' && request.resourceType() === 'document') loads.push(request.url());
  });
  await page.route(main, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/?member=typical');
  await expect(page.getByRole('alert')).toContainText('Sorry, this service');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Member portal');
  await expect(page.getByText('Loading your portfolio')).toBeHidden();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  expect(loads).toHaveLength(1);
  await page.unroute(main);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await tilesLoaded(page);
  expect(loads).toHaveLength(2);
});

test('a page whose first script failed without a connection is loaded when it is back', {
  tag: '@wide',
}, async ({ page, context }) => {
  await page.route(main, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/?member=typical', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Sorry, this service');
  await page.unroute(main);
  await context.setOffline(false);
  await tilesLoaded(page);
});

test.describe('With a style sheet of its own', () => {
  test.skip(process.env.PLAIN === '1', 'a plain build has none');

  test("the application's style sheet changes nothing in the page's own paint", async ({ page }) => {
    for (const [width, colorScheme] of sampleOf(
      [
        [360, 'dark'],
        [800, 'light'],
        [1440, 'dark'],
      ] as const,
      2,
    )) {
      await page.emulateMedia({ colorScheme });
      await resize(page, { width });
      await page.route('**/scripts/**', () => {});
      const arrive = await holdBack(page, '**/styles/**');
      await page.goto('/?member=typical', { waitUntil: 'commit' });
      await expect(page.locator(ownPaint)).toBeVisible();
      const before = await page.screenshot();
      arrive();
      await expect(page.locator('body')).toHaveCSS('min-block-size', /px/);
      expect((await page.screenshot()).equals(before), `${width} px, ${colorScheme}`).toBe(true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test('a page whose styles are gone says so, and draws nothing without them', async ({ page }) => {
    await page.route('**/styles/**', (route) => route.fulfill({ status: 404, body: '' }));
    const calls = requestsOf(page, /\/products$/);
    await page.goto('/?member=typical');
    await expect(page.getByRole('alert')).toContainText('Sorry, this service');
    expect(calls).toHaveLength(1);
    await expect(page.locator('[data-tile]')).toHaveCount(0);
    await page.unroute('**/styles/**');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await tilesLoaded(page);
  });
});
