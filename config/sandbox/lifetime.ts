import { Misunderstood } from './answer';
import type { Handled } from './index';
import type { SandboxSession } from './session';

/** The header in which each answer says for how many seconds its session lasts. */
export const LIFETIME_HEADER = 'X-Session-Expires-In';

/** Whether nobody is signed in: the member has signed out, or has not used a session with a limit for so long. */
export const isOver = ({ isSignedOut, limit }: SandboxSession, at = 0): boolean =>
  isSignedOut || (limit !== undefined && at >= limit.usedAt + limit.seconds * 1_000);

/** A session that was used, and the answer that says for how long it lasts; both unchanged if it has no limit. */
export const used = ({ response, session }: Handled, at = 0): Handled => {
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
export const limited = (session: SandboxSession, seconds: number | undefined, at: number): SandboxSession => ({
  ...session,
  isSignedOut: false,
  limit: seconds === undefined ? undefined : { seconds, usedAt: at },
});
