import type { ServerResponse } from 'node:http';
import { PROBLEM_HEADERS } from './securityHeaders';

/**
 * This server's own word that it cannot answer, as JSON; never what stands behind it, nor what went wrong there.
 * @param headers beside those that every such answer has
 */
export const answerProblem = (
  response: ServerResponse,
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { ...PROBLEM_HEADERS, ...headers, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(response.req.method === 'HEAD' ? undefined : JSON.stringify({ error }));
};

/** Refuses a method at an address that knows only these. */
export const refuseMethod = (response: ServerResponse, allowed: string): void =>
  answerProblem(response, 405, 'This method is not allowed here.', { Allow: allowed });
