import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const RULE = /^- `([\w.]+)`: (.+)$/gm;
// One id, or several with commas between them, after the word "rule" or "rules"; a comment may have a line break in
// between.
const CITATION = /\brules? (`\w+\.\w+`(?:(?:,| and) `\w+\.\w+`)*)/gi;
const ID = /`(\w+\.\w+)`/g;
const CITING_FILE = /\.(?:tsx?|mts|mjs|js|html)$/;

const asOneLine = (text: string): string => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** The ids that a text cites, without duplicates. */
export const citedIn = (text: string): readonly string[] => [
  ...new Set(
    [...asOneLine(text).matchAll(CITATION)].flatMap(([, ids = '']) => [...ids.matchAll(ID)].map(([, id = '']) => id)),
  ),
];

const filesBelow = (root: string, folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => CITING_FILE.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();

/**
 * Reads docs/rules.md and every file below src, config, public and __tests__ of the project in `root`: each rule with the
 * files that cite it, relative to `root`, and citations of unknown ids.
 */
export const readCitations = (root: string) => {
  const text = readFileSync(path.join(root, 'docs/rules.md'), 'utf8');
  const listed = [...text.matchAll(RULE)].map(([, id = '', words = '']) => ({ id, words }));
  const cited = ['src', 'config', 'public', '__tests__']
    .flatMap((folder) => filesBelow(root, folder))
    .flatMap((file) => citedIn(readFileSync(path.join(root, file), 'utf8')).map((id) => ({ id, file })));
  const isTest = (file: string): boolean => file.startsWith('__tests__/');
  const filesOf = (wanted: string, test: boolean): readonly string[] =>
    cited.filter(({ id, file }) => id === wanted && isTest(file) === test).map(({ file }) => file);
  const known = new Set(listed.map(({ id }) => id));
  return {
    rules: listed.map((rule) => ({ ...rule, sources: filesOf(rule.id, false), tests: filesOf(rule.id, true) })),
    unknown: cited.filter(({ id }) => !known.has(id)),
  };
};
