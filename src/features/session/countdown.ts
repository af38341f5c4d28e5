import type { Clock } from '../../platform/services';

/** A clock that is set by the network may go back by less, in milliseconds. */
const PUT_BACK_MS = 10_000;

/** Before that much of the session is over, no warning comes, however long before its end it should. */
const EARLIEST = 1 / 2;

/**
 * Counts down to the session's end, by the device's clock and by the timers that have fired, whichever says that more time
 * has passed: a clock may be put back, and timers stand still while a device sleeps (rule `session.lifetime`).
 */
export const createCountdown = (clock: Clock, warnMs: number) => {
  let left = Number.POSITIVE_INFINITY;
  let given = 0;
  let longest = 0;
  let seenAt = clock.now();
  let isUnsure = false;
  return {
    /** The session lasts so many milliseconds from now on; infinitely many if nobody has told. */
    restart(leftMs: number): void {
      left = leftMs;
      seenAt = clock.now();
      isUnsure = false;
      if (!Number.isFinite(leftMs)) return;
      given = leftMs;
      longest = Math.max(longest, leftMs);
    },
    /** Time has passed: by a timer, so many milliseconds. Returns how many are left, below 0 after the end. */
    pass(waitedMs = 0): number {
      const now = clock.now();
      left -= Math.max(waitedMs, now - seenAt, 0);
      isUnsure ||= now < seenAt - PUT_BACK_MS;
      seenAt = now;
      return left;
    },
    left: (): number => left,
    /** Whether somebody has put the clock back: the device may have slept meanwhile, so that nobody knows how long. */
    isUnsure: (): boolean => isUnsure && Number.isFinite(left),
    /** How many milliseconds before its end the session is near it. */
    nearMs: (): number => Math.min(warnMs, longest * EARLIEST),
    /**
     * For how many milliseconds nobody has used a session that is over; `undefined` if it is not, or would have ended
     * however much it had been used: then the portal has told of less time than before.
     */
    idleMs: (): number | undefined => (left <= 0 && given === longest ? given : undefined),
  };
};

/** How much is left of the session. */
export type Countdown = ReturnType<typeof createCountdown>;
