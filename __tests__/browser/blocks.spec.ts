import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { resize, resizeWithin, rowsOf } from './geometry';
import { atRest, openOverview, requestsOf, sent, switchTo, violations } from './portal';

const blockOf = (page: Page, name: string): Locator => page.getByRole('region', { name });

// The exact breakpoints (rules `outstanding.perPage`, `recommender.perPage`, `details.perPage`); these members have
// more items than fit on the widest page.
const sideBySide: Readonly<Record<string, Readonly<Record<string, Readonly<Record<number, number>>>>>> = {
  typical: {
    'Recommended for you': { 2560: 3, 1025: 3, 1024: 2, 790: 2, 789: 1, 320: 1 },
    'Manage your details': { 2560: 4, 1440: 4, 1439: 3, 1024: 3, 1023: 2, 768: 2, 767: 1, 320: 1 },
  },
  'outstanding-10': { 'Outstanding actions': { 2560: 3, 991: 3, 990: 2, 767: 2, 766: 1, 320: 1 } },
};

for (const [member, blocks] of Object.entries(sideBySide)) {
  test(`the blocks of ${member} show as many items side by side as their width allows, at each breakpoint`, {
    tag: '@wide',
  }, async ({ page }) => {
    await openOverview(page, member);
    for (const [name, at] of Object.entries(blocks)) {
      const items = blockOf(page, name).getByRole('group', { name: /^1 of/ }).getByRole('listitem');
      for (const [width, count] of Object.entries(at)) {
        await resize(page, { width: Number(width) });
        await expect(items, `${name} at ${width} px`).toHaveCount(count);
        await expect.poll(() => rowsOf(items), `${name} at ${width} px`).toBe(1);
      }
    }
  });
}

// Rule `banner.heading`.
const GROUNDS = { light: 'rgb(253, 240, 210)', dark: 'rgb(51, 41, 15)' };

for (const [textColour, colour, light = GROUNDS.light, dark = GROUNDS.dark] of [
  ['rebeccapurple', 'rgb(102, 51, 153)', GROUNDS.light, GROUNDS.light],
  ['hsl(60deg 100% 50% / 1)', 'rgb(255, 255, 0)', 'rgb(0, 0, 0)'],
  ['oklch(0.3 0.1 250)', 'oklch(0.3 0.1 250)', GROUNDS.light, GROUNDS.light],
  ['red; background: url(//elsewhere.example)'],
] as const) {
  test(`a banner's heading of the colour ${textColour} has it, and the banner a ground on which it can be read`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.route('**/rewards/banner', (route) =>
      route.fulfill({ json: { showBanner: true, bannerLink: '/play', heading: 'A colour', textColour } }),
    );
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openOverview(page, 'typical');
    const card = page.getByRole('link', { name: 'A colour' });
    for (const [colorScheme, ground] of Object.entries({ light, dark }) as ['light' | 'dark', string][]) {
      await page.emulateMedia({ colorScheme });
      if (colour) await expect(page.getByRole('heading', { name: 'A colour' })).toHaveCSS('color', colour);
      await expect(card).toHaveCSS('background-color', ground);
      await expect(card).toHaveCSS('background-image', 'none');
    }
    expect(await violations(page)).toEqual([]);
  });
}

// Rule `list.steps`.
const windows = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

for (const size of sampleOf(windows, 1)) {
  test(`ten thousand actions can be seen as a list at ${size.width} px, and only what comes near is fetched`, async ({
    page,
  }) => {
    await resize(page, size);
    await openOverview(page, 'outstanding-10000');
    const block = blockOf(page, 'Outstanding actions');
    const seeAll = block.getByRole('button', { name: 'See all 10,000' });
    await seeAll.press('Enter');
    const fewer = block.getByRole('button', { name: 'Show fewer' });
    await expect(fewer).toBeFocused();
    const items = block.getByRole('listitem');
    await expect(items).toHaveCount(50);
    await expect(items.nth(4).getByRole('heading', { level: 3 })).toBeVisible();
    await items.nth(49).scrollIntoViewIfNeeded();
    await expect(items.nth(49).getByRole('heading', { level: 3 })).toBeVisible();
    await expect(items).toHaveCount(100);
    await resizeWithin(page, size);
    expect((await sent(page)).calls.filter(({ call }) => call === 'fragment').length).toBeLessThan(100);
    await fewer.press('Enter');
    await expect(seeAll).toBeFocused();
    await expect(block.locator('[aria-roledescription="slide"]:not([inert])')).toHaveCount(1);
  });
}

