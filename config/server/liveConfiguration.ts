import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { mark } from './operations';
import { isRefused } from './problem';
import { FILE_HEADERS } from './securityHeaders';

/** The configuration in force; a new one takes effect with the next request. */
export interface LiveConfiguration {
  current: RuntimeConfiguration;
}

/**
 * Serves the configuration in force at `-/configuration`, for pages that are open: at the root, and below the path of
 * the page, because a proxy may pass on nothing else.
 */
export const serveConfiguration =
  (live: LiveConfiguration, publicPath: string): RequestHandler =>
  (request, response, next) => {
    if (![`${publicPath}-/configuration`, '/-/configuration'].includes(request.path)) return next();
    mark(response, 'own');
    if (isRefused(request, response)) return;
    const text = JSON.stringify(live.current);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    response.type('json').set({ ...FILE_HEADERS, 'Cache-Control': 'no-cache', ETag: etag });
    response.send(text);
  };
