import path from 'node:path';
import { test as playwright } from '@playwright/test';
import { servePortal } from '../../config/browser/servePortal';
import { configureForSandbox } from '../../config/server/sandbox';
import { root } from '../../config/setup/run.mjs';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';

interface Options {
  /** What differs from the default. */
  readonly configuration: Partial<RuntimeConfiguration>;
  /** Where the page is, with a slash at both ends. */
  readonly publicPath: string;
}

/** Playwright's test, with a server of its own for each test: `test.use({ configuration })`. */
export const test = playwright.extend<Options>({
  configuration: [{}, { option: true }],
  publicPath: ['/', { option: true }],
  baseURL: async ({ configuration, publicPath }, use) => {
    const whole = configureForSandbox({ ...defaultConfiguration, ...configuration });
    const { address, stop } = await servePortal(path.join(root, 'dist'), whole, { publicPath });
    await use(address);
    await stop();
  },
});
