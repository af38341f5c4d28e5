import type { Member } from './members/typical';
import type { Handled, SandboxRequest, SandboxResponse, SandboxSession } from './session';

/** What a route receives. */
export interface Visit {
  readonly request: SandboxRequest;
  readonly session: SandboxSession;
  readonly member: Member;
}

export type Route = (visit: Visit) => Handled;

/** What somebody has chosen that does not exist, in a sentence for whoever typed it. */
export class Misunderstood extends Error {}

const noStore = { 'cache-control': 'no-store' } as const;

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

export const redirect = (location: string): SandboxResponse => ({
  status: 302,
  headers: { ...noStore, location },
  body: '',
});

/** Whether a method asks and changes nothing. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Escapes a text for HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The entry of a table by a name that somebody sent; `undefined` for what every object inherits. */
export const own = <Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The field of a body that is an object, else `undefined`. */
export const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null ? own(body as Readonly<Record<string, unknown>>, field) : undefined;

/** The body of a request that claims to be JSON and is not. */
export const NOT_JSON = Symbol('not JSON');

const readBody = (text: string, contentType: string): unknown => {
  if (text === '') return undefined;
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return readQuery(text);
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(contentType)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
};

/** A query, or the fields of a form; if a name is repeated, the last value counts. */
export const readQuery = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(search));

/** A request that comes now; the body's text is read by its content type. */
export const readRequest = (
  method: string,
  path: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
  text: string,
): SandboxRequest => ({
  method,
  path,
  query,
  headers,
  body: readBody(text, headers['content-type'] ?? ''),
  at: Date.now(),
});
