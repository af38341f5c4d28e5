import { existsSync } from 'node:fs';
import { installPackages } from '../setup/browser.mjs';

/** @param {readonly (string | undefined)[]} places */
const firstOf = (places) => places.find((place) => place && existsSync(place));

/** Firefox: FIREFOX_PATH, or the system's; undefined if there is none. */
export const findFirefox = () => firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);

// The browser without anything but a window is in no folder of programs, because it is made for tests.
const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const miniBrowsers = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
  (name) => `${library}/${name}/MiniBrowser`,
);

/** WebKitGTK: its driver, its browser and a screen without a monitor, on Linux only; undefined if one is missing. */
export const findWebKit = () => {
  const driver = firstOf([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']);
  const browser = firstOf(miniBrowsers);
  const display = firstOf(['/usr/bin/Xvfb']);
  return driver && browser && display ? { driver, browser, display } : undefined;
};

/** Installs Firefox and WebKit where they are missing and the system's packages may be used. */
export const readyEngines = () => {
  if (!findFirefox()) installPackages('firefox-esr');
  if (!findWebKit()) installPackages('webkit2gtk-driver', 'xvfb');
};
