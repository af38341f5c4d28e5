import { earlyCallsScript } from '../../config/webpack/page';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { EarlyRequests } from '../../src/platform/earlyCalls';
import { configurationElement } from './earlyRequest';

/** The page's inline script, as built. */
export const earlyScript = earlyCallsScript();

/**
 * Runs the page's inline script at the current address, as the text that was built, in a page with a configuration.
 * @returns what it leaves for http; calls about single products are added once the products are answered
 */
export const startEarly = (configuration: RuntimeConfiguration, fetch: typeof globalThis.fetch): EarlyRequests => {
  const element = configurationElement(configuration);
  document.body.append(element);
  // jsdom draws no fonts.
  new Function('fetch', 'FontFace', earlyScript)(fetch, class {});
  element.remove();
  return (globalThis as unknown as { earlyRequests: EarlyRequests }).earlyRequests;
};
