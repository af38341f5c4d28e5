import type { Clock } from '../../platform/services';

/** A clock that the network sets may go back by up to this, in milliseconds. */
const PUT_BACK_MS = 10_000;

/** No warning comes before this part of the session is over, however early `warnMs` would have it. */
const EARLIEST = 1 / 2;

/**
 * Counts down to the session's end by the device's clock and by fired timers, whichever shows more elapsed time: a
 * clock may be set back, and timers stop while a device sleeps (rule `session.lifetime`).
 */
export const createCountdown = (clock: Clock, warnMs: number) => {
  let left = Number.POSITIVE_INFINITY;
  let given = 0;
  let longest = 0;
  let seenAt = clock.now();
  let isUnsure = false;
  return {
    /** The session ends in `leftMs` milliseconds from now; infinite if that is unknown. */
    restart(leftMs: number): void {
      left = leftMs;
      seenAt = clock.now();
      isUnsure = false;
      if (!Number.isFinite(leftMs)) return;
      given = leftMs;
      longest = Math.max(longest, leftMs);
    },
    /** Time has passed: at least `waitedMs`. Returns the milliseconds that are left, below 0 after the end. */
    pass(waitedMs = 0): number {
      const now = clock.now();
      left -= Math.max(waitedMs, now - seenAt, 0);
      isUnsure ||= now < seenAt - PUT_BACK_MS;
      seenAt = now;
      return left;
    },
    left: (): number => left,
    /** Whether the clock was set back, so that nobody knows how long the device has slept. */
    isUnsure: (): boolean => isUnsure && Number.isFinite(left),
    /** How many milliseconds before the end the warning starts. */
    nearMs: (): number => Math.min(warnMs, longest * EARLIEST),
    /**
     * How many milliseconds of inactivity ended the session; `undefined` if it is not over, or if the portal ended it
     * earlier than its full length, which activity would not have prevented.
     */
    idleMs: (): number | undefined => (left <= 0 && given === longest ? given : undefined),
  };
};

/** How much is left of the session. */
export type Countdown = ReturnType<typeof createCountdown>;
