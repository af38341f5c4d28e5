import { callsAt } from '../../config/sandbox/routes';
import type { EndpointName } from '../../src/contract/endpoints';

/** The answers of calls that replace those of the sandbox, by name: JSON before any schema reads it. */
export type AnswersByCall = Readonly<Partial<Record<EndpointName, unknown>>>;

/** Wraps the sandbox's `fetch`: the call is made and recorded as usual, and the body of a good answer is replaced. */
export const overrideAnswer =
  (sandboxed: typeof fetch, answers: AnswersByCall): typeof fetch =>
  async (input, init) => {
    const response = await sandboxed(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost/');
    const method = (init?.method ?? 'GET').toUpperCase();
    const call = callsAt(pathname).find((candidate) => candidate.method === method)?.name;
    if (call === undefined || !Object.hasOwn(answers, call) || !response.ok) return response;
    return new Response(JSON.stringify(answers[call]), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  };
