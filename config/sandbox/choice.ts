import { escapeHtml, html } from './answer';
import { findPersona, personas, readDelay, readFaults, type SandboxResponse, type SandboxSession } from './index';
import { isOver, limited, readLimit } from './lifetime';
import { layOut } from './places';
import { startOver } from './visits';

/** The result of the choices in an address: the new session, or a page that says what was unknown. */
export type Choice = { readonly session: SandboxSession } | { readonly problem: SandboxResponse };

/** A page with status 400 that says what was not understood. */
export const refuse = (problem: string): SandboxResponse =>
  html(
    layOut(
      'The sandbox did not understand',
      `<h1>The sandbox did not understand</h1>
<p>${escapeHtml(problem)}</p>
<p><a href="/">Back to the portfolio</a> <a href="/sandbox">The sandbox</a></p>`,
    ),
    400,
  );

const CHOICES = ['member', 'fail', 'delay', 'session'];

/**
 * The page's address without its choices; `undefined` if there are none. The browser is redirected there, because a
 * reload must not sign the member in again: another member may have signed in since, in another tab.
 */
export const withoutChoices = (address: string): string | undefined => {
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (!CHOICES.some((name) => parameters.has(name))) return undefined;
  for (const name of CHOICES) parameters.delete(name);
  // Never two slashes at the start, which would be another host.
  return `${path.replace(/^\/+/, '/')}${parameters.size === 0 ? '' : `?${parameters}`}`;
};

/**
 * Applies `member`, `fail`, `delay` and `session`, or none if one is unknown. Another member starts a new session, and so
 * does whoever is no longer signed in.
 */
export const choose = (query: Readonly<Record<string, string>>, session: SandboxSession, at = Date.now()): Choice => {
  const { member = session.member, fail, delay, session: seconds } = query;
  if (findPersona(member) === undefined) {
    const known = personas.map(({ name }) => name).join(', ');
    return { problem: refuse(`Unknown member "${member}". Known members: ${known}.`) };
  }
  const faults = fail === undefined ? undefined : readFaults(fail);
  if (faults !== undefined && 'problem' in faults) return { problem: refuse(faults.problem) };
  const wait = delay === undefined ? undefined : readDelay(delay);
  if (wait !== undefined && 'problem' in wait) return { problem: refuse(wait.problem) };
  const limit = seconds === undefined ? undefined : readLimit(seconds);
  if (limit !== undefined && 'problem' in limit) return { problem: refuse(limit.problem) };
  const signsIn = member !== session.member || (seconds !== undefined && isOver(session, at));
  const chosen = signsIn ? startOver(member) : session;
  const base = limit === undefined ? chosen : limited(chosen, limit.value, at);
  if (faults === undefined && wait === undefined) return { session: base };
  return { session: { ...base, faults: faults?.value ?? base.faults, delayMs: wait?.value ?? base.delayMs } };
};
