import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { safeAddress } from './address';
import { isOurOrigin, readCookie, XSRF_COOKIE } from './csrf';
import type { PortalWindow } from './services';

/** Leaves the page for the configured sign-out: by a link, or by a form with the forgery token (rule `session.form`). */
export const leaveToSignOut = (
  { document, location }: Pick<PortalWindow, 'document'> & { readonly location: Pick<Location, 'href'> },
  { signOutUrl, signOutMethod, tokenField }: RuntimeConfiguration['session'],
  cookies: string,
): void => {
  const address = safeAddress(signOutUrl);
  if (address === undefined) return;
  if (signOutMethod === 'get') {
    location.href = address;
    return;
  }
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, hidden: true });
  // A foreign origin must not get the token.
  const token = isOurOrigin(form.action, document.baseURI) ? readCookie(cookies, XSRF_COOKIE) : undefined;
  if (token !== undefined) {
    const field = document.createElement('input');
    form.append(Object.assign(field, { type: 'hidden', name: tokenField, value: token }));
  }
  document.body.append(form);
  form.submit();
};
