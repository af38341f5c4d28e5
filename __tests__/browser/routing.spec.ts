import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

test.describe('with addresses behind the hash', () => {
  test('the root leads to the overview, and links, back and forward lead between the screens', async ({ page }) => {
    await page.goto('/?member=typical');
    await expect(page).toHaveURL(/#\/portfolio$/);
    await expect(page).toHaveTitle('Portfolio overview · portfolio-ui');
    await page.getByRole('link', { name: 'Balance' }).click();
    await expect(page).toHaveURL(/#\/bal-portfolio$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeFocused();
    await expect(page).toHaveTitle('Balance portfolio · portfolio-ui');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  });

  test('an unknown address says that there is no such page and leads to the overview', async ({ page }) => {
    await page.goto('/#/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the portfolio overview' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  });
});

test.describe('with addresses in the path', () => {
  let server: ChildProcess;
  let address = '';

  test.beforeAll(async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'portal-')), 'configuration.json');
    writeFileSync(file, JSON.stringify({ location: 'path', title: 'Members' }));
    server = spawn(process.execPath, ['--import', 'tsx', 'config/server/start.ts'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PORTAL_UPSTREAM: '', PORTAL_CONFIG: file },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = await new Promise<string>((resolve, reject) => {
      server.once('exit', () => reject(new Error('the server ended')));
      server.stdout?.on('data', (text: Buffer) => {
        const found = /http:\S+/.exec(String(text));
        if (found !== null) resolve(found[0]);
      });
    });
  });

  test.afterAll(() => {
    server.kill();
  });

  test('both screens have an address of their own, which can be opened straight away', async ({ page }) => {
    await page.goto(`${address}bal-portfolio`);
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
    await expect(page).toHaveTitle('Balance portfolio · Members');
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await expect(page).toHaveURL(`${address}portfolio`);
    await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeVisible();
  });

  test('the root leads to the overview', async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(`${address}portfolio`);
  });
});
