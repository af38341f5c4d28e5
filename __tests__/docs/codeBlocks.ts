import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A block of TypeScript in a document, or of JSON that belongs in a file, and that file. */
export interface CodeBlock {
  /** Document and line, for messages. */
  readonly place: string;
  readonly title: string | undefined;
  /** Parts of lines of the file, each searched for below the previous one; the block belongs below the last of them. */
  readonly after: readonly string[];
  readonly text: string;
}

const BLOCK = /^( *)```(?:tsx?\b|json\b(?=.*title=))(.*)\n([\s\S]*?)^ *```$/gm;

/** Every such block of a document, without the indentation of the list that it stands in. */
export const codeBlocksOf = (document: string): readonly CodeBlock[] => {
  const whole = readFileSync(document, 'utf8');
  return [...whole.matchAll(BLOCK)].map(({ index, 2: attributes = '', 3: text = '', 1: indentation = '' }) => ({
    place: `${document}:${whole.slice(0, index).split('\n').length}`,
    title: /\btitle="([^"]+)"/.exec(attributes)?.[1],
    after: [...attributes.matchAll(/\bafter="([^"]+)"/g)].map(([, line = '']) => line),
    text: text.replace(new RegExp(`^${indentation}`, 'gm'), ''),
  }));
};

/**
 * Puts a block into its file below a folder: below the line it names, unless somebody has followed the document and it
 * is there, else at the end of the file, which is created if necessary.
 */
export const applyBlock = ({ place, title, after, text }: CodeBlock, folder: string): void => {
  if (title === undefined) throw new Error(`The block at ${place} does not say in which file it belongs.`);
  const file = path.join(folder, title);
  if (after.length === 0) {
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, existsSync(file) ? `\n${text}` : text);
    return;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const below = after.reduce((from, part) => {
    const found = lines.findIndex((line, index) => index >= from && line.includes(part));
    if (found === -1) throw new Error(`The block at ${place} belongs below "${part}", which ${title} does not have.`);
    return found + 1;
  }, 0);
  const added = text.trimEnd().split('\n');
  if (added.every((line, index) => line === lines[below + index])) return;
  lines.splice(below, 0, ...added);
  writeFileSync(file, lines.join('\n'));
};
