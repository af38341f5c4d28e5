import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { findPersona, personas, type SandboxSession, startSession } from './index';

const SESSION_COOKIE = 'sandbox-session';
const MEMBER_COOKIE = 'sandbox-member';
const XSRF_COOKIE = 'XSRF-TOKEN';
/** Tells the page whose session it is; different for each visit, and therefore for each member. */
export const PORTAL_SESSION_COOKIE = 'portal-session';
const KEPT_SESSIONS = 1_000;

/** One browser's session in the server's memory, and the cookies that came with the request. */
export type KnownVisit = ReturnType<typeof visitOf>;

const sessions = new Map<string, SandboxSession>();

// Nothing in ours is written otherwise in an address.
const cookiesOf = ({ headers }: Request) => new URLSearchParams((headers.cookie ?? '').replaceAll('; ', '&'));

/** A session that starts over as that member, with new names. */
export const startOver = (member: string): SandboxSession =>
  startSession(member, { visit: `visit-${randomUUID()}`, xsrfToken: randomUUID() });

/** The session of the request's browser; a new one, of the member it last chose, if it is unknown. */
export const visitOf = (request: Request) => {
  const cookies = cookiesOf(request);
  const key = cookies.get(SESSION_COOKIE) ?? '';
  const known = sessions.get(key);
  if (known !== undefined) return { key, session: known, cookies };
  const chosen = findPersona(cookies.get(MEMBER_COOKIE) ?? '') ?? personas[0];
  return { key: randomUUID(), session: startOver(chosen.name), cookies };
};

const remember = (key: string, session: SandboxSession): void => {
  sessions.delete(key);
  sessions.set(key, session);
  const [longestUnused] = sessions.keys();
  if (sessions.size > KEPT_SESSIONS && longestUnused !== undefined) sessions.delete(longestUnused);
};

/** Stores the session, and sets the cookies that the browser lacks; the page reads two of them. */
export const keep = ({ key, cookies }: KnownVisit, session: SandboxSession, response: Response): void => {
  remember(key, session);
  const due = [
    [SESSION_COOKIE, key, true],
    [XSRF_COOKIE, session.xsrfToken, false],
    [PORTAL_SESSION_COOKIE, session.visit, false],
    [MEMBER_COOKIE, session.member, true],
  ] as const;
  // Signing out takes the cookie that identifies the session.
  if (session.isSignedOut) response.clearCookie(PORTAL_SESSION_COOKIE, { sameSite: 'lax', path: '/' });
  for (const [name, value, httpOnly] of due) {
    if (session.isSignedOut && name === PORTAL_SESSION_COOKIE) continue;
    if (cookies.get(name) !== value) response.cookie(name, value, { httpOnly, sameSite: 'lax', path: '/' });
  }
};
