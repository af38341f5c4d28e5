import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of src: its path below src, its text, and the files of src that it imports. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /** Below src, without extension. */
  readonly imports: readonly string[];
}

const root = path.resolve(process.cwd(), 'src');
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*(?:\/\*[^*]*\*\/\s*)?|\bimport\s+)'(\.[^']*)'/g;

/** The text without comments, so that words in them do not count. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].map(([, target = '']) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
  );

/** Every TypeScript file of src. */
export const sources: readonly Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return { file, text, imports: importsOf(file, text) };
  });
