import { defineConfig } from '@playwright/test';
import everyday from './playwright.config.mjs';

/** The whole matrix of faults: every call with everything that can go wrong with it. `npm test` runs a sample. */
export default defineConfig({
  ...everyday,
  projects: everyday.projects?.slice(0, 1),
  retries: 0,
  testMatch: /faults\/matrix\.ts$/,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['dot']],
});
