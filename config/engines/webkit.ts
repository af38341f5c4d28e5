import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { environmentWithFonts } from '../browser/fonts.mjs';
import { startProgram, whenWeEnd } from '../setup/program';
import type { findWebKit } from './programs.mjs';
import { type Engine, type KeyName, type Point, stepsBetween, type Tab } from './tab';

const KEYS: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ' ': Key.SPACE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
};

const tabOf = (driver: WebDriver, handle: string): Tab => {
  const inTab = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  const move = ({ x, y }: Point, duration: number) => ({
    x: Math.round(x),
    y: Math.round(y),
    duration,
    origin: Origin.VIEWPORT,
  });
  const tab: Tab = {
    open: async (address) => (await inTab()).get(address),
    async evaluate(act, ...given) {
      const script = `const [given, done] = arguments;
        (async () => (${act})(...given))().then((value) => done({ value }), (cause) => done({ cause: String(cause) }));`;
      const answer = await (await inTab()).executeAsyncScript<{ value: never; cause?: string }>(script, given);
      if (answer.cause !== undefined) throw new Error(answer.cause);
      return answer.value;
    },
    async press(key, modifier) {
      const actions = (await inTab()).actions();
      if (modifier) actions.keyDown(Key.SHIFT);
      actions.sendKeys(KEYS[key]);
      if (modifier) actions.keyUp(Key.SHIFT);
      await actions.perform();
    },
    async click(place) {
      await (await inTab()).actions().move(move(place, 0)).press().release().perform();
    },
    async drag(from, to) {
      const actions = (await inTab()).actions().move(move(from, 0)).press();
      for (const place of stepsBetween(from, to)) actions.move(move(place, 16));
      await actions.release().perform();
    },
    async resize({ width, height }) {
      const window = (await inTab()).manage().window();
      await window.setRect({ width, height });
      const inside = await tab.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      await window.setRect({ width: 2 * width - inside.width, height: 2 * height - inside.height });
    },
    close: async () => (await inTab()).close(),
  };
  return tab;
};

/** Starts WebKitGTK on a screen of its own, behind its driver. */
export const startWebKit = async ({
  driver: program,
  browser,
  display: screen,
}: NonNullable<ReturnType<typeof findWebKit>>): Promise<Engine> => {
  // Larger than the windows in which the portal is looked at, with room for the browser's own bar.
  const asked = [screen, '-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const { display } = await startProgram(asked, {}, /^(?<display>\d+)\n/);
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  whenWeEnd(() => rmSync(home, { recursive: true, force: true, maxRetries: 10 }));
  const environment = {
    ...environmentWithFonts('arial'),
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // There is no sound, and no bus of a desktop.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
  };
  const service = new DriverService.Builder(program).setLoopback(true).setEnvironment(environment).build();
  const startDriver = async () =>
    new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
  const driver = await startDriver().catch(async (cause: unknown) => {
    await service.kill();
    throw cause;
  });
  await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
  // It remains, because a session without a window ends, and a window is opened from another one.
  const first = await driver.getWindowHandle();
  const capabilities = await driver.getCapabilities();
  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    async openTab() {
      await driver.switchTo().window(first);
      await driver.switchTo().newWindow('window');
      return tabOf(driver, await driver.getWindowHandle());
    },
    async close() {
      await driver.quit();
      await service.kill();
    },
  };
};
