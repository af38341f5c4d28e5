import type { Clock } from './services';

/**
 * Makes references such as MI3K9X2A-4F7QZB: short enough to read out on the phone, and unique in practice.
 * @param random a number from 0 up to 1
 */
export const createReferences =
  (clock: Clock, random: () => number): (() => string) =>
  () =>
    `${clock.now().toString(36)}-${random().toString(36).slice(2, 8).padEnd(6, '0')}`.toUpperCase();
