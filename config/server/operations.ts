import type { RequestHandler, Response } from 'express';
import type { Logger } from './log';
import type { Metrics, RequestKind } from './metrics';
import { answerNotFound, isRefused } from './problem';
import { idHeader } from './requestId';
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

/** Records what answers a request, for the metrics and the access log. */
export const mark = (response: Response, kind: RequestKind): void => {
  response.locals.kind = kind;
};

const LONGEST_PATH = 512;

/** Counts each request when its answer has been sent, and logs it if there is a log: without query, cookies or body. */
export const requestLog =
  (metrics: Metrics, accessLog?: Logger): RequestHandler =>
  (request, response, next) => {
    const since = performance.now();
    // The address is gone when the connection is.
    const asked = accessLog && {
      client: request.ip,
      method: request.method,
      path: request.path.slice(0, LONGEST_PATH),
    };
    response.on('close', () => {
      const status = response.writableFinished ? response.statusCode : 'cut';
      // What nobody has marked was refused.
      const kind: RequestKind = response.locals.kind ?? 'refused';
      metrics.request(kind, status);
      const ms = Math.round(performance.now() - since);
      accessLog?.info({ ...asked, kind, status, ms, requestId: idHeader(request)['X-Request-Id'] }, 'request');
    });
    next();
  };

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

type Answers = Readonly<Record<string, (response: Response) => void | Promise<void>>>;

/** Answers everything below `/-/`, in any notation: it never reaches the upstream portal. */
const serveOwn =
  (answers: Answers): RequestHandler =>
  (request, response, next) => {
    const target = readTarget(request.originalUrl);
    if (target === undefined || !isOwnPath(target.path)) return next();
    mark(response, 'own');
    const answer = Object.hasOwn(answers, request.path) ? answers[request.path] : undefined;
    if (answer === undefined) return answerNotFound(response);
    return isRefused(request, response) ? undefined : answer(response);
  };

/** Finds nothing below `/-/`, for a server whose own addresses are on another port. */
export const noOperations = serveOwn({});

/** Answers `/-/healthy`, `/-/ready` and, where they may be seen, `/-/metrics`; nothing else below `/-/` is found. */
export const operations = (state: ServerState, isSandbox: boolean, metrics?: Metrics): RequestHandler =>
  serveOwn({
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
  });
