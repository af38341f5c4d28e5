/** @jest-environment ./config/jest/environment.mjs */
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { startEarly } from '../../support/earlyCalls';

const words = () => document.getElementById('start-failed');

const seen = () => [...document.querySelectorAll('p:not([hidden])')].map(({ textContent }) => textContent);

/** A page whose inline script has run, and its first script. */
const visit = () => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div id="start-failed" hidden><p>Sorry</p><p>Offline</p><button>Load the page again</button></div>';
  const entry = document.createElement('script');
  entry.setAttribute('src', '/scripts/main.0123456789abcdef.js');
  document.head.append(entry);
  startEarly({ ...defaultConfiguration, paths: {} }, (() => new Promise(() => {})) as typeof fetch);
  return { entry };
};

// Rule `start.failure`.
describe('A start that fails', () => {
  it("shows the page's own text when its first script cannot be loaded", () => {
    const { entry } = visit();
    entry.dispatchEvent(new Event('error'));
    expect(words()?.hidden).toBe(false);
    expect(seen()).toEqual(['Sorry']);
  });

  it('says that the device is offline if its first script is lost with the connection', () => {
    const { entry } = visit();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    entry.dispatchEvent(new Event('error'));
    expect(seen()).toEqual(['Offline']);
  });

  it('shows it when the browser cannot parse its first script', () => {
    visit();
    window.dispatchEvent(
      new ErrorEvent('error', { filename: 'https://portal.example/scripts/main.0123456789abcdef.js' }),
    );
    expect(words()?.hidden).toBe(false);
  });

  it('does not show it when something else on the page fails', () => {
    visit();
    const image = document.createElement('img');
    document.body.append(image);
    image.dispatchEvent(new Event('error'));
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
    const chunk = document.createElement('script');
    chunk.setAttribute('src', '/scripts/overview.0123456789abcdef.js');
    document.head.append(chunk);
    chunk.dispatchEvent(new Event('error'));
    expect(words()?.hidden).toBe(true);
  });

  it('changes nothing once the application has drawn', () => {
    visit();
    document.body.innerHTML = '<main></main>';
    window.dispatchEvent(
      new ErrorEvent('error', { filename: 'https://portal.example/scripts/main.0123456789abcdef.js' }),
    );
    expect(document.body.innerHTML).toBe('<main></main>');
  });
});
