import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { builtFiles } from './builtFiles';
import { type Encoding, encodingFor } from './encoding';
import { renderPage, withNonce } from './page';
import { portalProxy } from './portalProxy';
import { answerProblem, refuseMethod } from './problem';
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

const compressors: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  // Every answer is another text: the best compression would cost each of them more time than it saves.
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => gzipSync(text),
  identity: (text) => Buffer.from(text),
};

const servePage = (dist: string, configuration: RuntimeConfiguration): RequestHandler => {
  const html = renderPage(readFileSync(path.join(dist, 'index.html'), 'utf8'), configuration);
  const policy = contentSecurityPolicy(html, configuration);
  const addresses = pageAddresses(configuration);
  return (request, response, next) => {
    if (!addresses.has(request.path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseMethod(response, 'GET, HEAD');
      return;
    }
    const encoding = encodingFor(request, ['br', 'gzip']);
    response.set(FILE_HEADERS);
    const nonce = randomBytes(18).toString('base64');
    response.set('Content-Security-Policy', policy(nonce));
    response.set('Cache-Control', 'no-store');
    response.set('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.type('html').send(compressors[encoding](withNonce(html, nonce)));
  };
};

const refuseTrace: RequestHandler = (request, response, next) => {
  if (request.method !== 'TRACE') return next();
  refuseMethod(response, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
};

const notFound: RequestHandler = (_, response) => answerProblem(response, 404, 'Not found.');

// Express recognises an error handler by its four parameters.
const failed: ErrorRequestHandler = (error: unknown, _, response, next) => {
  if (response.headersSent) return next(error);
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  answerProblem(response, status >= 400 && status < 500 ? status : 500, 'The server could not answer this request.');
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
