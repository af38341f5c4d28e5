import type { CompiledCatalogue } from './compile';

const PLAIN = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÀàÇçÐðÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

const accented = (words: string): string =>
  [...words].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

// German and Finnish are so much longer than English.
const padded = (words: string): string =>
  `${words}${' one two three four five six'.repeat(9)}`.slice(0, words.length * 1.4);

/** "Try again" becomes "[Ţŕý àĝàîñ öñé]": what is not in brackets is in no catalogue, and what is cut ends without one. */
const longer = (words: string): string =>
  words.replace(/\S(?:.*\S)?/s, (inner) => (/\p{L}/u.test(inner) ? `[${accented(padded(inner))}]` : inner));

const EMBEDDED = '\u202e';
const POPPED = '\u202c';

/** Each word as if its letters were written from right to left. */
const fromTheRight = (words: string): string => words.replace(/[\p{L}\p{N}]+/gu, `${EMBEDDED}$&${POPPED}`);

const pseudo = (node: unknown, change: (words: string) => string): unknown => {
  if (typeof node === 'string') return change(node);
  if (!Array.isArray(node)) return node;
  const [name, kind, options] = node;
  const isNamed = typeof name === 'string' && typeof kind === 'number' && kind > 0;
  return isNamed && typeof options === 'object' && options !== null
    ? [name, kind, Object.fromEntries(Object.entries(options).map(([key, part]) => [key, partOf(part, change)]))]
    : node;
};

// A list of nodes; a node of a placeholder begins with its name, which stays.
const partOf = (part: unknown, change: (words: string) => string): unknown =>
  Array.isArray(part) ? part.map((node) => pseudo(node, change)) : pseudo(part, change);

/** Languages that nobody speaks, made from the English texts, for tests and pictures (rule `texts.pseudo`). */
export const pseudoLanguages = { 'en-XA': longer, 'ar-XB': fromTheRight } as const;

/** The texts of such a language from the English ones. */
export const pseudoTexts = (texts: CompiledCatalogue, language: keyof typeof pseudoLanguages): CompiledCatalogue =>
  Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [key, partOf(message, pseudoLanguages[language])]),
  ) as CompiledCatalogue;
