/**
 * The most values that are remembered: a token may be renewed while the page is open, but memory must not grow without
 * limit.
 */
const MOST = 50;

/**
 * Returns the current secrets and those seen earlier in this visit: an old call may fail after the token it was sent
 * with has been renewed or removed. They are only kept in memory.
 */
export const createSecretMemory = (read: () => readonly string[]): (() => readonly string[]) => {
  let known = new Set(read());
  return () => {
    known = new Set([...known, ...read()].slice(-MOST));
    return [...known];
  };
};
