import type { AnalyticsEvent, PageMeasured } from '../contract/analytics';
import type { Endpoint } from '../contract/endpoint';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';

/** The key under which redux-saga looks for a promise's abort function; its own constant is typed only as a string. */
export const CANCEL = '@@redux-saga/CANCEL_PROMISE';

/** The message of a call that timed out (rule `call.timeout`). */
export const TIMED_OUT = 'A service failed to respond in time.';

/** A promise whose call redux-saga aborts when a race is lost or the saga is cancelled. */
export type CancellablePromise<T> = Promise<T> & { [CANCEL](): void };

/** Stops what a subscription does. */
type Unsubscribe = () => void;

/** Why a call failed: an answer outside 200 to 299, no answer at all, an answer that is not JSON, or one from elsewhere. */
export type RequestFault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'network' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'redirected' };

/** What `Http` rejects with. Its message names method and address without the query, and never a body. */
export type RequestError = Error & RequestFault;

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

/** A fragment's text, and its language (BCP 47) if its answer says so. */
export interface FragmentText {
  readonly html: string;
  readonly language?: string | undefined;
}

/**
 * The portal's services (rules `call.json`, `call.forgery`). Once the page's session is lost, nothing more is sent, and
 * calls in progress never settle: their answers may belong to another member. While the session is in doubt, changes
 * wait.
 */
export interface Http {
  /** Resolves to the unparsed JSON, `undefined` for an empty body; rejects with a RequestError. */
  send(endpoint: Endpoint<unknown>, options?: SendOptions): CancellablePromise<unknown>;
  /**
   * When the page sent the call that `send` would take over, in milliseconds since 1970; `undefined` if the page
   * started none, or its answer has arrived.
   */
  leftAt(endpoint: Endpoint<unknown>, options?: SendOptions): number | undefined;
  /** Aborts the calls that the page started and nobody has taken over. */
  giveUpEarlyCalls(): void;
  /** Resolves once each change that is under way has been answered or has failed. */
  changesSettled(): Promise<void>;
  /** GET of a content address that has its prefix already; rejects with a RequestError. */
  fragment(address: string): CancellablePromise<FragmentText>;
}

/** Stored texts. No method throws: a forbidden or full storage reads as empty and refuses to write. */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  /** Returns whether the value was stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
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

/** The address bar and the history, in the hash or in the path. */
export interface Navigation {
  /** Where the member is; a navigation that a guard refused leaves it as it was. */
  location(): Place;
  /** Called for each change of place: push, replace, back, forward or a typed address. */
  subscribe(listener: (place: Place) => void): Unsubscribe;
  push(to: Destination): void;
  replace(to: Destination): void;
  /** Moves through the history by `delta` entries. */
  go(delta: number): void;
  reload(): void;
  /** The `href` for an address of the application. */
  href(to: Destination): string;
  /** The number of the current history entry: unique to it, and the same when the member comes back. */
  entry(): number;
  /** Returns a function that removes the guard. */
  addGuard(guard: RouteGuard): () => void;
  /** Navigates the top window to an address of the portal or of its sign-in page; any other address is rejected. */
  leaveFor(address: string): void;
}

/** Where the page was loaded from. */
export interface Page {
  /** As in the address bar, without the port. */
  readonly host: string;
  readonly origin: string;
  /** The path below which the page and its files are, with a slash at both ends; the root if left out. */
  readonly publicPath?: string;
  /** The part before a screen's address: path and query if screens are in the hash, empty if they are in the path. */
  readonly path: string;
}

/**
 * How a page loses the session it was opened in: nobody is signed in any more, somebody else is, or the member has
 * signed out, in this tab or in another one.
 */
export type SessionLoss = 'ended' | 'changed' | 'signedOut' | 'signedOutElsewhere';

