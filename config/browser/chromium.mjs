import { chromium } from '@playwright/test';

/** Chromium's arguments: it cannot use its sandbox as root, and it must only connect to the page's server. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a Chromium that Playwright drives, its own if there is no path.
 * @param {string | undefined} executablePath
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} more further arguments
 */
export const launchChromium = (executablePath, env = process.env, more = []) =>
  chromium.launch({ args: [...CHROMIUM_ARGUMENTS, ...more], env, ...(executablePath ? { executablePath } : {}) });
