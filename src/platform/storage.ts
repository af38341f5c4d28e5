import type { KeyValueStorage } from './services';

/**
 * A storage of the browser that never throws. `area` is called for each access, because merely reading `localStorage`
 * throws when the member forbids storage.
 */
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
