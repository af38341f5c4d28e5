import type { KeyValueStorage } from './services';

/**
 * A storage of the browser that never throws. `area` is asked at each use, because merely naming `localStorage` throws
 * where the member forbids storage.
 */
export const createStorage = (area: () => Storage): KeyValueStorage => ({
  read(key) {
    try {
      return area().getItem(key) ?? undefined;
    } catch {
      // A forbidden storage holds nothing.
      return undefined;
    }
  },
  write(key, value) {
    try {
      area().setItem(key, value);
      return true;
    } catch {
      // Forbidden or full: the caller learns it from the answer.
      return false;
    }
  },
});
