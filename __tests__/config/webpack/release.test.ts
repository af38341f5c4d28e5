/** @jest-environment ./config/jest/environment.mjs */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { REPLACED } from '../../../src/state/release';
import { startEarly } from '../../support/earlyCalls';

const pageWith = (entry: string) => `<script type="module" nonce="x" src="${entry}" integrity="y"></script>`;
const OWN = '/scripts/main.0123456789abcdef.js';
const LATER = '/scripts/main.fedcba9876543210.js';
const words = () => document.getElementById('start-failed');

/** A page whose inline script has run; `again` is the page as the server has it by now. */
const visit = (again: () => Promise<Response>, isOnline = true) => {
  const asked: string[] = [];
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="start-failed" hidden><p>Sorry</p><button>Load the page again</button></div>';
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', OWN);
  document.head.append(entry);
  startEarly({ ...defaultConfiguration, paths: {} }, ((address: string) => {
    if (String(address) !== location.href) return new Promise(() => {});
    asked.push(String(address));
    return again();
  }) as typeof fetch);
  return { asked, entry };
};
const isReplaced = () => (window as unknown as { isPageReplaced(): Promise<boolean> }).isPageReplaced();

// Rule `release.reload`.
it.each([
  ['starts with another script', async () => new Response(pageWith(LATER)), true],
  ['starts with the same script', async () => new Response(pageWith(OWN)), false],
  ['is something else, such as a sign-in', async () => new Response('<title>Sign in</title>'), false],
  ['cannot be had', () => Promise.reject(new TypeError('failed')), false],
])('A page that, asked for anew, %s is replaced or not', async (_, again, expected) => {
  visit(again);
  await expect(isReplaced()).resolves.toBe(expected);
});

it('A page without a connection is not asked for', async () => {
  const { asked } = visit(async () => new Response(pageWith(LATER)), false);
  await expect(isReplaced()).resolves.toBe(false);
  expect(asked).toEqual([]);
});

// Rule `start.failure`.
describe('A start that fails', () => {
  const same = async () => new Response(pageWith(OWN));

  it("shows the page's own text when one of its scripts cannot be loaded", () => {
    const { entry } = visit(same);
    entry.dispatchEvent(new Event('error'));
    expect(words()?.hidden).toBe(false);
  });

  it('shows it when the browser cannot parse one of its scripts', () => {
    visit(same);
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://portal.example/scripts/main.js' }));
    expect(words()?.hidden).toBe(false);
  });

  it('does not show it when something else on the page fails', () => {
    visit(same);
    const image = document.createElement('img');
    document.body.append(image);
    image.dispatchEvent(new Event('error'));
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
    expect(words()?.hidden).toBe(true);
  });

  it('changes nothing once the application has drawn', () => {
    visit(same);
    document.body.innerHTML = '<main></main>';
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://portal.example/scripts/main.js' }));
    expect(document.body.innerHTML).toBe('<main></main>');
  });
});

// Rule `release.words`.
it('The inline script and the application say the same of a page that was replaced', () => {
  const source = readFileSync(path.resolve(__dirname, '../../../config/webpack/release.js'), 'utf8');
  expect(source).toContain(`'${REPLACED}'`);
});
