import type { RequestHandler } from 'express';
import type { Logger } from './log';
import type { Metrics } from './metrics';
import { kindOf } from './operations';
import { idHeader } from './requestId';

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
      const kind = kindOf(response);
      metrics.request(kind, status);
      const ms = Math.round(performance.now() - since);
      accessLog?.info({ ...asked, kind, status, ms, requestId: idHeader(request)['X-Request-Id'] }, 'request');
    });
    next();
  };
