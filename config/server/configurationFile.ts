import { readFileSync } from 'node:fs';

/** What an error says, in one line. */
export const reason = (error: unknown): string =>
  error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error);

/** A key, a text or number that is none, or where an object or a list begins or ends. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

/** The first key that stands twice in one object of this JSON, by its dotted name; JSON.parse would take the last. */
const repeatedKey = (text: string): string | undefined => {
  const open: { name: string; readonly seen: Set<string> }[] = [];
  for (const [token, quoted = '', colon] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[') open.push({ name: '', seen: new Set() });
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined && inner !== undefined) {
      inner.name = String(JSON.parse(quoted));
      if (inner.seen.has(inner.name)) return open.flatMap(({ name }) => (name === '' ? [] : [name])).join('.');
      inner.seen.add(inner.name);
    }
  }
  return undefined;
};

/**
 * The value of a JSON file that a person has written.
 * @throws Error whose message says what is wrong with it
 */
export const readJsonFile = (file: string): unknown => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Error(`cannot be read: ${reason(error)}`);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('is not UTF-8: save it in that encoding.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`is not JSON: ${reason(error)}`);
  }
  const twice = repeatedKey(text);
  if (twice !== undefined) throw new Error(`is ambiguous: ${twice} stands there twice.`);
  return value;
};
