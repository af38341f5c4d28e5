/** A browser storage that never throws. A forbidden one, which throws even when it is accessed, reads as empty. */
export const createStorage = (area: () => Storage) => ({
  read(key: string): string | undefined {
    try {
      return area().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Returns whether the value was stored. */
  write(key: string, value: string): boolean {
    try {
      area().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // A forbidden storage has nothing to remove.
    }
  },
});

/** Stored texts. */
export type KeyValueStorage = ReturnType<typeof createStorage>;
