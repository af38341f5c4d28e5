import { callsAt } from '../../config/sandbox/routes';
import type { EndpointName } from '../../src/contract/endpoints';

/** What calls answer instead of what the sandbox says, by name: JSON as it travels, before any schema reads it. */
export type AnswersByCall = Readonly<Partial<Record<EndpointName, unknown>>>;

/**
 * A `fetch` in front of the sandbox's: the call is made and remembered as ever, and of a good answer the body is
 * replaced. `answers` is asked at each call, so what it says may change.
 */
export const overrideAnswer =
  (sandboxed: typeof fetch, answers: () => AnswersByCall): typeof fetch =>
  async (input, init) => {
    const response = await sandboxed(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost/');
    const method = (init?.method ?? 'GET').toUpperCase();
    const call = callsAt(pathname).find((candidate) => candidate.method === method)?.name;
    const known = answers();
    if (call === undefined || !Object.hasOwn(known, call) || !response.ok) return response;
    return new Response(JSON.stringify(known[call]), { status: 200, headers: { 'content-type': 'application/json' } });
  };
