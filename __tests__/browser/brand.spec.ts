import path from 'node:path';
import { expect, test } from '@playwright/test';
import { servePortal } from '../../config/browser/servePortal';
import { readRuntimeConfiguration } from '../../config/server/configuration';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { sampleOf } from '../support/breadth';
import { expectSound, resizeWithin } from './geometry';
import { tilesLoaded } from './portal';

const dist = path.resolve('dist');

// Rules `brand.colours` and `brand.page`.
for (const name of sampleOf(['violet', 'tall'], 1))
  test(`the brand ${name} is readable at every width and in both schemes, and the page's policy allows all of it`, async ({
    page,
  }) => {
    const folder = path.resolve('config/brands', name);
    const configuration = readRuntimeConfiguration({ PORTAL_CONFIG: `${folder}.json`, PORTAL_BRAND: folder });
    const portal = await servePortal(dist, configuration, { brandFolder: folder });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`${portal.address}?member=arrears`);
    await expect(page.getByRole('banner').getByText(configuration.brand.name)).toBeVisible();
    await tilesLoaded(page);
    await expectSound(page);
    const { naturalWidth, height } = await page
      .locator('header img')
      .evaluate((logo) => ({ naturalWidth: Reflect.get(logo, 'naturalWidth'), height: logo.clientHeight }));
    expect(naturalWidth).toBeGreaterThan(0);
    expect(height).toBe(configuration.brand.logo?.height);
    expect(problems).toEqual([]);
    await portal.stop();
  });

test('the page does not scroll sideways for the longest word that the name of a brand can be', async ({ page }) => {
  const name = 'Abcdefghij'.repeat(8);
  const brandFolder = 'config/brands/tall';
  const { brand } = readRuntimeConfiguration({ PORTAL_CONFIG: `${brandFolder}.json`, PORTAL_BRAND: brandFolder });
  const configuration = { ...defaultConfiguration, brand: { name, logo: brand.logo } };
  const portal = await servePortal(dist, configuration, { brandFolder });
  // First without any script: the page as it is before its start.
  const start = await page.context().newPage();
  await start.route('**/scripts/*', () => {});
  await start.goto(portal.address, { waitUntil: 'commit' });
  await expect(start.getByRole('heading', { name })).toBeVisible();
  await page.goto(portal.address);
  await tilesLoaded(page);
  for (const width of [320, 360, 480, 1440]) {
    await resizeWithin(start, { width });
    await resizeWithin(page, { width });
  }
  await portal.stop();
});
