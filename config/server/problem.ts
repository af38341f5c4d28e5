import type { Request, Response } from 'express';
import { idHeader } from './requestId';
import { PROBLEM_HEADERS } from './securityHeaders';

/** This server's own error answer, as JSON; contains nothing of the upstream portal or of the cause. */
export const answerProblem = (
  response: Response,
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response
    .status(status)
    .set({ ...PROBLEM_HEADERS, ...idHeader(response.req), ...headers })
    .json({ error });
};

export const answerNotFound = (response: Response): void => answerProblem(response, 404, 'Not found.');

/** Refuses a method at an address that allows only these. */
export const refuseMethod = (response: Response, allowed: string): void =>
  answerProblem(response, 405, 'This method is not allowed here.', { Allow: allowed });

/** Whether a request at an address that can only be read is refused, because it does something else. */
export const isRefused = ({ method }: Request, response: Response): boolean => {
  if (method === 'GET' || method === 'HEAD') return false;
  refuseMethod(response, 'GET, HEAD');
  return true;
};
