import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/run.mjs';
import { CHROMIUM_ARGUMENTS } from './chromium.mjs';
import { environmentWithFonts, type Fonts } from './fonts.mjs';

// The tests need the sandbox and its page as they are, whatever this shell is configured for.
const SETTING =
  /^(?:HOST|SANDBOX|ACCESS_LOG|TRUSTED_PROXIES|PUBLIC_PATH|SHARED_FILES|(?:ADMIN|MAX|PORTAL|UPSTREAM)_\w+|(?:KEEP_ALIVE|REQUEST|SEND|SHUTDOWN)_MS)$/;
for (const name of Object.keys(process.env)) if (SETTING.test(name)) delete process.env[name];
const executablePath = await findBrowser();

const isWide = process.env.TEST_BREADTH === 'wide';

const launchOptions = (fonts: Fonts) => ({
  // Nothing is drawn by a graphics processor, and what draws instead costs less without a process of its own. Playwright
  // watches the network, for which the engine looks up the lines of each function that asks for something: a tenth of
  // the time is saved if it notes them when it compiles.
  args: [...CHROMIUM_ARGUMENTS, '--in-process-gpu', '--js-flags=--no-enable-lazy-source-positions'],
  ...(executablePath ? { executablePath } : {}),
  // Playwright starts the browser with this environment alone.
  env: environmentWithFonts(fonts),
});

// The layout must not depend on a font, so its tests run with others, too: always the visit that has every text, in a
// wide run all.
const withOtherFonts = (fonts: Fonts) => ({
  name: fonts,
  testMatch: isWide ? /\/(layout|typeface|overview|rewards|blocks)\.spec\.ts$/ : /\/layout\.spec\.ts$/,
  grep: isWide ? /./ : /everything at 360 px, as the sandbox answers/,
  use: { launchOptions: launchOptions(fonts) },
});

/** Browser tests of the production bundle, over the embedded sandbox. */
export default defineConfig({
  testDir: path.join(root, '__tests__/browser'),
  testMatch: /\.(test|spec)\.ts$/,
  // What a member meets seldom is only in a wide run: a visit takes seconds of a processor.
  ...(isWide ? {} : { grepInvert: /@wide/ }),
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  // A test often waits for the page: two more than there are processors keep all of them busy.
  workers: Math.max(2, availableParallelism() + 2),
  forbidOnly: true,
  // A busy machine must not turn a fresh clone red. `npm test` names every test that needed it: docs/testing.md.
  retries: 1,
  // Only for tests that hang; a busy machine is no reason to fail.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // As the server says it; every worker reads this file again.
    baseURL: process.env.BROWSER_TESTS_ADDRESS,
    browserName: 'chromium',
    headless: true,
    trace: 'off',
  },
  projects: [
    { name: 'arial', use: { launchOptions: launchOptions('arial') } },
    ...(['figtree', 'narrow', 'wide'] as const).map(withOtherFonts),
  ],
  webServer: {
    // Without a shell in between, where a shell can take itself out.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" --import tsx config/server/start.ts`,
    cwd: root,
    wait: { stdout: /is ready at (?<browser_tests_address>http:\S+) / },
    // Started so, it ends with its parent, also if that is killed.
    env: { PORT: '0', npm_lifecycle_event: 'serve' },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
