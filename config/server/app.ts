import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { builtFiles } from './builtFiles';
import { encodingFor } from './encoding';
import { renderPage } from './page';
import { portalProxy } from './portalProxy';
import type { Sandbox } from './sandbox';
import { contentSecurityPolicy, FILE_HEADERS } from './securityHeaders';

/** What the server is made of. */
export interface AppParts {
  /** The folder of the built files, absolute. */
  readonly dist: string;
  readonly configuration: RuntimeConfiguration;
  /** The portal behind; wins over the sandbox. */
  readonly upstream?: URL;
  /** Answers in the portal's place where there is no upstream. */
  readonly sandbox?: Sandbox;
}

/** The addresses at which the page stands; every other one belongs to the portal behind. */
export const pageAddresses = ({ location }: Pick<RuntimeConfiguration, 'location'>): ReadonlySet<string> =>
  new Set(location === 'path' ? ['/', '/portfolio', '/bal-portfolio'] : ['/']);

const servePage = (dist: string, configuration: RuntimeConfiguration): RequestHandler => {
  const html = renderPage(readFileSync(path.join(dist, 'index.html'), 'utf8'), configuration);
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html), identity: Buffer.from(html) };
  const policy = contentSecurityPolicy(html, configuration);
  const addresses = pageAddresses(configuration);
  return (request, response, next) => {
    if (!addresses.has(request.path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    const encoding = encodingFor(request, ['br', 'gzip']);
    response.set(FILE_HEADERS);
    response.set('Content-Security-Policy', policy);
    response.set('Cache-Control', 'no-store');
    response.set('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.type('html').send(bodies[encoding]);
  };
};

const refuseTrace: RequestHandler = (request, response, next) => {
  if (request.method !== 'TRACE') return next();
  response.set('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS').sendStatus(405);
};

const notFound: RequestHandler = (_, response) => {
  response.status(404).json({ error: 'Not found.' });
};

// Express recognises an error handler by its four parameters.
const failed: ErrorRequestHandler = (error: unknown, _, response, next) => {
  if (response.headersSent) return next(error);
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  response
    .status(status >= 400 && status < 500 ? status : 500)
    .json({ error: 'The server could not answer this request.' });
};

/** What answers for the portal behind: the proxy, the sandbox or nothing. */
export const portalBehind = ({ upstream, sandbox }: Pick<AppParts, 'upstream' | 'sandbox'>): RequestHandler =>
  upstream ? portalProxy(upstream) : (sandbox?.portal ?? notFound);

/**
 * The whole server: the page, the built files, and the portal behind for every other address.
 * @throws where `dist` holds no built page
 */
export const createApp = ({ dist, configuration, upstream, sandbox }: AppParts): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(refuseTrace);
  if (sandbox && !upstream) app.use(sandbox.page);
  app.use(servePage(dist, configuration));
  app.use(builtFiles(dist, configuration.logger.sourceMaps));
  app.use(portalBehind({ ...(upstream ? { upstream } : {}), ...(sandbox ? { sandbox } : {}) }));
  app.use(notFound);
  app.use(failed);
  return app;
};