test('an impression of an offer is sent when its card comes into view, once, and not for a card that passes by', {
  tag: '@wide',
}, async ({ page }) => {
  const events = requestsOf(page, /\/analytics\/event$/);
  const impressions = () =>
    // Those of the same moment leave in any order.
    events.flatMap((event) => /"impression".*"messageId":"([^"]+)"/.exec(event)?.slice(1) ?? []).sort();
  const offers = blockOf(page, 'Recommended for you');
  const turnTo = (place: number) => offers.getByRole('button', { name: `Go to page ${place} of 3` }).click();
  await resize(page, { width: 412 });
  await openOverview(page, 'typical');
  await atRest(page);
  expect(impressions()).toEqual([]);
  await offers.scrollIntoViewIfNeeded();
  await expect.poll(impressions).toEqual(['REC-TRAVEL']);
  await turnTo(3);
  await expect.poll(impressions).toEqual(['NBO-SAVE', 'REC-TRAVEL']);
  await atRest(page);
  expect(impressions()).toEqual(['NBO-SAVE', 'REC-TRAVEL']);
  await turnTo(2);
  const three = ['NBO-SAVE', 'REC-ROADSIDE', 'REC-TRAVEL'];
  await expect.poll(impressions).toEqual(three);
  await switchTo(page, 'Balance');
  await switchTo(page, 'Portfolio');
  await offers.scrollIntoViewIfNeeded();
  await turnTo(1);
  await atRest(page);
  expect(impressions()).toEqual(three);
});

const PICTURE = '/cms/site/images/device.svg';
const inAddress = (html: string) => `data:text/html,${html}`;
const pictureAlone = '/images/device.svg';
const linkedPicture = (name: string) =>
  inAddress(`<section><p><a href="/play"><img src="${PICTURE}" alt="${name}"></a></p></section>`);
const withThumb = inAddress(`<section><img src="${PICTURE}" alt=""><h3>Beside a thumb</h3></section>`);

// Rules `content.states`, `content.pictures`.
test('a banner or an action that is only a picture shows it, and only a thumb gives way to the words beside it', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route('**/banner/summary', (route) =>
    route.fulfill({ json: { showBanner: true, hippoUrl: [pictureAlone, linkedPicture('Play'), withThumb] } }),
  );
  const items = [pictureAlone, linkedPicture('Sign')].map((itemContentFragmentUrl) => ({ itemContentFragmentUrl }));
  await page.route('**/will/action-items', (route) => route.fulfill({ json: items }));
  await openOverview(page, 'newcomer');
  const banners = blockOf(page, 'Highlights');
  const actions = blockOf(page, 'Outstanding actions');
  for (const width of [1280, 1100, 360]) {
    await resize(page, { width });
    await expect(banners.locator('img:visible'), `${width} px`).toHaveCount(2);
    await expect(banners.getByRole('link').getByRole('img', { name: 'Play' })).toBeVisible();
    await expect(banners.getByRole('heading', { name: 'Beside a thumb' })).toBeVisible();
    await expect(actions.locator('img').first(), `${width} px`).toBeVisible();
    if (width === 360) await actions.getByRole('button', { name: 'Go to page 2 of 2' }).click();
    await expect(actions.getByRole('link').getByRole('img', { name: 'Sign' }), `${width} px`).toBeVisible();
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});

test('in the dark scheme the pictures of the content management stay as they are', { tag: '@wide' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOverview(page, 'typical');
  const pictures = page.locator('main img');
  const opacities = await pictures.evaluateAll((all) => all.map((picture) => getComputedStyle(picture).opacity));
  expect(opacities.length).toBeGreaterThan(5);
  expect(new Set(opacities)).toEqual(new Set(['1']));
});
