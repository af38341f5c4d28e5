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
