import { Misunderstood } from './answer';
import { findPersona, personas, readDelay, readFaults, type SandboxSession } from './index';
import { isOver, limited, readLimit } from './lifetime';
import { startOver } from './visits';

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

/** The member's name. @throws Misunderstood for one that does not exist */
export const knownMember = (name: string): string => {
  if (findPersona(name) !== undefined) return name;
  throw new Misunderstood(
    `Unknown member "${name}". Known members: ${personas.map((persona) => persona.name).join(', ')}.`,
  );
};

/**
 * The session after the choices `member`, `fail`, `delay` and `session` of an address. Another member starts a new one,
 * and so does whoever is no longer signed in.
 * @throws Misunderstood if one of them is unknown
 */
export const choose = (query: Readonly<Record<string, string>>, session: SandboxSession): SandboxSession => {
  const { member = session.member, fail, delay, session: seconds } = query;
  knownMember(member);
  const faults = fail === undefined ? undefined : readFaults(fail);
  const delayMs = delay === undefined ? undefined : readDelay(delay);
  const limit = seconds === undefined ? undefined : readLimit(seconds);
  const at = Date.now();
  const signsIn = member !== session.member || (seconds !== undefined && isOver(session, at));
  const begun = signsIn ? startOver(member) : session;
  const timed = seconds === undefined ? begun : limited(begun, limit, at);
  return { ...timed, faults: faults ?? timed.faults, delayMs: delayMs ?? timed.delayMs };
};
