import type { CompiledMessage } from 'icu-minify/format';
import { isRecord } from '../../src/contract/readers';
import { type Catalogue, compileTexts } from './compile';

// As icu-minify numbers them.
const SELECT = 1;
// Of a count, and of a rank.
const PLURALS: readonly unknown[] = [2, 3];
const NUMBERS: readonly unknown[] = [...PLURALS, 4];

const MARK = 'Mark';

type Found = readonly (readonly [name: string, type: string])[];

const inOptions = (options: unknown): Found =>
  Object.values(options as Readonly<Record<string, unknown>>).flatMap((option) => inMessage(option));

const inNode = (node: unknown): Found => {
  if (!Array.isArray(node)) return [];
  const [name, kind, ...rest]: readonly unknown[] = node;
  if (typeof name !== 'string') return inMessage(node);
  if (kind === undefined) return [[name, 'Value']];
  if (kind === SELECT) {
    const [options = {}] = rest;
    // ICU requires `other`, which a typed value never reaches.
    const cases = Object.keys(options as object).filter((option) => option !== 'other');
    return [[name, cases.map((option) => `'${option}'`).join(' | ')], ...inOptions(options)];
  }
  if (NUMBERS.includes(kind)) return [[name, 'number'], ...(kind === 4 ? [] : inOptions(rest[0]))];
  if (typeof kind === 'number' && kind > 4)
    throw new Error(`{${name}} is a date or a time: the portal writes those itself`);
  return [[name, MARK], ...[kind, ...rest].flatMap(inNode)];
};

const inMessage = (message: unknown): Found => (Array.isArray(message) ? message.flatMap(inNode) : []);

/** What a compiled text needs: its placeholders by name, each with what it takes. */
export const valuesOf = (message: CompiledMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(inMessage(message));

/** The forms of all plurals within a compiled text, such as `one` or `=0`. */
export const pluralForms = (part: unknown): readonly string[] => {
  if (isRecord(part)) return Object.values(part).flatMap(pluralForms);
  if (!Array.isArray(part)) return [];
  const [, kind, options] = part;
  return [...(PLURALS.includes(kind) && isRecord(options) ? Object.keys(options) : []), ...part.flatMap(pluralForms)];
};

/** The source of src/texts/textValues.ts: what each text of this catalogue needs, as types. */
export const textValuesSource = (texts: Catalogue): string => {
  const all = Object.entries(compileTexts(texts)).map(([key, message]) => [key, valuesOf(message)] as const);
  const lineOf = ([key, values]: (typeof all)[number]) => {
    const needs = Object.entries(values).map(([name, type]) => `readonly ${name}: ${type}`);
    const line = `  readonly '${key}': { ${needs.join('; ')} };\n`;
    // As the formatter has it.
    return line.length <= 121
      ? line
      : `  readonly '${key}': {\n${needs.map((need) => `    ${need};\n`).join('')}  };\n`;
  };
  const isMarked = ([, values]: (typeof all)[number]) => Object.values(values).includes(MARK);
  return `// Written by \`npm run texts\` from en.json.

/** What each text needs that needs values. */
export interface TextValues<Value> {
${all
  .filter((one) => Object.keys(one[1]).length > 0 && !isMarked(one))
  .map(lineOf)
  .join('')}}

/** What each text with elements in it needs. */
export interface MarkedTextValues<Value, Mark> {
${all.filter(isMarked).map(lineOf).join('')}}
`;
};
