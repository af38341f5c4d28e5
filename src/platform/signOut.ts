import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { safeAddress } from './address';
import { isOurOrigin, readCookie, XSRF_COOKIE } from './csrf';
import type { PortalWindow } from './services';

type SignOutWindow = Pick<PortalWindow, 'document'> & { readonly location: Pick<Location, 'href'> };

// A foreign origin must not get the token.
const addToken = (form: HTMLFormElement, { document }: SignOutWindow, name: string, cookies: string): void => {
  const token = isOurOrigin(form.action, document.baseURI) ? readCookie(cookies, XSRF_COOKIE) : undefined;
  if (token === undefined) return;
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name, value: token });
  form.append(field);
};

/**
 * Leaves the page for the configured sign-out: by a link, or by a form with the forgery token (rule `session.form`).
 * @param cookies as `document.cookie` gives them, now
 */
export const leaveToSignOut = (
  window: SignOutWindow,
  { signOutUrl, signOutMethod, tokenField }: RuntimeConfiguration['session'],
  cookies: string,
): void => {
  const address = safeAddress(signOutUrl);
  if (address === undefined) return;
  if (signOutMethod === 'get') {
    window.location.href = address;
    return;
  }
  const form = window.document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  addToken(form, window, tokenField, cookies);
  window.document.body.append(form);
  form.submit();
};
