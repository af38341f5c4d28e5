import { readFileSync } from 'node:fs';

/** What an error says, in one line. */
export const reason = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/[\r\n]+/g, ' ') : String(error);

/** An invalid setting; the message is one line that names the setting. */
export class SettingsError extends Error {}

/** What `read` returns; what it throws is an error that begins with these words. */
export const orRefuse = <Value>(words: string, read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    throw new SettingsError(`${words} ${reason(error)}`);
  }
};

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
 * @throws SettingsError that says what is wrong with it
 */
export const readJsonFile = (file: string): unknown => {
  const bytes = orRefuse('cannot be read:', () => readFileSync(file));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const text = orRefuse('is not UTF-8, save it in that encoding:', () => decoder.decode(bytes));
  const value: unknown = orRefuse('is not JSON:', () => JSON.parse(text));
  const twice = repeatedKey(text);
  if (twice !== undefined) throw new SettingsError(`is ambiguous: ${twice} stands there twice.`);
  return value;
};
