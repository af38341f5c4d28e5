import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../browser/chromium.mjs';
import { stepsBetween } from './actions';
import { asText, type Engine, type Point, type Tab } from './tab';

const tap = async (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y);

const swipe = async (page: Page, from: Point, to: Point): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await touch('touchStart', [from]);
  for (const place of stepsBetween(from, to)) await touch('touchMove', [place]);
  await touch('touchEnd', []);
  await session.detach();
};

const pull = async (page: Page, from: Point, to: Point): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of stepsBetween(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
};

const tabOf = (page: Page, isPhone: boolean): Tab => ({
  async open(address) {
    await page.goto(address);
  },
  async evaluate(act, ...given) {
    return JSON.parse(await page.evaluate(asText(act, given)));
  },
  press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
  click: (place) => (isPhone ? tap(page, place) : page.mouse.click(place.x, place.y)),
  drag: (from, to) => (isPhone ? swipe(page, from, to) : pull(page, from, to)),
  resize: (size) => page.setViewportSize(size),
  close: () => page.close(),
});

/** Starts the Chromium at `program`: a window, or an emulated phone with touch. */
export const startChromium = async (program: string, isPhone: boolean): Promise<Engine> => {
  const browser: Browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: program });
  const context: BrowserContext = await browser.newContext(isPhone ? devices['Pixel 7'] : {});
  const pages = new Map<Tab, Page>();
  const pageOf = (tab: Tab): Page => {
    const page = pages.get(tab);
    if (page === undefined) throw new Error('This tab belongs to another browser.');
    return page;
  };
  return {
    version: `Chromium ${browser.version()}${isPhone ? ' as a phone' : ''}`,
    isPhone,
    abilities: {
      goOffline: (_, isOffline) => context.setOffline(isOffline),
      print: (tab) => pageOf(tab).pdf({ preferCSSPageSize: true }),
    },
    async openTab() {
      const page = await context.newPage();
      const tab = tabOf(page, isPhone);
      pages.set(tab, page);
      return tab;
    },
    close: () => browser.close(),
  };
};
