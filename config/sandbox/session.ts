import type { EndpointName } from '../../src/contract/endpoints';
import type { Fault } from './faults';

/** A request as the sandbox sees it; header names in lower case, `body` already parsed (`undefined` for none). */
export interface SandboxRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * An answer, and what stands in its way: `fault` "drop" breaks the connection, "hang" never answers; `delayMs` passes
 * before the first byte; a `slow` body trickles in, of a `cut` one the connection brings only the first half.
 */
export interface SandboxResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly fault?: 'drop' | 'hang';
  /** Milliseconds. */
  readonly delayMs?: number;
  readonly slow?: true;
  readonly cut?: true;
}

/** A call that a visit made, in the order of arrival; `status` is what the sandbox answered (0 where nothing came). */
export interface CallMade {
  readonly call: EndpointName | 'fragment';
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
}

/** Something the portal changed: which call, with what. */
export interface UpdateSent {
  readonly call: EndpointName;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What left the house in one visit, oldest first; each list keeps its latest 500. */
export interface Sent {
  /** Bodies of `analyticsEvent`. */
  readonly analytics: readonly unknown[];
  /** Bodies of `errorLog`. */
  readonly logs: readonly unknown[];
  readonly updates: readonly UpdateSent[];
  readonly calls: readonly CallMade[];
}

/** All that the sandbox remembers of one visit; plain data, never changed in place. */
export interface SandboxSession {
  /** The persona's name. */
  readonly member: string;
  /** Names the visit to the portal, as the privacy statement's session id does. */
  readonly visit: string;
  /** The value of the XSRF-TOKEN cookie, which every write must bring along. */
  readonly xsrfToken: string;
  readonly faults: readonly Fault[];
  /** Milliseconds before every answer. */
  readonly delayMs: number;
  /** The last consent status that was sent, if any. */
  readonly consentStatus: string | undefined;
  readonly privacyAccepted: boolean;
  /** Onboarding events of this visit, beside those on record. */
  readonly onboardingEvents: number;
  readonly onboardingDeactivated: boolean;
  /** Preferences changed in this visit: product name and whether it is subscribed. */
  readonly subscriptions: readonly (readonly [product: string, isSubscribed: boolean])[];
  readonly sent: Sent;
}

/** What names a new visit; fixed values unless given, so that a test sees the same every time. */
export interface VisitNames {
  readonly visit: string;
  readonly xsrfToken: string;
}

const fixedNames: VisitNames = { visit: 'sandbox-visit', xsrfToken: 'sandbox-xsrf-token' };

const nothingSent: Sent = { analytics: [], logs: [], updates: [], calls: [] };

/** A new visit of the persona of that name, with no fault and no delay. */
export const startSession = (member: string, names: VisitNames = fixedNames): SandboxSession => ({
  member,
  visit: names.visit,
  xsrfToken: names.xsrfToken,
  faults: [],
  delayMs: 0,
  consentStatus: undefined,
  privacyAccepted: false,
  onboardingEvents: 0,
  onboardingDeactivated: false,
  subscriptions: [],
  sent: nothingSent,
});

const KEPT = 500;

/** The session with one more entry in one of the lists of what was sent. */
export const remember = <List extends keyof Sent>(
  session: SandboxSession,
  list: List,
  entry: Sent[List][number],
): SandboxSession => ({
  ...session,
  sent: { ...session.sent, [list]: [...session.sent[list], entry].slice(-KEPT) },
});
