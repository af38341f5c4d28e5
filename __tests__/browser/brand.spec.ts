import path from 'node:path';
import { expect, test } from '@playwright/test';
import { servePortal } from '../../config/browser/servePortal';
import { readRuntimeConfiguration } from '../../config/server/configuration';
import { sampleOf } from '../support/breadth';
import { expectSound } from './geometry';
import { tilesLoaded } from './portal';

const dist = path.resolve('dist');

// Rules `brand.colours` and `brand.page`.
for (const name of sampleOf(['violet', 'tall'], 1))
  test(`the brand ${name} is readable at every width and in both schemes, and the page's policy allows all of it`, async ({
    page,
  }) => {
    const folder = path.resolve('config/brands', name);
    const configuration = readRuntimeConfiguration({ PORTAL_CONFIG: `${folder}.json`, PORTAL_BRAND: folder });
    const portal = await servePortal(dist, configuration, folder);
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
