import format from 'icu-minify/format';
import { textsOf } from '../texts/languages';

/** What a member reads in another language where the English page has these words. */
export type WordsIn = (english: string) => string;

const NUMBER = 4;
const PLURAL = 2;

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// The pattern of what a text with values reads like; a number in a plural stands for the value that decides.
const patternOf = (message: unknown, counted = ''): string => {
  if (typeof message === 'string') return escaped(message);
  if (message === 0) return `(?<${counted}>[\\d,]+)`;
  if (!Array.isArray(message)) return '';
  return message
    .map((node: unknown) => {
      if (!Array.isArray(node)) return patternOf(node, counted);
      const [name, kind, options] = node;
      if (kind === undefined) return `(?<${name}>.+)`;
      if (kind === NUMBER) return `(?<${name}>[\\d,]+)`;
      return kind === PLURAL ? patternOf(options.other, name) : '';
    })
    .join('');
};

const asNumber = (value: string): number | string =>
  /^[\d,]+$/.test(value) ? Number(value.replaceAll(',', '')) : value;

const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en'),
  getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...rules),
  getDateTimeFormat: () => new Intl.DateTimeFormat(),
};

/** How the names of buttons and dialogs read in a language, so that a state can be reached in it; others stay. */
export const wordsIn = (language: string): WordsIn => {
  const [english, other] = [textsOf('en') ?? {}, textsOf(language) ?? {}];
  // Those without values first. One that is nothing but values would fit anything.
  const texts = Object.entries(english).sort(
    ([, one], [, next]) => Number(Array.isArray(one)) - Number(Array.isArray(next)),
  );
  const patterns = texts
    .filter(
      ([, message]) =>
        typeof message === 'string' ||
        message.some((node) => !Array.isArray(node) && /\p{L}/u.test(String(node))) ||
        message.length === 1,
    )
    .map(([key, message]) => ({ key, pattern: new RegExp(`^${patternOf(message)}$`) }));
  const read: WordsIn = (words) => {
    for (const { key, pattern } of patterns) {
      const found = pattern.exec(words);
      const message = other[key];
      if (found === null || message === undefined) continue;
      const values = Object.entries(found.groups ?? {}).map(([name, value]) => [
        name,
        name === 'label' ? read(value) : asNumber(value),
      ]);
      return String(format(message, language, Object.fromEntries(values), { formatters }));
    }
    return words;
  };
  return language === 'en' ? (words) => words : read;
};
