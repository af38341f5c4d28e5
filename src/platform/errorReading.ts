/** The most frames of a stack that are reported (rule `log.frames`). */
export const MOST_FRAMES = 20;

// Reading a thrown value may itself throw: it can be null, a proxy, or an object whose getters throw.
const fieldOf = (value: unknown, field: 'message' | 'stack'): string | undefined => {
  try {
    const found = (value as Record<string, unknown>)[field];
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
};

/** The message of any thrown value. */
export const messageOf = (thrown: unknown): string => {
  try {
    return fieldOf(thrown, 'message') ?? String(thrown);
  } catch {
    return 'a value that cannot be read';
  }
};

/** The stack of any thrown value, as the browser wrote it; empty if it has none. */
export const stackOf = (thrown: unknown): string => fieldOf(thrown, 'stack') ?? '';
