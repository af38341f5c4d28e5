import { expect, test } from '@playwright/test';
import { openOverview } from './portal';

// Rule `overview.order`.
test('what is due, to do and held comes first on a phone, and the document has the same order on a wide page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOverview(page, 'typical');
  const bounds = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON());
  expect((await bounds('[data-tile]')).top).toBeLessThan(560);
  expect((await bounds('[data-tile="health"] [data-figures]')).bottom).toBeLessThan(740);
  await openOverview(page, 'arrears');
  expect((await bounds('[data-place="actions"] li')).bottom).toBeLessThan(740);
  const regions = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('section[aria-labelledby]')].map((region) => ({
        name: region.querySelector('h2')?.textContent,
        top: region.getBoundingClientRect().top,
        left: region.getBoundingClientRect().left,
      })),
    );
  const inDocument = [
    'Payments due',
    'Outstanding actions',
    'Your products',
    'Highlights',
    'Rewards',
    'Recommended for you',
    'Manage your details',
  ];
  const onPhone = await regions();
  expect(onPhone.map(({ name }) => name)).toEqual(inDocument);
  expect(onPhone.toSorted((one, other) => one.top - other.top)).toEqual(onPhone);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [due, actions, products, highlights, rewards, ...after] = await regions();
  const seen = [due, highlights, actions, products, rewards, ...after];
  expect(seen.map((region) => region?.name)).not.toContain(undefined);
  expect(seen.toSorted((one, other) => (one?.top ?? 0) - (other?.top ?? 0))).toEqual(seen);
  await openOverview(page, 'typical');
  const [band, strip] = [await bounds('main > :first-child'), await bounds('[data-place="banners"]')];
  expect(strip.top).toBe(band.bottom);
});
