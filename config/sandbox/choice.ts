import { escapeHtml, html } from './answer';
import { findPersona, personas, readDelay, readFaults, type SandboxResponse, type SandboxSession } from './index';
import { layOut } from './places';
import { startAnew } from './visits';

/** What an address chose: the session after it, or a page that says what was unknown. */
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

/**
 * Applies `member`, `fail` and `delay` of a query to the session. Nothing is applied where any of them is unknown. A
 * member other than the present one starts the session anew, without faults and delay unless the query gives some.
 */
export const choose = (query: Readonly<Record<string, string>>, session: SandboxSession): Choice => {
  const { member, fail, delay } = query;
  if (member !== undefined && findPersona(member) === undefined) {
    const known = personas.map(({ name }) => name).join(', ');
    return { problem: refuse(`Unknown member "${member}". Known members: ${known}.`) };
  }
  const faults = fail === undefined ? undefined : readFaults(fail);
  if (faults !== undefined && 'problem' in faults) return { problem: refuse(faults.problem) };
  const wait = delay === undefined ? undefined : readDelay(delay);
  if (wait !== undefined && 'problem' in wait) return { problem: refuse(wait.problem) };
  const base = member === undefined || member === session.member ? session : startAnew(member);
  if (faults === undefined && wait === undefined) return { session: base };
  return { session: { ...base, faults: faults?.value ?? base.faults, delayMs: wait?.value ?? base.delayMs } };
};