/** Watches whether the session that the page was opened in is still active. */
export interface SessionWatch {
  /** Resolves when the session is lost. */
  lost(): Promise<SessionLoss>;
  /** Resolves at the next 401 that does not prove the loss: there is doubt until {@link trust} or the loss. */
  doubted(): Promise<void>;
  /** Ends the doubt: the changes that waited are sent. */
  trust(): void;
  /** Checks now whether the session is still the same, as far as possible without a call. */
  look(): void;
  /** Calls the listener with the headers of the latest answer in which the session was served, and of each after it. */
  subscribeServed(listener: (headers: Headers) => void): void;
  /** Gives the session up, although no answer has said that it is over: from then on nothing is sent. */
  giveUp(how: SessionLoss): void;
  /** Leaves the page for the configured sign-out; rejects if its script cannot be loaded. */
  signOut(): Promise<void>;
  /** Removes the session's access token from the browser's storage. */
  forget(): void;
  /** Identifies the session, as far as the configuration says how; must not be shown or logged. */
  identity(): string;
}

/** Whether the page is in the foreground. */
export interface PageFront {
  /** Called each time the page comes to the front, also from the back/forward cache. */
  subscribe(listener: () => void): Unsubscribe;
  /** Called each time the browser restores the page from its back/forward cache. */
  subscribeReturn(listener: () => void): Unsubscribe;
}

/** Whether the browser has a connection. */
export interface Connection {
  isOnline(): boolean;
  /**
   * Whether the connection was lost while the page was open, and is not back. A browser that says from the start that
   * it has none may be wrong: the page has come.
   */
  wasLost(): boolean;
  /** How often the connection has come back since the page was opened. */
  returns(): number;
  /** Called each time the connection is lost or comes back. */
  subscribe(listener: (isOnline: boolean) => void): Unsubscribe;
}

/** How far the page is scrolled, in CSS pixels from the top. */
export interface Viewport {
  /** Whole pixels. */
  scrolled(): number;
  /** Scrolls back, and again as the page grows, for a few seconds; not if the member has scrolled by themselves. */
  scrollBack(to: number): void;
  /** Scrolls to the top, whatever the member has done; a page that is reloaded then starts there as well. */
  toTop(): void;
  /** Called when the page is left or goes to the background, early enough to store something. */
  subscribeLeaving(listener: () => void): Unsubscribe;
}

/** The member's clipboard. */
export interface Clipboard {
  /** Whether there is one at all; browsers have none outside secure contexts. */
  isAvailable(): boolean;
  /** Resolves to whether the text was copied; false if the browser forbids it. Never rejects. */
  write(text: string): Promise<boolean>;
}

/** The other tabs of this browser in which the same session is signed in. */
export interface Tabs {
  /** Sends a topic to them; never throws. A topic contains no personal data. */
  tell(topic: string): void;
  /** Called with each topic that they send. */
  subscribe(listener: (topic: string) => void): Unsubscribe;
}

/** The member's interaction with the page. */
export interface Interaction {
  /** Called when a press begins or ends anywhere on the page. */
  subscribe(listener: () => void): Unsubscribe;
  /** Called when the member scrolls, presses or types anywhere on the page. */
  subscribeToUse(listener: () => void): Unsubscribe;
}

/** The time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Writes one message; only the message of `cause` leaves the browser. Returns the reference of the record. */
export type LogMethod = (message: string, cause?: unknown) => string;

/** The levels (rule `log.levels`), written to the console and to the server, each from its threshold upwards. */
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
  send(event: AnalyticsEvent | PageMeasured): void;
}

/** The outside world, as sagas get it. */
export interface Services {
  readonly http: Http;
  readonly storage: KeyValueStorage;
  /** Storage that ends with the tab. */
  readonly tabStorage: KeyValueStorage;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly log: Logger;
  readonly analytics: Analytics;
  readonly page: Page;
  readonly session: SessionWatch;
  readonly front: PageFront;
  readonly connection: Connection;
  readonly viewport: Viewport;
  readonly clipboard: Clipboard;
  readonly interaction: Interaction;
  readonly tabs: Tabs;
  /** Keeps the language that the member chose on this device, for the pages from then on. */
  readonly keepLanguage: (language: string) => void;
  readonly configuration: RuntimeConfiguration;
  /** Milliseconds until a call counts as timed out on this host. */
  readonly timeoutMs: number;
}
