import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openOverview } from './portal';

test("the sandbox's page exports the session of the portal in another tab, and it is replayed without a browser", {
  tag: '@wide',
}, async ({ page }) => {
  await openOverview(page, 'everything');
  const policy = page.getByText(/^\d{8,}$/).first();
  const secret = (await policy.textContent()) ?? '';
  const sandbox = await page.context().newPage();
  await sandbox.goto('/sandbox');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sandbox.getByRole('button', { name: 'Export session' }).click(),
  ]);
  const file = await download.path();
  const text = readFileSync(file, 'utf8');
  expect(secret).not.toBe('');
  expect(text).not.toContain(secret);
  const last = JSON.parse(text).currentStateIndex;
  expect(last).toBeGreaterThan(50);
  const replay = ['--import', 'tsx', 'config/sessions/replay.ts', file];
  expect(execFileSync(process.execPath, replay, { encoding: 'utf8' })).toBe(`final state equal, ${last} actions\n`);
});
