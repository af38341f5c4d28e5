import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../setup/run.mjs';
import { findEngines } from './test';

const engines = Object.entries(await findEngines());

// The workers read this file, too.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const [name, start] of engines) if (!start) process.stdout.write(`${name} is not installed, and left out\n`);
}

/** The same checks of the production bundle in every browser that this machine has; docs/testing.md. */
export default defineConfig({
  testDir: path.join(root, '__tests__/engines'),
  outputDir: path.join(root, 'test-results'),
  forbidOnly: true,
  // Only for tests that hang; a busy machine is no reason to fail.
  timeout: 300_000,
  expect: { toPass: { timeout: 120_000, intervals: [50] } },
  reporter: [['list']],
  projects: engines.filter(([, start]) => start).map(([name]) => ({ name })),
});
