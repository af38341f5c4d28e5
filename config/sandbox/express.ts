import express, { type ErrorRequestHandler, type NextFunction, type Request, type Response, Router } from 'express';
import { html, json, redirect } from './answer';
import { readBody, readQuery } from './body';
import { choose, withoutChoices } from './choice';
import { control, isControlPath } from './control';
import { deliver } from './deliver';
import { type Handled, handle, isBackEndPath } from './index';
import { isOver } from './lifetime';
import { placeAt } from './places';
import { isSignOutPath, signOut } from './signOut';
import { type KnownVisit, keep, visitOf } from './visits';

const LARGEST_BODY = '1mb';

const searchOf = ({ originalUrl }: Request): string => {
  const start = originalUrl.indexOf('?');
  return start === -1 ? '' : originalUrl.slice(start);
};

const headersOf = ({ headers }: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])),
  );

const bodyOf = ({ body, headers }: Request) =>
  readBody(typeof body === 'string' ? body : '', headers['content-type'] ?? '');

const readText = express.text({ type: () => true, limit: LARGEST_BODY });

const statusOf = (cause: unknown): number => {
  const status: unknown = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

// Bodies that the reader refuses (too large, an unknown charset, broken compression) are the sender's fault, reported
// as JSON.
const tellProblem: ErrorRequestHandler = (cause: unknown, _request, response, next) => {
  if (response.headersSent) return next(cause);
  const status = statusOf(cause);
  deliver(
    json({ error: status === 413 ? 'The body is larger than 1 MB' : 'The request could not be read' }, status),
    response,
  );
};

const answerBackEnd = (request: Request, response: Response): void => {
  const visit = visitOf(request);
  const read = bodyOf(request);
  if ('problem' in read) {
    deliver(json({ error: 'The body is not JSON' }, 400), response);
    return;
  }
  const handled: Handled = handle(
    {
      method: request.method,
      path: request.path,
      query: readQuery(searchOf(request)),
      headers: headersOf(request),
      body: read.body,
      at: Date.now(),
    },
    visit.session,
  );
  keep(visit, handled.session, response);
  deliver(handled.response, response);
};

const answerControl = (request: Request, response: Response): void => {
  const visit = visitOf(request);
  const read = bodyOf(request);
  const outcome = control(request.method, request.path, 'problem' in read ? undefined : read.body, visit.session);
  keep(visit, outcome.session, response);
  deliver(outcome.response, response);
};

const answerSignOut = (request: Request, response: Response): void => {
  const visit = visitOf(request);
  const read = bodyOf(request);
  const body = 'problem' in read ? undefined : read.body;
  const outcome = signOut(request.method, request.path, body, visit.session);
  keep(visit, outcome.session, response);
  deliver(outcome.response, response);
};

// Who was signed out signs in again with the same limit.
const limitOf = ({ session }: KnownVisit): string | undefined =>
  isOver(session, Date.now()) ? String(session.limit?.seconds ?? '') : undefined;

/** The services, the content, the areas outside this product and the sandbox's own pages; other requests pass on. */
export const sandboxRouter = (): Router => {
  const router = Router();
  const isOurs = ({ path }: Request) => isBackEndPath(path) || isControlPath(path) || isSignOutPath(path);
  router.use((request: Request, response: Response, next: NextFunction) =>
    isOurs(request) ? readText(request, response, next) : next(),
  );
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (isBackEndPath(request.path)) return answerBackEnd(request, response);
    if (isControlPath(request.path)) return answerControl(request, response);
    if (isSignOutPath(request.path)) return answerSignOut(request, response);
    const place =
      request.method === 'GET' || request.method === 'HEAD'
        ? placeAt(request.path, readQuery(searchOf(request)).returnUrl, limitOf(visitOf(request)))
        : undefined;
    if (place === undefined) return next();
    deliver(html(place), response);
  });
  router.use(tellProblem);
  return router;
};

const pagePaths: readonly string[] = ['/', '/portfolio', '/bal-portfolio'];

const isPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !isBackEndPath(request.path) &&
  !isControlPath(request.path) &&
  (pagePaths.includes(request.path) || (request.headers.accept ?? '').includes('text/html'));

/**
 * Mounted before the page: sets the browser's cookies, and moves `?member=`, `?fail=`, `?delay=` and `?session=` from the page's
 * address into the session, by a redirect. A new member starts a new session; a blank `fail` or `delay` clears it. An
 * unknown value gets a page with status 400 that lists the known ones.
 */
export const sandboxPageMiddleware =
  () =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (!isPage(request)) {
      next();
      return;
    }
    const visit = visitOf(request);
    const choice = choose(readQuery(searchOf(request)), visit.session);
    if ('problem' in choice) {
      deliver(choice.problem, response);
      return;
    }
    keep(visit, choice.session, response);
    const address = withoutChoices(request.originalUrl);
    if (address === undefined) next();
    else deliver(redirect(address), response);
  };
