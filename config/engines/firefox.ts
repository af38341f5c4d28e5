import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'undici';
import { clickActions, dragActions, keyActions } from './actions';
import { asText, type Engine, type Tab } from './tab';

/** What Firefox would fetch, ask or show by itself at a first start. */
const QUIET = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

type Answer = { readonly result: Record<string, unknown> } | { readonly error: string; readonly message: string };

/** A connection that speaks WebDriver BiDi, https://w3c.github.io/webdriver-bidi/ */
const connect = async (address: string) => {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer & { id?: number };
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  socket.addEventListener('close', () => {
    for (const end of waiting.values()) end({ error: 'closed', message: 'Firefox has ended the connection' });
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if ('error' in answer) throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result;
  };
  return { send, close: () => socket.close() };
};

/** Starts the Firefox at `program`, without a window, with a profile of its own. */
export const startFirefox = async (program: string): Promise<Engine> => {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const preferences = Object.entries(QUIET).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(path.join(profile, 'user.js'), preferences.join(''));
  const parameters = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error('Firefox has ended')));
    browser.stderr.on('data', (text: Buffer) => {
      const found = /ws:\/\/\S+/.exec(String(text));
      if (found !== null) resolve(found[0]);
    });
  });
  const { send, close } = await connect(`${address}/session`);
  const session = (await send('session.new', { capabilities: {} })) as { capabilities: { browserVersion: string } };
  const contexts = new Map<Tab, string>();

  const openTab = async (): Promise<Tab> => {
    const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
    const act = (actions: readonly object[]) => send('input.performActions', { context, actions });
    const tab: Tab = {
      async open(url) {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async evaluate(code, ...given) {
        const answer = await send('script.evaluate', {
          expression: asText(code, given),
          awaitPromise: true,
          target: { context },
        });
        const { result, exceptionDetails } = answer as {
          result?: { value: string };
          exceptionDetails?: { text: string };
        };
        if (result === undefined) throw new Error(exceptionDetails?.text ?? 'the page has answered nothing');
        return JSON.parse(result.value);
      },
      async press(key, modifier) {
        await act(keyActions(key, modifier));
      },
      async click(place) {
        await act(clickActions(place));
      },
      async drag(from, to) {
        await act(dragActions(from, to));
      },
      async resize(viewport) {
        await send('browsingContext.setViewport', { context, viewport });
      },
      async close() {
        contexts.delete(tab);
        await send('browsingContext.close', { context });
      },
    };
    contexts.set(tab, context);
    return tab;
  };

  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    isPhone: false,
    abilities: {
      async goOffline(tab, isOffline) {
        const networkConditions = isOffline ? { type: 'offline' } : null;
        await send('emulation.setNetworkConditions', { networkConditions, contexts: [contexts.get(tab)] });
      },
      async print(tab) {
        const { data } = await send('browsingContext.print', { context: contexts.get(tab), background: true });
        return Buffer.from(String(data), 'base64');
      },
    },
    openTab,
    async close() {
      close();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
