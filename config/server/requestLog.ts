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
    const { method, ip: client } = request;
    const path = request.path.slice(0, LONGEST_PATH);
    response.on('close', () => {
      const status = response.writableFinished ? response.statusCode : 'cut';
      const kind = kindOf(response);
      metrics.request(kind, status);
      const ms = Math.round(performance.now() - since);
      const requestId = idHeader(request)['X-Request-Id'];
      accessLog?.info({ client, method, path, kind, status, ms, requestId }, 'request');
    });
    next();
  };
