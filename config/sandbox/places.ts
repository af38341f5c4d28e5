import querystring from 'node:querystring';
import { ONLINE_PAYMENTS } from '../../src/contract/routes';
import { escapeHtml, fieldOf, html, Misunderstood } from './answer';
import { type Handled, type SandboxRequest, type SandboxResponse, type SandboxSession, startSession } from './session';

/** The areas outside this product that are not below /portal/. */
const places = new Set([ONLINE_PAYMENTS, '/portfolio/communication-choices', '/bank/vitality-money', '/sign-in']);

const titleOf = (path: string): string => {
  const words = querystring.unescape(path.split('/').filter(Boolean).at(-1) ?? 'portal').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A page of the sandbox; `body` is HTML. Style and script are files, so that a strict policy can apply. */
export const layOut = (title: string, body: string, script?: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">${script === undefined ? '' : `\n<script type="module" src="${script}"></script>`}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** A page with status 400 that says what was not understood. @throws the cause, if it is anything else */
export const refuse = (cause: unknown): SandboxResponse => {
  if (!(cause instanceof Misunderstood)) throw cause;
  const body = `<h1>The sandbox did not understand</h1>
<p>${escapeHtml(cause.message)}</p>
<p><a href="/">Back to the portfolio</a> <a href="/sandbox">The sandbox</a></p>`;
  return html(layOut('The sandbox did not understand', body), 400);
};

const HERE = 'http://sandbox.invalid';

/** The address to return to after signing in: on this host, without faults, with the limit of the session before. */
export const wayBack = (returnUrl: string, limit?: string): string => {
  const { pathname, searchParams, hash } = new URL(returnUrl, HERE);
  searchParams.set('fail', '');
  if (limit !== undefined) searchParams.set('session', limit);
  // Two slashes at the start would be another host.
  return `/${pathname.replace(/^[\\/]+/, '')}?${searchParams}${hash}`;
};

/** The page for an area outside this product, with a link back if there is a `returnUrl`; else `undefined`. */
export const placeAt = (path: string, returnUrl = '', limit?: string): string | undefined => {
  const back = returnUrl && URL.canParse(returnUrl, HERE) ? wayBack(returnUrl, limit) : '';
  if (!places.has(path) && !path.startsWith('/portal/')) return undefined;
  const title = titleOf(path);
  return layOut(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>This area belongs to the portal (sandbox).</p>
<p><code>${escapeHtml(path)}</code></p>
${back && `<p><a href="${escapeHtml(back)}">Sign in and go back</a></p>`}
<p><a href="/">Back to the portfolio</a> <a href="/sandbox">The sandbox</a></p>`,
  );
};

export const SIGN_OUT_PATH = '/portal/sign-out';

/** The field of the form with the forgery token. */
const TOKEN_FIELD = '_csrf';

/** Where signing out leads nowhere: the page stays as it then is. */
const LEADS_NOWHERE = `${SIGN_OUT_PATH}/nowhere`;

export const isSignOutPath = (path: string): boolean => path === SIGN_OUT_PATH || path === LEADS_NOWHERE;

const signedOutPage = ({ limit }: SandboxSession) =>
  html(
    layOut(
      'Signed out',
      `<h1>Signed out</h1>
<p>You have left the portal (sandbox).</p>
<p><a href="/?session=${limit?.seconds ?? ''}">Sign in again</a> <a href="/sandbox">The sandbox</a></p>`,
    ),
  );

/** Signs out: by a link, or by a form with the token of the cookie. */
export const signOut = ({ method, path, body }: SandboxRequest, session: SandboxSession): Handled => {
  if (method === 'POST' && fieldOf(body, TOKEN_FIELD) !== session.xsrfToken)
    return { response: refuse(new Misunderstood(`The field ${TOKEN_FIELD} is missing or does not match.`)), session };
  const response = path === LEADS_NOWHERE ? { status: 204, headers: {}, body: '' } : signedOutPage(session);
  return { response, session: { ...startSession(session.member), limit: session.limit, isSignedOut: true } };
};
