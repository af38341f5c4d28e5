/** At most so many frames of a stack are reported (spec section 9, "Error report stack"). */
export const MOST_FRAMES = 20;

// Whatever is thrown may be a trap itself: a proxy, or an object whose getters throw.
const fieldOf = (value: unknown, field: 'message' | 'stack'): string | undefined => {
  try {
    const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
};

/** The message of a thrown value of any kind. */
export const messageOf = (thrown: unknown): string => {
  try {
    return fieldOf(thrown, 'message') ?? String(thrown);
  } catch {
    return 'a value that cannot be read';
  }
};

/** The stack of a thrown value of any kind, as the browser wrote it; empty where it has none. */
export const stackOf = (thrown: unknown): string => fieldOf(thrown, 'stack') ?? '';
