import type { Persona } from './members/personas';
import type { SandboxRequest, SandboxResponse, SandboxSession } from './session';

/** What a route receives. */
export interface Visit {
  readonly request: SandboxRequest;
  readonly session: SandboxSession;
  readonly member: Persona['member'];
}

/** What a route returns: its answer, and the session if the call changed it. */
export interface Answer {
  readonly response: SandboxResponse;
  readonly session?: SandboxSession;
}

/** Answers one call. */
export type Route = (visit: Visit) => Answer;

const noStore = { 'cache-control': 'no-store' } as const;

/** A JSON answer. */
export const json = (value: unknown, status = 200): SandboxResponse => ({
  status,
  headers: { ...noStore, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

const policy =
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** An HTML answer, in which nothing runs but the sandbox's own scripts. */
export const html = (body: string, status = 200): SandboxResponse => ({
  status,
  headers: {
    ...noStore,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  },
  body,
});

/** An answer that sends the browser elsewhere. */
export const redirect = (location: string, status: 302 | 303 = 302): SandboxResponse => ({
  status,
  headers: { ...noStore, location },
  body: '',
});

/** A route that answers with the member's data. */
export const tell =
  (read: (visit: Visit) => unknown): Route =>
  (visit) => ({ response: json(read(visit)) });

/** Escapes a text for HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The field of a body that is an object, else `undefined`. */
export const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, field)
    ? (body as Readonly<Record<string, unknown>>)[field]
    : undefined;

const LARGEST_KEPT = 65_536;

/** The body as a session keeps it: a note for one that is larger than 64 KB or too deep to be serialised again. */
export const bodyToKeep = ({ body }: SandboxRequest): unknown => {
  try {
    return (JSON.stringify(body) ?? '').length > LARGEST_KEPT ? '(too large to keep)' : body;
  } catch {
    return '(too deep to keep)';
  }
};
