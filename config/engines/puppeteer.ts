import puppeteer, { KnownDevices, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS } from '../browser/chromium.mjs';
import { environmentWithFonts } from '../browser/fonts.mjs';
import { type Engine, type Point, stepsBetween, type Tab } from './tab';

const pull = async ({ mouse }: Page, from: Point, to: Point): Promise<void> => {
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (const { x, y } of stepsBetween(from, to)) await mouse.move(x, y);
  await mouse.up();
};

const swipe = async ({ touchscreen }: Page, from: Point, to: Point): Promise<void> => {
  const finger = await touchscreen.touchStart(from.x, from.y);
  for (const { x, y } of stepsBetween(from, to)) await finger.move(x, y);
  await finger.end();
};

const tabOf = (page: Page, isPhone: boolean): Tab => ({
  async open(address) {
    await page.goto(address);
  },
  evaluate: (act, ...given) => page.evaluate(act, ...given),
  async press(key, modifier) {
    if (modifier) await page.keyboard.down(modifier);
    await page.keyboard.press(key);
    if (modifier) await page.keyboard.up(modifier);
  },
  click: ({ x, y }) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
  drag: (from, to) => (isPhone ? swipe : pull)(page, from, to),
  resize: (size) => page.setViewport({ ...page.viewport(), ...size }),
  close: () => page.close(),
  setOffline: (isOffline) => page.setOfflineMode(isOffline),
  print: () => page.pdf({ preferCSSPageSize: true }),
});

/**
 * Starts the Chromium or Firefox at `program`, the latter driven over WebDriver BiDi: a window, or an emulated phone with
 * touch.
 */
export const start = async (browser: 'chrome' | 'firefox', program: string, isPhone = false): Promise<Engine> => {
  const started = await puppeteer.launch({
    browser,
    executablePath: program,
    args: browser === 'chrome' ? CHROMIUM_ARGUMENTS : [],
    defaultViewport: { width: 1280, height: 720 },
    env: environmentWithFonts('arial'),
  });
  return {
    version: await started.version(),
    async openTab() {
      const page = await started.newPage();
      if (isPhone) await page.emulate(KnownDevices['Pixel 5']);
      return tabOf(page, isPhone);
    },
    close: () => started.close(),
  };
};
