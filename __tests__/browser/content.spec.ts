import { expect } from '@playwright/test';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { boxOf, damagedWords, resizeWithin } from './geometry';
import { openOverview } from './portal';
import { test } from './portalServer';

const bannerBlocks = 'section:has(> h2:text-is("Highlights")) [data-content-block]';

const content = { ...defaultConfiguration.content, fragmentOrigins: ['https://named.example'] };
test.use({ configuration: { content } });

// Rule `content.prefix`.
test('fragments come from data: and from the configured origins only', { tag: '@wide' }, async ({ page }) => {
  await page.route(/^https:\/\/(un)?named\.example\//, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'text/html',
      body: `<p>Said by ${new URL(route.request().url()).host}</p>`,
    }),
  );
  await page.route('**/banner/summary', (route) =>
    route.fulfill({
      json: {
        showBanner: true,
        hippoUrl: ['data:text/html,<p>Said at once</p>', 'https://named.example/a', 'https://unnamed.example/b'],
      },
    }),
  );
  await page.goto('/');
  await expect(page.locator(bannerBlocks)).toHaveText([
    'Said at once',
    'Said by named.example',
    /^Unable to load content\./,
  ]);
});

test('a wide table or line of a banner leaves the other banners their room', { tag: '@wide' }, async ({ page }) => {
  const banners = ['<table width="1200"><tr><td>Yours', `<pre>${'no line ends '.repeat(30)}`, '<p>Plain words'];
  await page.route('**/banner/summary', (route) =>
    route.fulfill({ json: { showBanner: true, hippoUrl: banners.map((html) => `data:text/html,${html}`) } }),
  );
  await openOverview(page, 'everything');
  await expect(page.locator(bannerBlocks)).toHaveText([/^Yours/, /^no line/, /^Plain/]);
  for (const width of [1440, 800, 360]) {
    await resizeWithin(page, { width });
    const widths = await page.locator(bannerBlocks).evaluateAll((all) => all.map((one) => one.clientWidth));
    for (const one of widths) expect(one, `${width} px: ${widths}`).toBeLessThanOrEqual(Math.max(width / 3, 320));
  }
});

test('words stay whole beside a last paragraph that is a long link, or a sentence with one', { tag: '@wide' }, async ({
  page,
}) => {
  const heading = '<h3>Welcome to your membership</h3>';
  const words = '<p>Your membership is active.</p>';
  const link = '<a href="/x">Read how to use your day-to-day benefits in every practice of our network from today</a>';
  const call = 'Questions? Call us on <a href="tel:+27800">0800 555 010</a> from Monday to Friday, or write to us.';
  for (const [path, last] of [
    ['medical-aid', `${heading}${words}<p>${call}</p>`],
    ['flexicare', `${heading}${words}<p>${link}</p>`],
    ['action-items', `${words}<p>${call}</p>`],
  ] as const)
    await page.route(`**/cms/*/**/${path}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<div>${last}</div>` }),
    );
  await openOverview(page, 'everything');
  const fragments = page.locator('article [data-fragment]').filter({ hasText: 'Your membership is active.' });
  for (const width of [1440, 1280, 1024, 800, 360]) {
    await resizeWithin(page, { width });
    await expect(fragments).toHaveCount(3);
    for (const fragment of await fragments.all()) expect(await damagedWords(fragment), `${width} px`).toEqual([]);
  }
});

test('the words beside a picture are one text, and as wide as beside any other if it cannot be fetched', {
  tag: '@wide',
}, async ({ page }) => {
  const picture = '<img src="/cms/site/none.png" alt="A hand that holds a card before a reader">';
  const words = 'You get <u>two</u> visits and <mark>three</mark> scripts from the 1<sup>st</sup> of May.';
  await page.route('**/cms/*/**/flexicare/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<div>${picture}${words}</div>` }),
  );
  await page.route('**/none.png', (route) => route.fulfill({ status: 404, body: '' }));
  await openOverview(page, 'everything');
  const fragment = page.locator('[data-tile="flexicare"] [data-fragment]');
  await expect(fragment.locator('u')).toHaveText('two');
  const { width, height } = await boxOf(fragment.locator('img'));
  expect([width, height]).toEqual([40, 40]);
  const heights = await fragment
    .locator('u, mark')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(new Set(heights).size).toBe(1);
});

test('lists of a fragment are counted as their author says, and those of the page are not marked', {
  tag: '@wide',
}, async ({ page }) => {
  const body = '<ol type="a"><li>one<ul><li>two</ul></ol><ol type="I"><li>three</ol><ul><li>four</ul>';
  await page.route('**/cms/*/**/flexicare/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await openOverview(page, 'everything');
  const markers = (within: string) =>
    page.locator(`${within} :is(ol, ul)`).evaluateAll((all) => all.map((one) => getComputedStyle(one).listStyleType));
  expect(await markers('[data-tile="flexicare"] [data-fragment]')).toEqual([
    'lower-alpha',
    'circle',
    'upper-roman',
    'disc',
  ]);
  expect(new Set(await markers('header'))).toEqual(new Set(['""']));
});

test('a link in a fragment is part of its sentence, keeps its blanks, and is high enough to be hit', {
  tag: '@wide',
}, async ({ page }) => {
  const link = '<a href="/x">our <b>new</b> terms and <i>conditions</i> for members of the scheme</a>';
  const body = `<div><p>Please read ${link}, or <a href="/y">+</a>, before you begin.</p><p>${link}</p></div>`;
  await page.route('**/cms/*/**/flexicare/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await openOverview(page, 'everything');
  const links = page.locator('[data-tile="flexicare"] [data-fragment] a');
  for (const width of [1440, 360]) {
    await resizeWithin(page, { width });
    const words = 'our new terms and conditions for members of the scheme';
    expect(await links.evaluateAll((all: HTMLElement[]) => all.map((one) => one.innerText))).toEqual([
      words,
      '+',
      words,
    ]);
    for (const one of await links.all()) {
      const { width: across, height } = await boxOf(one);
      expect(height, `${width} px`).toBeGreaterThanOrEqual(24);
      // Within a sentence one sign is as wide as it is (WCAG 2.5.8, "Inline").
      if ((await one.innerText()) === words) expect(across, `${width} px`).toBeGreaterThanOrEqual(24);
    }
  }
  // It begins beside the words before it, and goes on in the next line.
  expect(await links.first().evaluate((one) => one.getClientRects().length)).toBeGreaterThan(1);
});

test('links below each other can each be hit', { tag: '@wide' }, async ({ page }) => {
  const body = '<p><a href="/1">terms one</a><br><a href="/2">terms two</a><br><a href="/3">terms three</a></p>';
  await page.route('**/cms/*/**/flexicare/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await openOverview(page, 'everything');
  const links = page.locator('[data-tile="flexicare"] [data-fragment] a');
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? top)).toBeGreaterThanOrEqual(24);
});

test('a picture that is all of a card is as wide as the card', { tag: '@wide' }, async ({ page }) => {
  await page.route('**/cms/*/**/device-mandate**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<div><img src="/cms/site/wide.svg" alt="Sign now"></div>' }),
  );
  await page.route('**/wide.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200"/></svg>',
    }),
  );
  await openOverview(page, 'everything');
  const picture = page.locator('[data-fragment] img[alt="Sign now"]');
  for (const width of [1440, 360]) {
    await resizeWithin(page, { width });
    expect((await boxOf(picture)).width, `${width} px`).toBeGreaterThan(200);
  }
});
