import type { Path } from 'react-router-dom';

/** Where redux-saga looks for a promise's abort function; its own constant is typed only as a string. */
export const CANCEL = '@@redux-saga/CANCEL_PROMISE';

/** The message of a call that timed out (rule `call.timeout`). */
export const TIMED_OUT = 'A service failed to respond in time.';

/** A promise whose call redux-saga aborts when a race is lost or the saga is cancelled. */
export type CancellablePromise<T> = Promise<T> & { [CANCEL](): void };

/** What the services use of the browser's window; tests put another one in its place. */
export type PortalWindow = Pick<
  Window & typeof globalThis,
  | 'addEventListener'
  | 'BroadcastChannel'
  | 'console'
  | 'document'
  | 'earlyRequests'
  | 'fetch'
  | 'history'
  | 'localStorage'
  | 'location'
  | 'navigator'
  | 'publicPath'
  | 'removeEventListener'
  | 'ResizeObserver'
  | 'scrollTo'
  | 'scrollY'
  | 'sessionStorage'
  | 'top'
>;

/** Options of a call. */
export interface SendOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. Ignored if the endpoint sends the access token or `parts` are given. */
  readonly body?: unknown;
  /** Sent as multipart. */
  readonly parts?: FormData;
  /** The call outlives the page, and its answer is not read: the promise resolves to undefined on any 2xx. */
  readonly keepalive?: true;
  /** Sent even though the page's session is lost, to ask whether somebody has signed in again. */
  readonly afterLoss?: true;
}

/** What came as an answer, and its language (BCP 47) if it says so. */
export interface Answered<Body = unknown> {
  readonly body: Body;
  readonly language: string | undefined;
}

/** An address within the application: `/portfolio`, `?a=b`, `#c`. */
export type Place = Readonly<Path>;

/** Where the page was loaded from. */
export interface Page {
  /** Without the port. */
  readonly host: string;
  readonly origin: string;
  /** The path below which the page and its files are, with a slash at both ends; the root if left out. */
  readonly publicPath?: string;
  /** The part before a screen's address: path and query if screens are in the hash, empty if they are in the path. */
  readonly path: string;
}

/** How a page loses its session: nobody is signed in any more, somebody else is, or the member has signed out. */
export type SessionLoss = 'ended' | 'changed' | 'signedOut' | 'signedOutElsewhere';

/** The time, in milliseconds since 1970. */
export type Clock = Pick<typeof Date, 'now'>;
