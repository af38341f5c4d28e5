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

for (const { block: name, member, at } of sideBySide) {
  test(`"${name}" shows as many items side by side as its width allows, at each breakpoint`, async ({ page }) => {
    await openOverview(page, member);
    const block = page.getByRole('region', { name });
    for (const [width, count] of Object.entries(at)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const items = block.getByRole('group', { name: /^1 of/ }).getByRole('listitem');
      await expect(items).toHaveCount(count);
      const rows = () =>
        items.evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().top))).size);
      await expect.poll(rows).toBe(1);
    }
  });
}

test('the actions of neighbouring tiles line up, however long the texts are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOverview(page, 'typical');
  const links = page.getByRole('region', { name: 'Outstanding actions' }).getByRole('link');
  await expect(links).toHaveCount(3);
  const lines = () =>
    links.evaluateAll((all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().bottom))).size);
  await expect.poll(lines).toBe(1);
});

// Rule `outstanding.hidden`.
test('a member without outstanding actions has no such block', async ({ page }) => {
  await openOverview(page, 'newcomer');
  await expect(page.getByText('You hold no products with us yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Outstanding actions' })).toHaveCount(0);
});

test('a rewards summary that fails says so and tries again', async ({ page }) => {
  await openOverview(page, 'typical', '&fail=rewardSummary:500');
  const panel = page.locator('[data-tile="active-rewards"]');
  await expect(panel).toContainText('Active Rewards could not be loaded. Please try again.');
  await page.request.post('/sandbox/faults/clear');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('progressbar', { name: 'Exercise' })).toBeVisible();
});

test('the balance view has the exercise ring and no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?member=typical#/bal-portfolio');
  const region = page.getByRole('region', { name: 'Active Rewards' });
  await expect(region.getByRole('progressbar', { name: 'Exercise' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"][data-tile]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

// Rule `banner.heading`.
for (const [textColour, day, dayGround, night, nightGround] of [
  ['rebeccapurple', 'rgb(102, 51, 153)', null, 'rgb(102, 51, 153)', 'rgb(255, 255, 255)'],
  ['hsl(60deg 100% 50% / 1)', 'rgb(255, 255, 0)', 'rgb(0, 0, 0)', 'rgb(255, 255, 0)', null],
  ['oklch(0.3 0.1 250)', 'oklch(0.3 0.1 250)', null, 'oklch(0.3 0.1 250)', 'rgb(255, 255, 255)'],
  ['red; background: url(//elsewhere.example)', null, null, null, null],
] as const) {
  test(`a banner's heading of the colour ${textColour} has it, and a ground where it cannot be read`, async ({
    page,
  }) => {
    await page.route('**/rewards/banner', (route) =>
      route.fulfill({ json: { showBanner: true, bannerLink: '/play', heading: 'A colour', textColour } }),
    );
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openOverview(page, 'typical');
    const heading = page.getByRole('heading', { name: 'A colour' });
    const none = 'rgba(0, 0, 0, 0)';
    for (const [colorScheme, colour, ground] of [
      ['light', day, dayGround],
      ['dark', night, nightGround],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      if (colour !== null) await expect(heading).toHaveCSS('color', colour);
      await expect(heading).toHaveCSS('background-color', ground ?? none);
      await expect(heading).toHaveCSS('background-image', 'none');
    }
    expect(await violations(page)).toEqual([]);
  });
}
