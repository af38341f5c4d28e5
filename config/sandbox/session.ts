import type { EndpointName } from '../../src/contract/endpoints';
import { Misunderstood } from './answer';
import type { Faults, FaultTarget } from './faults';
import type { Member } from './members/typical';

/** A request as the sandbox sees it: header names in lower case, the path without the query, the body parsed. */
export interface SandboxRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** When it came, in milliseconds since 1970; only a session with a limit needs it. */
  readonly at?: number;
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
  readonly delayMs?: number;
  readonly slow?: true;
  readonly cut?: true;
}

/** What was sent in one visit, oldest first; each list keeps its latest 500. */
export interface Sent {
  readonly analytics: readonly unknown[];
  readonly logs: readonly unknown[];
  readonly updates: readonly {
    readonly call: EndpointName;
    readonly query: Readonly<Record<string, string>>;
    readonly body: unknown;
  }[];
  /** Every call; `status` is what the sandbox answered, 0 for no answer. */
  readonly calls: readonly {
    readonly call: FaultTarget;
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string>>;
    readonly status: number;
  }[];
}

/** Everything that the sandbox remembers of one visit; plain immutable data. */
export interface SandboxSession {
  /** The persona's name. */
  readonly member: string;
  /** What identifies the visit to the portal. */
  readonly visit: string;
  /** The value of the XSRF-TOKEN cookie, which every write must send. */
  readonly xsrfToken: string;
  readonly faults: Faults;
  /** Milliseconds before every answer. */
  readonly delayMs: number;
  /** What the portal answers otherwise than before the visit. */
  readonly changes: Partial<Member>;
  /** The session ends when it has not been used for so many seconds; `usedAt` is in milliseconds since 1970. */
  readonly limit: { readonly seconds: number; readonly usedAt: number } | undefined;
  readonly isSignedOut: boolean;
  readonly sent: Sent;
}

/** What a request has come to: its answer, and the session, with what the call changed in it. */
export interface Handled {
  readonly response: SandboxResponse;
  readonly session: SandboxSession;
}

/** A new visit of the persona of that name; its own names are fixed by default, so that a test sees the same every time. */
export const startSession = (
  member: string,
  names = { visit: 'sandbox-visit', xsrfToken: 'sandbox-xsrf-token' },
): SandboxSession => ({
  member,
  ...names,
  faults: {},
  delayMs: 0,
  changes: {},
  limit: undefined,
  isSignedOut: false,
  sent: { analytics: [], logs: [], updates: [], calls: [] },
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

/** The header in which each answer says for how many seconds its session lasts. */
export const LIFETIME_HEADER = 'X-Session-Expires-In';

/** Whether nobody is signed in: the member has signed out, or has not used a session with a limit for so long. */
export const isOver = ({ isSignedOut, limit }: SandboxSession, at = 0): boolean =>
  isSignedOut || (limit !== undefined && at >= limit.usedAt + limit.seconds * 1_000);

/** A session that was used, and the answer that says for how long it lasts; both unchanged if it has no limit. */
export const prolonged = ({ response, session }: Handled, at = 0): Handled => {
  if (session.limit === undefined || response.status >= 400) return { response, session };
  const { seconds } = session.limit;
  return {
    response: { ...response, headers: { ...response.headers, [LIFETIME_HEADER.toLowerCase()]: String(seconds) } },
    session: { ...session, limit: { seconds, usedAt: at } },
  };
};

/** Reads the seconds of `?session=`; blank means no limit. @throws Misunderstood for another text */
export const readLimit = (text: string): number | undefined => {
  if (text === '') return undefined;
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (seconds >= 10) return seconds;
  throw new Misunderstood(`The session "${text}" is not a number of seconds from 10 to 99999.`);
};

/** The same session with this limit, used now. */
export const withLimit = (session: SandboxSession, seconds: number | undefined, at: number): SandboxSession => ({
  ...session,
  isSignedOut: false,
  limit: seconds === undefined ? undefined : { seconds, usedAt: at },
});
