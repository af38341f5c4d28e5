import { expect, test } from '@playwright/test';
import { openOverview, violations } from './portal';

// The exact breakpoints (rules `outstanding.perPage`, `recommender.perPage`, `details.perPage`); these members have
// more items than fit on the widest page.
const sideBySide = [
  { block: 'Outstanding actions', member: 'outstanding-10', at: { 2560: 3, 991: 3, 990: 2, 767: 2, 766: 1, 320: 1 } },
  { block: 'Recommended for you', member: 'typical', at: { 2560: 3, 1025: 3, 1024: 2, 790: 2, 789: 1, 320: 1 } },
  {
    block: 'Manage your details',
    member: 'typical',
    at: { 2560: 4, 1440: 4, 1439: 3, 1024: 3, 1023: 2, 768: 2, 767: 1, 320: 1 },
  },
] as const;

for (const member of ['typical', 'outstanding-10']) {
  test(`the blocks of ${member} show as many items side by side as their width allows, at each breakpoint`, {
    tag: '@wide',
  }, async ({ page }) => {
    await openOverview(page, member);
    for (const { block: name, at } of sideBySide.filter((one) => one.member === member)) {
      const block = page.getByRole('region', { name });
      for (const [width, count] of Object.entries(at)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        const items = block.getByRole('group', { name: /^1 of/ }).getByRole('listitem');
        await expect(items, `${name} at ${width} px`).toHaveCount(count);
        const rows = () =>
          items.evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().top))).size);
        await expect.poll(rows, `${name} at ${width} px`).toBe(1);
      }
    }
  });
}

test('the first three figures are within the first screenful of a desk, and the actions of neighbouring tiles line up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOverview(page, 'typical');
  for (const tile of ['health', 'invest', 'life']) {
    await expect(page.locator(`[data-tile="${tile}"] [data-figures] bdi`).last(), tile).toBeInViewport({ ratio: 0.8 });
  }
  const links = page.getByRole('region', { name: 'Outstanding actions' }).getByRole('link');
  await expect(links).toHaveCount(3);
  const lines = () =>
    links.evaluateAll((all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().bottom))).size);
  await expect.poll(lines).toBe(1);
});

test('the banners fit on a page of 991 px and more, with the link that they share', async ({ page }) => {
  await openOverview(page, 'everything');
  for (const width of [991, 1024, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(page.getByRole('link', { name: 'Find out more' }), `${width} px`).toBeInViewport({ ratio: 1 });
  }
});

// Rule `banner.heading`.
for (const [textColour, day, dayGround, night, nightGround] of [
  ['rebeccapurple', 'rgb(102, 51, 153)', null, 'rgb(102, 51, 153)', 'rgb(253, 240, 210)'],
  ['hsl(60deg 100% 50% / 1)', 'rgb(255, 255, 0)', 'rgb(0, 0, 0)', 'rgb(255, 255, 0)', null],
  ['oklch(0.3 0.1 250)', 'oklch(0.3 0.1 250)', null, 'oklch(0.3 0.1 250)', 'rgb(253, 240, 210)'],
  ['red; background: url(//elsewhere.example)', null, null, null, null],
] as const) {
  test(`a banner's heading of the colour ${textColour} has it, and the banner a ground on which it can be read`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.route('**/rewards/banner', (route) =>
      route.fulfill({ json: { showBanner: true, bannerLink: '/play', heading: 'A colour', textColour } }),
    );
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openOverview(page, 'typical');
    const heading = page.getByRole('heading', { name: 'A colour' });
    const card = page.getByRole('link', { name: 'A colour' });
    const usual = { light: 'rgb(253, 240, 210)', dark: 'rgb(51, 41, 15)' };
    for (const [colorScheme, colour, ground] of [
      ['light', day, dayGround],
      ['dark', night, nightGround],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      if (colour !== null) await expect(heading).toHaveCSS('color', colour);
      await expect(card).toHaveCSS('background-color', ground ?? usual[colorScheme]);
      await expect(card).toHaveCSS('background-image', 'none');
    }
    expect(await violations(page)).toEqual([]);
  });
}
