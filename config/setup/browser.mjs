import { existsSync } from 'node:fs';
import { browserPlaces, mayUseApt } from './decisions.mjs';
import { run, runPackage, say, stop } from './run.mjs';

const HOW =
  'No Chromium for the browser tests. Install one (Debian or Ubuntu: sudo apt-get install chromium; elsewhere: ' +
  'npx playwright install chromium) or set CHROMIUM_PATH to one, then try again.';

const ownBrowser = async () => {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
};

/** Debian's Chromium without windows: a visit costs a third less, but it keeps no page to which a member goes back. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A Chromium as members have it: CHROMIUM_PATH, the system's, or Playwright's own.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<string | undefined>} its absolute path; undefined if there is none
 */
export const findWholeBrowser = async (environment = process.env) =>
  [...browserPlaces(environment), await ownBrowser()].find((place) => place !== '' && existsSync(place));

/**
 * The Chromium of most browser tests: CHROMIUM_PATH, the one without windows if the system has it, or else a whole one.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<string | undefined>} its absolute path; undefined if there is none
 */
export const findBrowser = async (environment = process.env) =>
  !environment.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findWholeBrowser(environment);

/**
 * Installs these from the packages of Debian or Ubuntu, where that may be done.
 * @param {readonly string[]} names
 */
export const installPackages = (...names) => {
  const hasApt = existsSync('/usr/bin/apt-get');
  if (!mayUseApt({ platform: process.platform, user: process.getuid?.(), hasApt })) return;
  say(`apt-get install ${names.join(' ')}`);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], { environment });
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { environment });
};

/** Finds a Chromium or installs one; ends the process if neither works. */
export const readyBrowser = async () => {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    stop(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} does not exist.`);
  }
  if (await findWholeBrowser()) return;
  // Not every system that has apt has the second.
  for (const names of [['chromium', 'chromium-headless-shell'], ['chromium']]) {
    installPackages(...names);
    if (await findWholeBrowser()) return;
  }
  say('installing Chromium (playwright install chromium)');
  runPackage('@playwright/test/cli.js', ['install', 'chromium']);
  if (!(await findWholeBrowser())) stop(HOW);
};
