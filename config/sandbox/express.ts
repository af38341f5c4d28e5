import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { html, isRead, json, readQuery, readRequest, redirect } from './answer';
import { choose, withoutChoices } from './choice';
import { control, isControlPath } from './control';
import { deliver } from './deliver';
import { handle, isBackEndPath } from './index';
import { isOver } from './lifetime';
import { placeAt, refuse } from './places';
import { isSignOutPath, signOut } from './signOut';
import { type KnownVisit, keep, visitOf } from './visits';

const readText = express.text({ type: () => true, limit: '1mb' });

const searchOf = ({ originalUrl }: Request): string => /\?.*/s.exec(originalUrl)?.[0] ?? '';

const requestOf = (request: Request) => {
  const { method, path: pathname, headers, body } = request;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return readRequest(method, { pathname, search: searchOf(request) }, texts, typeof body === 'string' ? body : '');
};

const statusOf = (cause: unknown): number => {
  const status: unknown = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
};

// Bodies that the reader refuses (too large, an unknown charset, broken compression) are the sender's fault, reported
// as JSON.
const tellProblem: ErrorRequestHandler = (cause: unknown, _request, response, next) => {
  if (response.headersSent) return next(cause);
  const status = statusOf(cause);
  const error = status === 413 ? 'The body is larger than 1 MB' : 'The request could not be read';
  deliver(json({ error }, status), response);
};

/** What answers at a path, if it is the portal's or the sandbox's own. */
const answererOf = (path: string): typeof handle | undefined => {
  if (isBackEndPath(path)) return handle;
  if (isControlPath(path)) return control;
  return isSignOutPath(path) ? signOut : undefined;
};

// Who was signed out signs in again with the same limit.
const limitOf = ({ session }: KnownVisit): string | undefined =>
  isOver(session, Date.now()) ? String(session.limit?.seconds ?? '') : undefined;

/** The services, the content, the areas outside this product and the sandbox's own pages; other requests pass on. */
export const sandboxPortal = Router()
  .use((request, response, next) => (answererOf(request.path) ? readText(request, response, next) : next()))
  .use((request, response, next) => {
    const answer = answererOf(request.path);
    if (answer !== undefined) {
      const visit = visitOf(request);
      const handled = answer(requestOf(request), visit.session);
      keep(visit, handled.session, response);
      return deliver(handled.response, response);
    }
    const place = isRead(request.method)
      ? placeAt(request.path, readQuery(searchOf(request)).returnUrl, limitOf(visitOf(request)))
      : undefined;
    if (place === undefined) return next();
    deliver(html(place), response);
  })
  .use(tellProblem);

const pagePaths: readonly string[] = ['/', '/portfolio', '/bal-portfolio'];

const isPage = ({ method, path, headers }: Request): boolean =>
  isRead(method) &&
  !isBackEndPath(path) &&
  !isControlPath(path) &&
  (pagePaths.includes(path) || (headers.accept ?? '').includes('text/html'));

/**
 * Mounted before the page: sets the browser's cookies, and moves `?member=`, `?fail=`, `?delay=` and `?session=` from the page's
 * address into the session, by a redirect. A new member starts a new session; a blank `fail` or `delay` clears it. An
 * unknown value gets a page with status 400 that lists the known ones.
 */
export const sandboxPage: RequestHandler = (request, response, next) => {
  if (!isPage(request)) return next();
  const visit = visitOf(request);
  try {
    keep(visit, choose(readQuery(searchOf(request)), visit.session), response);
  } catch (cause) {
    return deliver(refuse(cause), response);
  }
  const address = withoutChoices(request.originalUrl);
  if (address === undefined) next();
  else deliver(redirect(address), response);
};
