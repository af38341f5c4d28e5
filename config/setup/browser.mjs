import { existsSync } from 'node:fs';
import { run, runPackage, say, stop } from './run.mjs';

const HOW =
  'No Chromium for the browser tests. Install one (Debian or Ubuntu: sudo apt-get install chromium; elsewhere: ' +
  'npx playwright install chromium) or set CHROMIUM_PATH to one, then try again.';

/** Debian's Chromium without windows: a visit costs a third less, but it keeps no page to which a member goes back. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium as members have it: CHROMIUM_PATH, the system's, or Playwright's own; undefined if there is none. */
export const findWholeBrowser = async () => {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()].find((place) => place && existsSync(place));
};

/** The same for most browser tests: CHROMIUM_PATH, the one without windows if the system has it, or else a whole one. */
export const findBrowser = async () => (!process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : findWholeBrowser());

/** Installs these from the packages of Debian or Ubuntu, as root only. */
export const installPackages = (...names) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
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
