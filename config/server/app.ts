import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { LANGUAGE_COOKIE } from '../../src/contract/language';
import { routeAt } from '../../src/contract/routes';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { readCookie } from '../../src/platform/csrf';
import { serveBrand } from './brand/files';
import { builtFiles } from './builtFiles';
import { largeHeadsPage, refuseLargeHeads } from './largeHeads';
import { type LiveConfiguration, serveConfiguration } from './liveConfiguration';
import { mark, noOperations } from './operations';
import type { OtherWords } from './otherWords';
import { pageParts, renderPage, withNonce } from './page';
import { encodingFor, makePageCompression } from './pageCompression';
import { portalProxy } from './portalProxy';
import type { PortalWatch } from './portalRelay';
import { answerNotFound, answerProblem, isRefused, refuseMethod } from './problem';
import { giveId, idHeader } from './requestId';
import { readTarget } from './requestTarget';
import type { Sandbox } from './sandbox';
import { contentSecurityPolicy, FILE_HEADERS, PROBLEM_HEADERS } from './securityHeaders';
import type { ServerSettings, TrustedProxies } from './settings';

/** The parts of the server, and the settings that they need; by default those of readSettings. */
export interface AppParts extends Partial<ServerSettings> {
  /** The folder of the built files, absolute. */
  readonly dist: string;
  readonly live: LiveConfiguration;
  /** Answers in place of the portal if there is no upstream. */
  readonly sandbox?: Sandbox;
  /** Gets the results of calls to the upstream portal. */
  readonly watch?: PortalWatch;
  /** Sees every request first. */
  readonly requestLog?: RequestHandler;
  /** Answers below `/-/`; without it, nothing is found there. */
  readonly operations?: RequestHandler;
  /** Gets what kept the server from answering a request. */
  readonly reportFailure?: (error: unknown, requestId?: string) => void;
}

/** Whether the page is at this path; all others belong to the upstream portal. */
export const isPageAddress = (
  pathname: string,
  { location }: Pick<RuntimeConfiguration, 'location'>,
  publicPath = '/',
): boolean =>
  location === 'path'
    ? pathname.startsWith(publicPath) && routeAt(pathname.slice(publicPath.length)) !== undefined
    : pathname === publicPath;

/** Leads from the path without its last slash, which is what a member types, to the page. */
export const completePath =
  (publicPath: string): RequestHandler =>
  (request, response, next) => {
    if (`${request.path}/` !== publicPath || !['GET', 'HEAD'].includes(request.method)) return next();
    mark(response, 'page');
    const { search } = readTarget(request.originalUrl) ?? { search: '' };
    response.set(PROBLEM_HEADERS).redirect(308, `${publicPath}${search}`);
  };

/** The language of a page: what the member chose, if the portal has it, else the portal's own (rule `texts.choice`). */
export const languageOf = (
  { headers }: Pick<Request, 'headers'>,
  { language, languages }: RuntimeConfiguration,
): string => {
  const chosen = readCookie(headers.cookie ?? '', LANGUAGE_COOKIE);
  return chosen !== undefined && languages.includes(chosen) ? chosen : language;
};

