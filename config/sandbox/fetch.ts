import { readBody, readQuery } from './body';
import {
  type FaultTarget,
  findPersona,
  handle,
  personas,
  readFaults,
  type SandboxResponse,
  type SandboxSession,
  type Sent,
  startSession,
} from './index';

/** The member, and what goes wrong from the start: faults in the notation of an address, delay in milliseconds. */
export interface SandboxFetchOptions {
  readonly member: string;
  readonly faults?: string;
  readonly delay?: number;
}

/** A `fetch` that the pure sandbox answers, with its own session. */
export interface SandboxFetch {
  readonly fetch: typeof fetch;
  /** What was sent so far. */
  sent(): Sent;
  session(): SandboxSession;
  /** Replaces the faults from now on, in the notation of an address; blank clears them. */
  setFaults(faults: string): void;
  /** Milliseconds before every answer from now on. */
  setDelay(delay: number): void;
  /** Holds back the answers of a call, computed from the present state, until the returned function is called. */
  hold(call: FaultTarget): () => void;
}

const PIECES = 10;
const PAUSE = 400;
const NO_BODY = new Set([204, 205, 304]);

const faultsOf = (text: string) => {
  const read = readFaults(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.value;
};

const bodyText = (body: RequestInit['body']): string => {
  if (body === undefined || body === null) return '';
  if (body instanceof FormData) {
    return JSON.stringify([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
  }
  return String(body);
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Rejects with the signal's reason once it is aborted; otherwise never settles. */
const abortOf = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted === true) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const trickle = (body: string, aborted: Promise<never>): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(body);
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      await Promise.race([pause(PAUSE), aborted]);
      controller.enqueue(bytes.subarray(sent, sent + size));
      sent += size;
      if (sent >= bytes.length) controller.close();
    },
  });
};

const cutOff = (body: string): ReadableStream<Uint8Array> => {
  const parts = [new TextEncoder().encode(body.slice(0, body.length / 2))];
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.error(new TypeError('network error'));
      else controller.enqueue(part);
    },
  });
};

const contentOf = ({ body, slow, cut }: SandboxResponse, aborted: Promise<never>): BodyInit => {
  if (cut === true) return cutOff(body);
  return slow === true ? trickle(body, aborted) : body;
};

const toResponse = (answer: SandboxResponse, aborted: Promise<never>): Response => {
  const { status, headers } = answer;
  const content = NO_BODY.has(status) ? null : contentOf(answer, aborted);
  return new Response(content, { status, headers });
};

const never = () => new Promise<never>(() => {});

/**
 * A `fetch` for tests that run in one process: the pure sandbox answers within microtasks. Time passes only through
 * `setTimeout`, so virtual clocks work. A dropped connection rejects with a TypeError as in a browser; a hanging call
 * settles only on abort. Writes need the header X-XSRF-TOKEN with `session().xsrfToken`.
 * @throws Error for an unknown member or fault, listing the known ones.
 */
export const sandboxFetch = ({ member, faults = '', delay = 0 }: SandboxFetchOptions): SandboxFetch => {
  if (findPersona(member) === undefined) {
    throw new Error(`Unknown member "${member}". Known members: ${personas.map(({ name }) => name).join(', ')}.`);
  }
  let session: SandboxSession = { ...startSession(member), faults: faultsOf(faults), delayMs: delay };
  const gates = new Map<FaultTarget, Promise<void>>();

  const ask = (address: URL, method: string, headers: Headers, text: string) => {
    const read = readBody(text, headers.get('content-type') ?? '');
    const request = {
      method,
      path: address.pathname,
      query: readQuery(address.search),
      headers: Object.fromEntries(headers),
      body: 'problem' in read ? text : read.body,
    };
    const before = session.sent.calls;
    const handled = handle(request, session);
    session = handled.session;
    const made = session.sent.calls === before ? undefined : session.sent.calls.at(-1)?.call;
    return { response: handled.response, gate: made === undefined ? undefined : gates.get(made) };
  };

  const answer: typeof fetch = async (input, init) => {
    const asked = input instanceof Request ? input : undefined;
    const signal = init?.signal ?? asked?.signal;
    if (signal?.aborted === true) throw signal.reason;
    const address = new URL(asked?.url ?? String(input), 'http://localhost/');
    const method = (init?.method ?? asked?.method ?? 'GET').toUpperCase();
    const text = asked !== undefined && init?.body === undefined ? await asked.text() : bodyText(init?.body);
    const { response, gate } = ask(address, method, new Headers(init?.headers ?? asked?.headers), text);
    const aborted = abortOf(signal);
    // Without this listener, an abort after the answer would count as an unhandled rejection.
    aborted.catch(() => undefined);
    if (gate !== undefined) await Promise.race([gate, aborted]);
    if (response.delayMs !== undefined) await Promise.race([pause(response.delayMs), aborted]);
    if (response.fault === 'hang') await Promise.race([never(), aborted]);
    if (response.fault === 'drop') throw new TypeError('Failed to fetch');
    return toResponse(response, aborted);
  };

  return {
    fetch: answer,
    sent: () => session.sent,
    session: () => session,
    setFaults: (text) => {
      session = { ...session, faults: faultsOf(text) };
    },
    setDelay: (delayMs) => {
      session = { ...session, delayMs };
    },
    hold: (call) => {
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      gates.set(call, gate);
      return () => {
        if (gates.get(call) === gate) gates.delete(call);
        release();
      };
    },
  };
};
