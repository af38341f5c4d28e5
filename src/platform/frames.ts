import { parseStack } from 'error-stack-parser-es/lite';
import { LONGEST_TEXT } from './secrets';

/** The most frames of a stack that are reported (rule `log.frames`). */
const MOST_FRAMES = 20;

/** One line of a stack; unknown parts are empty, or 0 for line and column. */
export interface Frame {
  readonly functionName: string;
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

// The parser's patterns take time quadratic in the length of a line, cubic if there are many quotes.
const LONGEST_LINE = 400;
const MOST_QUOTES = 4;

const readable = (stack: string): string =>
  stack
    .slice(0, LONGEST_TEXT)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').slice(0, LONGEST_LINE))
    .filter((line) => line.trim() !== '' && line.split('"', MOST_QUOTES + 2).length <= MOST_QUOTES + 1)
    .join('\n');

/**
 * The frames of a stack, top first, at most 20; empty for text in an unknown format. `clean` makes a single name or
 * address safe to log: in a whole stack it would take a function's name for a label of a secret.
 */
export const framesOf = (stack: string, clean: (text: string) => string): readonly Frame[] => {
  try {
    return parseStack(readable(stack))
      .slice(0, MOST_FRAMES)
      .map((frame) => ({
        functionName: clean(frame.function ?? ''),
        fileName: clean(frame.file ?? ''),
        lineNumber: frame.line ?? 0,
        columnNumber: frame.col ?? 0,
      }));
  } catch {
    return [];
  }
};

/** A frame as written in a record: `function@file:line:column`. */
export const lineOf = ({ functionName, fileName, lineNumber, columnNumber }: Frame): string =>
  `${functionName}@${fileName}:${lineNumber}:${columnNumber}`;
