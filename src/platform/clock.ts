import type { Clock } from './services';

/** The browser's clock. */
export const createClock = (): Clock => ({ now: () => Date.now() });
