// The inline script of the page contains this file (config/webpack/page.ts), so that it imports only what is in it too.
import type { Endpoint } from '../contract/endpoint';
import { type OutgoingCall, withXsrfToken } from './csrf';

/** What a call is sent with. */
export type RequestForm = RequestInit & { readonly method: string };

/** The body of a call that needs the member's access token; empty if there is none. */
export const accessTokenBody = (accessToken: string | null | undefined): string =>
  JSON.stringify({ accessToken: accessToken ?? '' });

/** How a call is sent (rule `texts.asked`): the application takes a call of the page over only if it is the same. */
export const requestForm = (
  { method, priority }: Pick<Endpoint<unknown>, 'method' | 'priority'>,
  body: BodyInit | undefined,
  language: string,
  call: Omit<OutgoingCall, 'method'>,
): RequestForm => {
  const json = 'application/json';
  return {
    method,
    headers: withXsrfToken(
      // For a multipart body the browser sets the content type, because only it knows the boundary.
      { Accept: json, 'Accept-Language': language, ...(body instanceof FormData ? {} : { 'Content-Type': json }) },
      { method, ...call },
    ),
    ...(body === undefined ? {} : { body }),
    // A cached answer is neither an answer to "Refresh" nor a proof of the session.
    cache: 'no-store',
    // A redirect leads to a page to sign in (rule `session.refusal`), and would take the forgery token and the member's
    // data along.
    redirect: 'manual',
    ...(priority ? { priority } : {}),
  };
};
