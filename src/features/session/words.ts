import type { Message } from '../../texts/text';

/** The warning, so many seconds before the end: in minutes, the last one begun included, or in seconds below one. */
export const signedOutIn = (seconds: number): Message =>
  seconds < 60
    ? { key: 'session.endsInSeconds', values: { count: seconds } }
    : { key: 'session.endsInMinutes', values: { count: Math.ceil(seconds / 60) } };

/** Why a session is over that nobody has used for so many milliseconds. */
export const signedOutAfter = (idleMs: number): Message =>
  idleMs < 60_000
    ? { key: 'session.idleSeconds', values: { count: idleMs / 1_000 } }
    : { key: 'session.idleMinutes', values: { count: Math.round(idleMs / 60_000) } };
