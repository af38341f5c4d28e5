import { readQuery, readRequest } from './answer';
import { knownMember } from './choice';
import { bodyOf, pause } from './deliver';
import { handle, readFaults, type SandboxSession, startSession } from './index';
import { withLimit } from './session';

const NO_BODY = new Set([204, 205, 304]);

/** Rejects with the signal's reason when it is aborted; otherwise never settles. */
const abortOf = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * A `fetch` for tests that run in one process: the sandbox answers within microtasks, with a session of its own. Time
 * passes only through `setTimeout`, so virtual clocks work. `faults` are in the notation of an address; after `seconds`
 * without a call the session ends. @throws Misunderstood
 */
export const sandboxFetch = ({
  member,
  faults = '',
  seconds,
}: {
  member: string;
  faults?: string;
  seconds?: number | undefined;
}) => {
  const start = { ...startSession(knownMember(member)), faults: readFaults(faults) };
  let session: SandboxSession = withLimit(start, seconds, Date.now());

  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { signal, method = 'GET', body } = init;
    if (signal?.aborted === true) throw signal.reason;
    const { pathname, search } = new URL(String(input), 'http://localhost/');
    const headers = Object.fromEntries(new Headers(init.headers));
    const text = String(body ?? '');
    const handled = handle(readRequest(method.toUpperCase(), pathname, readQuery(search), headers, text), session);
    const { response } = handled;
    session = handled.session;
    const aborted = abortOf(signal);
    // Without this listener, an abort after the answer would count as an unhandled rejection.
    aborted.catch(() => undefined);
    if (response.delayMs !== undefined) await Promise.race([pause(response.delayMs), aborted]);
    if (response.fault === 'hang') await aborted;
    if (response.fault === 'drop') throw new TypeError('Failed to fetch');
    if (response.headers.location !== undefined && init.redirect === 'manual') {
      const opaque = { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } };
      return Object.defineProperties(new Response(null), opaque);
    }
    return new Response(NO_BODY.has(response.status) ? null : bodyOf(response, aborted), response);
  };

  return {
    fetch: answer,
    sent: () => session.sent,
    session: () => session,
    /** Replaces the faults from now on, in the notation of an address; blank clears them. */
    setFaults: (text: string) => {
      session = { ...session, faults: readFaults(text) };
    },
    /** Signs the member out, as the page for it does. */
    signOut: () => {
      session = { ...session, isSignedOut: true };
    },
  };
};
