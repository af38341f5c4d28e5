import { Misunderstood, redirect } from './answer';
import { findPersona, personas, readDelay, readFaults, type SandboxResponse, type SandboxSession } from './index';
import { isOver, readLimit, withLimit } from './session';
import { startOver } from './visits';

const CHOICES = ['member', 'fail', 'delay', 'session'];

/** A redirect to the address without its choices, if it has any: a reload must not sign the member in again. */
export const withoutChoices = (path: string, query: Readonly<Record<string, string>>): SandboxResponse | undefined => {
  if (!CHOICES.some((name) => name in query)) return undefined;
  const others = new URLSearchParams(Object.entries(query).filter(([name]) => !CHOICES.includes(name)));
  // Never two slashes at the start, in either direction, which would be another host.
  return redirect(`${path.replace(/^[/\\]+/, '/')}${others.size === 0 ? '' : `?${others}`}`);
};

/** The member's name. @throws Misunderstood for one that does not exist */
export const knownMember = (name: string): string => {
  if (findPersona(name) !== undefined) return name;
  throw new Misunderstood(
    `Unknown member "${name}". Known members: ${personas.map((persona) => persona.name).join(', ')}.`,
  );
};

/** The session after the choices of an address; a member who is not signed in starts a new one. @throws Misunderstood */
export const choose = (query: Readonly<Record<string, string>>, session: SandboxSession): SandboxSession => {
  const { member = session.member, fail, delay, session: seconds } = query;
  knownMember(member);
  const faults = fail === undefined ? undefined : readFaults(fail);
  const delayMs = delay === undefined ? undefined : readDelay(delay);
  const limit = seconds === undefined ? undefined : readLimit(seconds);
  const at = Date.now();
  const signsIn = member !== session.member || ((query.member ?? seconds) !== undefined && isOver(session, at));
  const begun = signsIn ? startOver(member) : session;
  const timed = seconds === undefined ? begun : withLimit(begun, limit, at);
  return { ...timed, faults: faults ?? timed.faults, delayMs: delayMs ?? timed.delayMs };
};
