import { earlyCallsScript } from '../../config/webpack/page';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { EarlyRequests } from '../../src/platform/earlyCalls';

/** The page's inline script, as built. */
export const earlyScript = earlyCallsScript();

/**
 * Runs the page's inline script at the current address, with a configuration, or the text of one, in the page, and the
 * path below which the page is, unless that is the root.
 * @returns what it leaves for http; calls about single products are added once the products are answered
 */
export const startEarly = (
  configuration: RuntimeConfiguration | string,
  fetch: typeof globalThis.fetch,
  publicPath?: string,
): EarlyRequests => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'runtime-configuration';
  if (publicPath !== undefined) element.dataset.publicPath = publicPath;
  element.textContent = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  document.body.append(element);
  // The script runs in the page as text, so it is tested as the text that was built. jsdom draws no fonts.
  new Function('fetch', 'FontFace', earlyScript)(fetch, class {});
  element.remove();
  return (globalThis as unknown as { earlyRequests: EarlyRequests }).earlyRequests;
};
