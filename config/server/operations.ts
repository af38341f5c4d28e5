import type { Request, RequestHandler, Response } from 'express';
import type { Metrics, RequestKind } from './metrics';
import type { PortalWatch } from './portalRelay';
import { answerProblem, refuseMethod } from './problem';
import { isOwnPath, readTarget } from './requestTarget';
import { PROBLEM_HEADERS } from './securityHeaders';

/** The server's state: shown at its own addresses, updated while it runs. */
export interface ServerState {
  /** Since the first signal to stop. */
  isStopping: boolean;
  /** When the upstream portal last started an answer, and when a call to it last failed; milliseconds since 1970. */
  reachedAt?: number;
  failedAt?: number;
}

/** Records in the state how calls to the upstream portal end, and passes that on. */
export const watchPortal = (state: ServerState, { answered, failed }: PortalWatch): PortalWatch => ({
  answered: (...told) => {
    state.reachedAt = Date.now();
    answered(...told);
  },
  failed: (...told) => {
    state.failedAt = Date.now();
    failed(...told);
  },
});

/** Records what answers a request, for the metrics and the access log. */
export const mark = (response: Response, kind: RequestKind): void => {
  response.locals.kind = kind;
};

/** What answered a request; anything unmarked was refused. */
export const kindOf = (response: Response): RequestKind =>
  (response.locals.kind as RequestKind | undefined) ?? 'refused';

const asTime = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString());

const sendJson = (response: Response, status: number, value: unknown): void => {
  response.status(status).set(PROBLEM_HEADERS).json(value);
};

const portalBehind = ({ reachedAt, failedAt }: ServerState, isSandbox: boolean) =>
  isSandbox
    ? 'sandbox'
    : {
        // Unknown before the first call; never a reason not to be ready, because the page reports it better.
        reached: reachedAt === undefined && failedAt === undefined ? null : (reachedAt ?? 0) >= (failedAt ?? 0),
        lastReached: asTime(reachedAt),
        lastFailed: asTime(failedAt),
      };

/** Whether a request is for this server itself: everything below `/-/`, in any notation. */
export const isOwn = (request: Request): boolean => {
  const target = readTarget(request.originalUrl);
  return target !== undefined && isOwnPath(target.path);
};

/** Answers 404 for everything below `/-/` if that is on another port; it never reaches the upstream portal. */
export const noOperations: RequestHandler = (request, response, next) => {
  if (!isOwn(request)) return next();
  mark(response, 'own');
  answerProblem(response, 404, 'Not found.');
};

/** Answers `/-/healthy`, `/-/ready` and, where they may be seen, `/-/metrics`; nothing else below `/-/` is found. */
export const operations = (state: ServerState, isSandbox: boolean, metrics?: Metrics): RequestHandler => {
  const answers: Readonly<Record<string, (response: Response) => void | Promise<void>>> = {
    '/-/healthy': (response) => sendJson(response, 200, { healthy: true }),
    '/-/ready': (response) =>
      sendJson(response, state.isStopping ? 503 : 200, {
        ready: !state.isStopping,
        portalBehind: portalBehind(state, isSandbox),
      }),
    ...(metrics && {
      '/-/metrics': async (response: Response) => {
        const { type, text } = await metrics.read();
        response.status(200).set(PROBLEM_HEADERS).set('Content-Type', type).send(text);
      },
    }),
  };
  return (request, response, next) => {
    if (!isOwn(request)) return next();
    mark(response, 'own');
    const answer = Object.hasOwn(answers, request.path) ? answers[request.path] : undefined;
    if (answer === undefined) {
      answerProblem(response, 404, 'Not found.');
      return undefined;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseMethod(response, 'GET, HEAD');
      return undefined;
    }
    return answer(response);
  };
};
