import type { CompiledMessage } from 'icu-minify/format';
import { installTexts, type Texts } from '../../src/texts/installed';
import { type Message, textOf } from '../../src/texts/text';
import type { OtherWords } from '../server/otherWords';
import { textsOf } from '../texts/languages';
import { valuesOf } from '../texts/values';

/** What a member reads in another language where the English page has these words. */
export type WordsIn = (english: string) => string;

const install = (language: string, words?: OtherWords[string]): void =>
  installTexts({ language, forms: 'en', messages: { ...textsOf(language), ...words } as Texts['messages'] });

const draw = (key: string, values: readonly (readonly [string, string | number])[]): string =>
  textOf({ key, values: Object.fromEntries(values) } as Message);

// Stand for the values of a text, from which the pattern of all that it may read like is made.
const SAMPLE = 7_000_000;
const SAMPLES = /7,?000,?00\d/g;

const patternOf = (key: string, message: CompiledMessage) => {
  const values = Object.entries(valuesOf(message));
  // Buttons and dialogs have no elements in their names.
  if (values.some(([, type]) => type === 'Mark')) return [];
  const sample = draw(
    key,
    values.map(([name], index) => [name, SAMPLE + index]),
  );
  // One that is nothing but values would fit anything.
  if (!/\p{L}/u.test(sample)) return [];
  const pattern = sample.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(SAMPLES, '(.+)');
  return [{ key, values, pattern: new RegExp(`^${pattern}$`) }];
};

/**
 * How the names of buttons and dialogs read in a language, so that a state can be reached in it; others stay.
 * @param otherWords the operator's
 */
export const wordsIn = (language: string, otherWords: OtherWords = {}): WordsIn => {
  if (language === 'en' && otherWords.en === undefined) return (words) => words;
  install('en');
  const patterns = Object.entries(textsOf('en') ?? {})
    .flatMap(([key, message]) => patternOf(key, message))
    // Those without values first.
    .sort((one, next) => one.values.length - next.values.length);
  install(language, otherWords[language]);
  const read: WordsIn = (words) => {
    for (const { key, values, pattern } of patterns) {
      const [, ...found] = pattern.exec(words) ?? [];
      if (!pattern.test(words)) continue;
      return draw(
        key,
        values.map(([name, type], index) => {
          const value = found[index] ?? '';
          return [name, type === 'number' ? Number(value.replaceAll(',', '')) : name === 'label' ? read(value) : value];
        }),
      );
    }
    return words;
  };
  return read;
};
