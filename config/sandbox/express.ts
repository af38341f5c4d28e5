import express, { type Request, type RequestHandler, Router } from 'express';
import { html, isRead, readQuery, readRequest } from './answer';
import { choose, withoutChoices } from './choice';
import { control, isControlPath } from './control';
import { deliver } from './deliver';
import { handle, isBackEndPath } from './index';
import { isSignOutPath, placeAt, refuse, signOut } from './places';
import { isOver } from './session';
import { type KnownVisit, keep, visitOf } from './visits';

const readText = express.text({ type: () => true, limit: '1mb' });

const queryOf = ({ originalUrl }: Request) => readQuery(/\?.*/s.exec(originalUrl)?.[0] ?? '');

const requestOf = (request: Request) => {
  const { method, path, headers, body } = request;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return readRequest(method, path, queryOf(request), texts, typeof body === 'string' ? body : '');
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
      ? placeAt(request.path, queryOf(request).returnUrl, limitOf(visitOf(request)))
      : undefined;
    if (place === undefined) return next();
    deliver(html(place), response);
  });

const pagePaths: readonly string[] = ['/', '/portfolio', '/bal-portfolio'];

const isPage = ({ method, path, headers }: Request): boolean =>
  isRead(method) &&
  !isBackEndPath(path) &&
  !isControlPath(path) &&
  (pagePaths.includes(path) || (headers.accept ?? '').includes('text/html'));

/** Mounted before the page: sets the browser's cookies, and moves the choices of the address into the session. */
export const sandboxPage: RequestHandler = (request, response, next) => {
  if (!isPage(request)) return next();
  const visit = visitOf(request);
  const query = queryOf(request);
  try {
    keep(visit, choose(query, visit.session), response);
  } catch (cause) {
    return deliver(refuse(cause), response);
  }
  const redirected = withoutChoices(request.originalUrl.split('?', 1).join(), query);
  if (redirected === undefined) next();
  else deliver(redirected, response);
};
