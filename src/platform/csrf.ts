/** The cookie that holds the forgery token (rule `call.forgery`). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
const UNSENDABLE = /[^\t\u0020-\u007e\u0080-\u00ff]/;

/** What the forgery token depends on: the call, and the base address of the page that makes it. */
export interface OutgoingCall {
  readonly method: string;
  /** As the code wrote it, before the browser resolves it. */
  readonly address: string;
  readonly page: string;
  /** Reads `document.cookie`: the browser asks another process for it, so it is only read for a call that needs it. */
  readonly cookies: () => string;
}

/** The decoded value of a cookie; undecoded if its escapes are malformed; `undefined` if there is no such cookie. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const pairs = cookies.split(';').map((pair) => pair.split(/=(.*)/s, 2).map((part) => part.trim()));
  // A cookie may have no name, and a value alone.
  const value = pairs.find(([key, after]) => key === name && after !== undefined)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Whether an address leads to the page's own origin. */
export const isOurOrigin = (address: string, page: string): boolean => {
  if (!URL.canParse(address, page)) return false;
  const { origin } = new URL(page);
  return origin !== 'null' && new URL(address, page).origin === origin;
};

/** Whether an address leads to the page's own origin, and is relative: on any other page it would lead to that one's. */
export const isOurRelativeAddress = (address: string, page: string): boolean =>
  isOurOrigin(address, page) && isOurOrigin(address, 'ws://elsewhere.invalid');

/**
 * The headers of a call with the forgery token added: only for calls other than GET and HEAD, to a relative address of
 * our own origin, while the cookie XSRF-TOKEN exists (rule `call.forgery`).
 */
export const withXsrfToken = (
  headers: Readonly<Record<string, string>>,
  call: OutgoingCall,
): Record<string, string> => {
  if (/^(get|head)$/i.test(call.method) || !isOurRelativeAddress(call.address, call.page)) return { ...headers };
  const token = readCookie(call.cookies(), XSRF_COOKIE);
  return token && !UNSENDABLE.test(token) ? { ...headers, 'X-XSRF-TOKEN': token } : { ...headers };
};
