import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { EarlyRequest } from '../../src/platform/earlyCalls';

/** A call that the page has started, already answered or not. */
export const earlyRequestOf = (
  answer: Response | Promise<Response>,
  over: Partial<EarlyRequest> = {},
): EarlyRequest => {
  const response = Promise.resolve(answer);
  const text = response.then((given) => given.text());
  text.catch(() => undefined);
  return {
    init: { method: 'GET' },
    controller: new AbortController(),
    response,
    text,
    cookies: '',
    ...over,
  };
};

/** The page's element with a configuration, or the text of one, and with the path below which the page is. */
export const configurationElement = (configuration: RuntimeConfiguration | string, publicPath?: string) => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'runtime-configuration';
  if (publicPath !== undefined) element.dataset.publicPath = publicPath;
  element.textContent = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  return element;
};
