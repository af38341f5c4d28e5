import { parseStack } from 'error-stack-parser-es/lite';
import { MOST_FRAMES } from './errorReading';

/** One line of a stack; unknown parts are empty, or 0 for line and column. */
export interface Frame {
  readonly functionName: string;
  readonly fileName: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** The frames of a stack, top first, at most 20; none of a text in no known form. */
export const framesOf = (stack: string): readonly Frame[] => {
  try {
    return parseStack(stack)
      .slice(0, MOST_FRAMES)
      .map((frame) => ({
        functionName: frame.function ?? '',
        fileName: frame.file ?? '',
        lineNumber: frame.line ?? 0,
        columnNumber: frame.col ?? 0,
      }));
  } catch {
    return [];
  }
};

/** A frame as it stands in a record: `function@file:line:column`. */
export const lineOf = ({ functionName, fileName, lineNumber, columnNumber }: Frame): string =>
  `${functionName}@${fileName}:${lineNumber}:${columnNumber}`;
