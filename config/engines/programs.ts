import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findWholeBrowser } from '../setup/browser.mjs';
import { mayUseApt } from '../setup/decisions.mjs';
import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import type { Engine } from './tab';
import { startWebKit } from './webkit';

/** The browsers in which the portal is checked, in the order of the table. */
export const engineNames = ['chromium', 'phone', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Debian's packages of what the checks need besides Chromium. */
const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['chromium'],
  phone: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const firstOf = (places: readonly (string | undefined)[]): string | undefined =>
  places.find((place) => place !== undefined && place !== '' && existsSync(place));

// It is in no folder of programs, because it is made for tests.
const miniBrowsers = (): readonly string[] => {
  const library = '/usr/lib';
  if (!existsSync(library)) return [];
  return readdirSync(library)
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => path.join(library, folder, name)),
    )
    .map((folder) => path.join(folder, 'MiniBrowser'));
};

type Found = (() => Promise<Engine>) | undefined;

const findChromium = async (isPhone: boolean): Promise<Found> => {
  const program = await findWholeBrowser();
  return program ? () => startChromium(program, isPhone) : undefined;
};

const find: Readonly<Record<EngineName, () => Promise<Found>>> = {
  chromium: () => findChromium(false),
  phone: () => findChromium(true),
  async firefox() {
    const program = firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);
    return program ? () => startFirefox(program) : undefined;
  },
  async webkit() {
    const driver = firstOf([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']);
    const browser = firstOf(miniBrowsers());
    const display = firstOf(['/usr/bin/Xvfb']);
    return driver && browser && display ? () => startWebKit({ driver, browser, display }) : undefined;
  },
};

/** How somebody installs what an engine needs. */
export const howToInstall = (name: EngineName): string => `sudo apt-get install ${PACKAGES[name].join(' ')}`;

/**
 * What starts each of these engines; those that are missing are installed from the system's packages if that is
 * allowed.
 * @returns undefined for an engine that this machine does not have
 */
export const readyEngines = async (names: readonly EngineName[]): Promise<ReadonlyMap<EngineName, Found>> => {
  const missing: string[] = [];
  for (const name of names) if ((await find[name]()) === undefined) missing.push(...PACKAGES[name]);
  const hasApt = existsSync('/usr/bin/apt-get');
  if (missing.length > 0 && mayUseApt({ platform: process.platform, user: process.getuid?.(), hasApt })) {
    process.stdout.write(`installing ${missing.join(' ')}\n`);
    const run = (...parameters: readonly string[]) => {
      try {
        execFileSync('apt-get', parameters, {
          stdio: 'inherit',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
      } catch {
        // What is still missing then is said in the table, with how to install it.
      }
    };
    run('update', '-q');
    run('install', '-y', '-q', '--no-install-recommends', ...new Set(missing));
  }
  const started = new Map<EngineName, Found>();
  for (const name of names) started.set(name, await find[name]());
  return started;
};
