import type { GenericSchema } from 'valibot';

/** How a call is sent. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the portal. `path` starts with the name of its service's base path in braces and can be replaced in the
 * runtime configuration. The type of the answer comes from `schema`.
 */
export interface Endpoint<Answer, Name extends string = string> {
  readonly name: Name;
  readonly method: Method;
  readonly path: string;
  readonly schema: GenericSchema<unknown, Answer>;
  /** The platform adds the member's access token to the body, so that it never gets into an action or the state. */
  readonly sendsAccessToken?: true | undefined;
  /** Any 2xx counts as success: the body is not read and need not be JSON. */
  readonly ignoresBody?: true;
  /** But for a page, such as a gateway's sign-in page: nothing has been stored then (rule `session.refusal`). */
  readonly refusesPages?: true;
  /** We were given its whole path, so `portfolioPrefix` does not replace its base. */
  readonly hasKnownBase?: true | undefined;
  /** It changes something at the portal, so it is never sent again automatically (rule `call.retry`). */
  readonly changes?: true;
  /** The member is not told if it fails. */
  readonly failsSilently?: true;
  /** Needs a session: a 401 to this call means that there is none any more (rule `session.end`). */
  readonly provesSession?: true;
  /** Queued behind the other calls when the browser limits how many it sends at once. */
  readonly priority?: 'low' | undefined;
}

type Unnamed<Answer> = Omit<Endpoint<Answer>, 'name'>;

type Traits = Partial<Omit<Endpoint<unknown>, 'name' | 'method' | 'path' | 'schema'>>;

const by =
  (method: Method) =>
  <Answer>(path: string, schema: GenericSchema<unknown, Answer>, traits: Traits = {}): Unnamed<Answer> => ({
    method,
    path,
    schema,
    ...traits,
  });

/** A GET. */
export const get = by('GET');

/** A POST. */
export const post = by('POST');

/** Gives each call the name that it has in the table. */
export const named = <Calls extends Readonly<Record<string, Unnamed<unknown>>>>(calls: Calls) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, name }])) as {
    readonly [Name in keyof Calls & string]: Calls[Name] extends Unnamed<infer Answer> ? Endpoint<Answer, Name> : never;
  };
