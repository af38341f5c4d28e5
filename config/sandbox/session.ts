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
 * An answer, and what goes wrong with it: `fault` "drop" breaks the connection, "hang" never answers; `delayMs` passes
 * before the first byte; a `slow` body arrives in pieces, and only the first half of a `cut` one.
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

/** A call made in a visit, in the order of arrival; `status` is what the sandbox answered (0 for no answer). */
export interface CallMade {
  readonly call: EndpointName | 'fragment';
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
}

/** A change that the portal made: which call, with what body. */
export interface UpdateSent {
  readonly call: EndpointName;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What was sent in one visit, oldest first; each list keeps its latest 500. */
export interface Sent {
  /** Bodies of `analyticsEvent`. */
  readonly analytics: readonly unknown[];
  /** Bodies of `errorLog`. */
  readonly logs: readonly unknown[];
  readonly updates: readonly UpdateSent[];
  readonly calls: readonly CallMade[];
}

/** Everything that the sandbox remembers of one visit; plain immutable data. */
export interface SandboxSession {
  /** The persona's name. */
  readonly member: string;
  /** The visit's name for the portal, like the privacy statement's session id. */
  readonly visit: string;
  /** The value of the XSRF-TOKEN cookie, which every write must send. */
  readonly xsrfToken: string;
  readonly faults: readonly Fault[];
  /** Milliseconds before every answer. */
  readonly delayMs: number;
  /** The last consent status that was sent, if any. */
  readonly consentStatus: string | undefined;
  readonly privacyAccepted: boolean;
  /** Onboarding events of this visit, in addition to those on record. */
  readonly onboardingEvents: number;
  readonly onboardingDeactivated: boolean;
  /** Preferences changed in this visit: product name and whether it is subscribed. */
  readonly subscriptions: readonly (readonly [product: string, isSubscribed: boolean])[];
  readonly sent: Sent;
}

/** The names of a new visit; fixed by default, so that a test sees the same every time. */
export interface VisitNames {
  readonly visit: string;
  readonly xsrfToken: string;
}

const fixedNames: VisitNames = { visit: 'sandbox-visit', xsrfToken: 'sandbox-xsrf-token' };

const nothingSent: Sent = { analytics: [], logs: [], updates: [], calls: [] };

/** A new visit of the persona of that name, without faults and delay. */
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

/** The session with another entry in one of the lists of what was sent. */
export const remember = <List extends keyof Sent>(
  session: SandboxSession,
  list: List,
  entry: Sent[List][number],
): SandboxSession => ({
  ...session,
  sent: { ...session.sent, [list]: [...session.sent[list], entry].slice(-KEPT) },
});
