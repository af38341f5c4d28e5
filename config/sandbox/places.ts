import querystring from 'node:querystring';
import { ONLINE_PAYMENTS } from '../../src/contract/routes';
import { escapeHtml, html, Misunderstood } from './answer';
import type { SandboxResponse } from './session';

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
