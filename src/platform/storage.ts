import type { KeyValueStorage } from './services';

/** A storage of the browser that never throws. Where storage is forbidden, merely reading `localStorage` throws. */
export const createStorage = (area: () => Storage): KeyValueStorage => ({
  read(key) {
    try {
      return area().getItem(key) ?? undefined;
    } catch {
      // A forbidden storage counts as empty.
      return undefined;
    }
  },
  write(key, value) {
    try {
      area().setItem(key, value);
      return true;
    } catch {
      // Forbidden or full: the caller sees it from the result.
      return false;
    }
  },
  remove(key) {
    try {
      area().removeItem(key);
    } catch {
      // A forbidden storage has nothing to remove.
    }
  },
});
