/** @jest-environment ./config/jest/environment.mjs */
import { brotliCompressSync } from 'node:zlib';
import { earlyCallsTable } from '../../../config/webpack/earlyCallsTable';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { type EarlyRequests, startEarlyCalls } from '../../../src/platform/earlyCalls';
import { earlyScript, startEarly } from '../../support/earlyCalls';
import { configurationElement } from '../../support/earlyRequest';

const never = (() => new Promise(() => {})) as typeof fetch;

it('the inline script starts the calls of its sources, is short, and cannot end its own element', () => {
  const inPage = startEarly(defaultConfiguration, never);
  const fromSource: EarlyRequests = {};
  globalThis.fetch = never;
  document.body.replaceChildren(configurationElement(defaultConfiguration));
  startEarlyCalls(earlyCallsTable, fromSource);
  expect(Object.keys(fromSource)).not.toEqual([]);
  expect(Object.keys(inPage)).toEqual(Object.keys(fromSource));
  expect(brotliCompressSync(earlyScript).length).toBeLessThan(2_900);
  expect(earlyScript).not.toContain('</');
});

const seen = () => [...document.querySelectorAll('div:not([hidden]) > p:not([hidden])')].map((p) => p.textContent);

const scriptAt = (address: string) => {
  const script = document.createElement('script');
  script.setAttribute('src', address);
  document.head.append(script);
  return script;
};

/** Runs the inline script of a page; its first script is lost, or cannot be parsed, when the test says so. */
const visit = () => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div id="start-failed" hidden><p>Sorry</p><p>Offline</p><button>Load the page again</button></div>';
  startEarly({ ...defaultConfiguration, paths: {} }, never);
  const entry = scriptAt('/scripts/main.0123456789abcdef.js');
  return { lose: () => entry.dispatchEvent(new Event('error')) };
};

const failIn = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));
const MAIN = 'https://portal.example/scripts/main.0123456789abcdef.js';

// Rule `start.failure`.
describe('A start that fails', () => {
  it("shows the page's own text when its first script cannot be loaded", () => {
    visit().lose();
    expect(seen()).toEqual(['Sorry']);
  });

  it('says that the device is offline if its first script is lost with the connection', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    visit().lose();
    expect(seen()).toEqual(['Offline']);
  });

  it('shows it when the browser cannot parse its first script', () => {
    visit();
    failIn(MAIN);
    expect(seen()).toEqual(['Sorry']);
  });

  it('does not show it when something else on the page fails', () => {
    visit();
    failIn('chrome-extension://abc/content.js');
    scriptAt('/scripts/overview.0123456789abcdef.js').dispatchEvent(new Event('error'));
    expect(seen()).toEqual([]);
  });

  it('changes nothing once the application has drawn', () => {
    visit();
    document.body.innerHTML = '<main></main>';
    failIn(MAIN);
    expect(document.body.innerHTML).toBe('<main></main>');
  });
});
