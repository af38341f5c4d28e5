import { fieldOf, html, Misunderstood } from './answer';
import type { Handled } from './index';
import { layOut, refuse } from './places';
import { type SandboxRequest, type SandboxSession, startSession } from './session';

/** Where members sign out. */
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
