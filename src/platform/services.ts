import type { AnalyticsEvent } from '../contract/analytics';
import type { Endpoint } from '../contract/endpoints';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';

/** The key under which redux-saga looks for a promise's abort function; its own constant is typed as a mere string. */
export const CANCEL = '@@redux-saga/CANCEL_PROMISE';

/** What a call that outlasts its time is told (spec section 8). */
export const TIMED_OUT = 'A service failed to respond in time.';

/** A promise whose call redux-saga aborts when a race is lost or the saga is cancelled. */
export type CancellablePromise<T> = Promise<T> & { [CANCEL](): void };

/** Why a call came to nothing: an answer outside 200 to 299, no answer at all, or an answer that is not JSON. */
export type RequestFault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'network' }
  | { readonly kind: 'unreadable' };

/** What `Http` rejects with. Its message names method and address without the query, and never a body. */
export type RequestError = Error & RequestFault;

/** What a call takes along. */
export interface SendOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. Ignored where the endpoint sends the access token, and where `parts` are given. */
  readonly body?: unknown;
  /** Sent as multipart. */
  readonly parts?: FormData;
  /** The call outlives the page, and its answer is not read: the promise resolves to undefined on any 2xx. */
  readonly keepalive?: true;
}

/** The portal's services, by the client conventions of spec section 7. */
export interface Http {
  /** Resolves to the unparsed JSON, `undefined` for an empty body; rejects with a RequestError. */
  send(endpoint: Endpoint<unknown>, options?: SendOptions): CancellablePromise<unknown>;
  /** GET of a content address that has its prefix already, read as text; rejects with a RequestError. */
  fragment(address: string): CancellablePromise<string>;
}

/** Texts that outlive the visit. Neither throws: a forbidden or full storage reads as empty and refuses to write. */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  /** Whether the value was kept. */
  write(key: string, value: string): boolean;
}

/** An address within the application: `/portfolio`, `?a=b`, `#c`. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where to go: an address, or the parts of one. */
export type Destination = string | Partial<Place>;

/** Asked before each navigation; false cancels it. */
export type RouteGuard = (to: Place) => boolean;

/** The address bar and the history, behind a hash or in the path. */
export interface Navigation {
  /** Where the member is; a navigation that a guard refused leaves it as it was. */
  location(): Place;
  /** Tells of each change of place, by push, replace, back, forward or by hand. Returns the unsubscription. */
  subscribe(listener: (place: Place) => void): () => void;
  push(to: Destination): void;
  replace(to: Destination): void;
  /** Moves through the history by `delta` entries. */
  go(delta: number): void;
  /** Loads the page anew, where the member is. */
  reload(): void;
  /** What an `href` has to say to lead to an address of the application. */
  href(to: Destination): string;
  /** Returns the removal of the guard. */
  addGuard(guard: RouteGuard): () => void;
  /** Takes the top window to an address of the portal or of its sign-in page; any other address is refused. */
  leaveFor(address: string): void;
}

/** Where the page was loaded from. */
export interface Page {
  /** As in the address bar, without the port. */
  readonly host: string;
  readonly origin: string;
  /** What stands before a screen's address: path and query where that is behind the hash, nothing where it is the path. */
  readonly path: string;
}

/** Whether somebody is signed in, as the answers tell. */
export interface SessionWatch {
  /** Resolves at the first answer with status 401, to whichever call. */
  ended(): Promise<void>;
}

/** The member's clipboard. */
export interface Clipboard {
  /** Whether the text was taken; false where the browser forbids it. Never rejects. */
  write(text: string): Promise<boolean>;
}

/** The time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Writes one message; of `cause` only the message leaves the browser. Returns the reference under which the record can
 * be found, which a member can be shown.
 */
export type LogMethod = (message: string, cause?: unknown) => string;

/** The levels of spec section 9, each to the console and to the server from its configured threshold on. */
export interface Logger {
  trace: LogMethod;
  debug: LogMethod;
  info: LogMethod;
  log: LogMethod;
  warn: LogMethod;
  error: LogMethod;
  fatal: LogMethod;
}

/** Usage events. `send` neither throws nor delays anything, and survives leaving the page. */
export interface Analytics {
  send(event: AnalyticsEvent): void;
}

/** The outside world, as sagas get it. */
export interface Services {
  readonly http: Http;
  readonly storage: KeyValueStorage;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly log: Logger;
  readonly analytics: Analytics;
  readonly page: Page;
  readonly session: SessionWatch;
  readonly clipboard: Clipboard;
  readonly configuration: RuntimeConfiguration;
  /** Milliseconds until a call counts as timed out, here. */
  readonly timeoutMs: number;
}
