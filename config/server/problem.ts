import type { IncomingMessage, ServerResponse } from 'node:http';
import { idHeader } from './requestId';
import { PROBLEM_HEADERS } from './securityHeaders';

/** This server's own error answer, as JSON; contains nothing of the upstream portal or of the cause. */
export const answerProblem = (
  response: ServerResponse,
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const body = JSON.stringify({ error });
  response.writeHead(status, {
    ...PROBLEM_HEADERS,
    ...idHeader(response.req),
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
};

export const answerNotFound = (response: ServerResponse): void => answerProblem(response, 404, 'Not found.');

/** Refuses a method at an address that allows only these. */
export const refuseMethod = (response: ServerResponse, allowed: string): void =>
  answerProblem(response, 405, 'This method is not allowed here.', { Allow: allowed });

/** Whether a request at an address that can only be read is refused, because it does something else. */
export const isRefused = ({ method }: IncomingMessage, response: ServerResponse): boolean => {
  if (method === 'GET' || method === 'HEAD') return false;
  refuseMethod(response, 'GET, HEAD');
  return true;
};
