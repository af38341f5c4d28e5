import { parseStack } from 'error-stack-parser-es/lite';
import { withoutSecrets } from './secrets';

/** At most so many frames of a stack are reported (spec section 9, "Error report stack"). */
export const MOST_FRAMES = 20;

/** One line of a stack; unknown parts are empty, or 0 for the line. */
export interface Frame {
  readonly functionName: string;
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

// Whatever is thrown may be a trap itself: a proxy, or an object whose getters throw.
const fieldOf = (value: unknown, field: 'message' | 'stack'): string | undefined => {
  try {
    const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
};

/** The message of a thrown value of any kind, without secrets. */
export const messageOf = (thrown: unknown): string => {
  try {
    return withoutSecrets(fieldOf(thrown, 'message') ?? String(thrown));
  } catch {
    return 'a value that cannot be read';
  }
};

/** The frames of a thrown value, top first, at most 20; none where it has no stack. */
export const framesOf = (thrown: unknown): readonly Frame[] => {
  try {
    return parseStack(fieldOf(thrown, 'stack') ?? '')
      .slice(0, MOST_FRAMES)
      .map((frame) => ({
        functionName: frame.function ?? '',
        fileName: withoutSecrets(frame.file ?? ''),
        lineNumber: frame.line ?? 0,
        columnNumber: frame.col ?? 0,
      }));
  } catch {
    // A stack in no known form names no frames.
    return [];
  }
};