const servePage = (
  dist: string,
  live: LiveConfiguration,
  publicPath: string,
  otherWords: OtherWords | undefined,
): RequestHandler => {
  // Another build may replace the file, but not the scripts that this server has.
  const built = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const render = (configuration: RuntimeConfiguration) => {
    const html = renderPage(built, configuration, publicPath, otherWords);
    return { parts: pageParts(html), policy: contentSecurityPolicy(html, configuration) };
  };
  const renderEach = (configuration: RuntimeConfiguration) => ({
    configuration,
    pages: new Map(configuration.languages.map((language) => [language, render({ ...configuration, language })])),
  });
  let rendered = renderEach(live.current);
  const compression = makePageCompression();
  return async (request, response, next) => {
    if (!isPageAddress(request.path, live.current, publicPath)) return next();
    if (rendered.configuration !== live.current) rendered = renderEach(live.current);
    const { pages } = rendered;
    const language = languageOf(request, live.current);
    // The portal's own language is among its languages; a configuration that lacks it is refused.
    const { parts, policy } = pages.get(language) ?? render({ ...live.current, language });
    if (isRefused(request, response)) return;
    mark(response, 'page');
    const encoding = compression.isFree() ? encodingFor(request, ['br', 'gzip']) : 'identity';
    const nonce = randomBytes(18).toString('base64');
    response.type('html').set({
      ...FILE_HEADERS,
      'Content-Security-Policy': policy(nonce),
      'Cache-Control': 'no-store',
      Vary: pages.size > 1 ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    });
    const page = withNonce(parts, nonce);
    if (encoding === 'identity') {
      response.set('Content-Length', String(page.reduce((sum, { length }) => sum + length, 0)));
      for (const part of page) response.write(part);
      response.end();
      return;
    }
    const compressed = await compression.compress(page, encoding);
    response.set('Content-Encoding', encoding).send(compressed);
  };
};

/** Refuses the method that would echo a request, including its cookies. */
export const refuseTrace: RequestHandler = (request, response, next) => {
  if (request.method !== 'TRACE') return next();
  refuseMethod(response, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
};

const notFound: RequestHandler = (_, response) => answerNotFound(response);

// Express recognises an error handler by its four parameters.
const failed =
  (report: AppParts['reportFailure']): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const given = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
    const status = given >= 400 && given < 500 ? given : 500;
    if (status === 500) report?.(error, idHeader(request)['X-Request-Id']);
    if (response.headersSent) return next(error);
    answerProblem(response, status, 'The server could not answer this request.');
  };

/** What answers as the upstream portal: the proxy, the sandbox or nothing. */
export const portalBehind = ({ upstream, sandbox, watch, live }: Partial<AppParts>): RequestHandler => {
  const answer = upstream ? portalProxy(upstream, watch, live) : sandbox?.portal;
  if (answer === undefined) return notFound;
  return (request, response, next) => {
    mark(response, 'portal');
    return answer(request, response, next);
  };
};

const makeExpress = (
  trustedProxies: TrustedProxies | undefined,
  report: AppParts['reportFailure'],
  ...handlers: readonly (RequestHandler | undefined)[]
): Express => {
  const app = express();
  if (trustedProxies) app.set('trust proxy', trustedProxies);
  app.disable('x-powered-by').disable('etag');
  for (const handler of handlers) if (handler !== undefined) app.use(handler);
  app.use(notFound);
  app.use(failed(report));
  return app;
};

/** The whole server: its own addresses, the page, the built files, and the portal for every other address. */
export const createApp = (parts: AppParts): Express => {
  const { dist, live, upstream, requestLog, otherWords, publicPath = '/', maxHeaderBytes = 32_768 } = parts;
  return makeExpress(
    upstream?.trustedProxies,
    parts.reportFailure,
    giveId(upstream?.trustedProxies),
    requestLog,
    refuseLargeHeads(maxHeaderBytes, publicPath, largeHeadsPage(live, otherWords)),
    refuseTrace,
    serveConfiguration(live, publicPath),
    parts.operations ?? noOperations,
    completePath(publicPath),
    upstream ? undefined : parts.sandbox?.page,
    servePage(dist, live, publicPath, otherWords),
    serveBrand(live, parts.brandFolder, publicPath),
    builtFiles(dist, live.current.logger.sourceMaps, publicPath, parts.sharedFiles),
    portalBehind(parts),
  );
};

/** What is on the operator's port: the server's own addresses. */
export const createAdminApp = ({ operations, requestLog, reportFailure }: Partial<AppParts>): Express =>
  makeExpress(undefined, reportFailure, giveId(), requestLog, refuseTrace, operations);
