import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../browser/freePort.mjs';
import { clickActions, dragActions, keyActions } from './actions';
import { asText, type Engine, type Tab } from './tab';

/** What WebKit's driver needs of this machine, all absolute paths. */
export interface WebKitPrograms {
  readonly driver: string;
  /** A browser that has nothing but a window. */
  readonly browser: string;
  /** A screen without a monitor. */
  readonly display: string;
}

/** The larger of the windows in which the portal is looked at, with room for the browser's own bar. */
const SCREEN = '1600x1200x24';

const startDisplay = async (program: string) => {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    display.once('error', reject);
    display.once('exit', () => reject(new Error('Xvfb has ended')));
    display.stdio[3]?.on('data', (text: Buffer) => resolve(`:${String(text).trim()}`));
  });
  return { name, close: () => display.kill() };
};

/** Starts WebKitGTK on a screen of its own, behind its driver, https://www.w3.org/TR/webdriver2/ */
export const startWebKit = async ({ driver: program, browser, display: screen }: WebKitPrograms): Promise<Engine> => {
  const display = await startDisplay(screen);
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // There is no sound, and no bus of a desktop.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => driver.once('exit', () => resolve()));

  const call = async (method: string, place: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${place}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${place}: ${(value as { message?: string }).message}`);
    return value;
  };

  const begin = async () => {
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return (await call('POST', '/session', { capabilities })) as {
          sessionId: string;
          capabilities: { browserVersion: string };
        };
      } catch (cause) {
        // The driver needs a moment until it listens.
        if (attempt === 100 || driver.exitCode !== null) throw new Error('WebKit does not start', { cause });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const { sessionId, capabilities } = await begin();
  const session = `/session/${sessionId}`;
  // It remains, because a session without a window ends, and a window is opened from another one.
  const first = await call('GET', `${session}/window`);
  await call('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 });

  const openTab = async (): Promise<Tab> => {
    await call('POST', `${session}/window`, { handle: first });
    const { handle } = (await call('POST', `${session}/window/new`, { type: 'window' })) as { handle: string };
    const inTab = async (method: string, place: string, body?: object) => {
      await call('POST', `${session}/window`, { handle });
      return call(method, `${session}${place}`, body);
    };
    const act = async (actions: readonly object[]): Promise<void> => {
      await inTab('POST', '/actions', { actions });
    };
    const insideOf = (tab: Tab) => tab.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const tab: Tab = {
      async open(url) {
        await inTab('POST', '/url', { url });
      },
      async evaluate(code, ...given) {
        const script =
          `const done = arguments[0]; ${asText(code, given)}` +
          '.then((value) => done({ value }), (cause) => done({ cause: String(cause) }));';
        const answer = (await inTab('POST', '/execute/async', { script, args: [] })) as {
          value?: string;
          cause?: string;
        };
        if (answer.value === undefined) throw new Error(answer.cause ?? 'the page has answered nothing');
        return JSON.parse(answer.value);
      },
      press: (key, modifier) => act(keyActions(key, modifier)),
      click: (place) => act(clickActions(place)),
      drag: (from, to) => act(dragActions(from, to)),
      async resize({ width, height }) {
        await inTab('POST', '/window/rect', { width, height });
        const inside = await insideOf(tab);
        const outside = { width: 2 * width - inside.width, height: 2 * height - inside.height };
        await inTab('POST', '/window/rect', outside);
      },
      async close() {
        await inTab('DELETE', '/window');
      },
    };
    return tab;
  };

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    isPhone: false,
    abilities: {},
    openTab,
    async close() {
      await call('DELETE', session);
      driver.kill();
      await ended;
      display.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
