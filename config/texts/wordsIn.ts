import format, { type FormatOptions } from 'icu-minify/format';
import type { Message, PlainTextKey, Value } from '../../src/texts/text';
import type { CompiledCatalogue } from './compile';
import { textsOf } from './languages';

/** Write numbers without other forms of the language, as the page writes counts. */
export const formatters: FormatOptions['formatters'] = {
  getNumberFormat: () => new Intl.NumberFormat('en'),
  getPluralRules: (...rules) => new Intl.PluralRules(...rules),
  getDateTimeFormat: (...form) => new Intl.DateTimeFormat(...form),
};

const isMessage = (value: Value | number): value is Message => typeof value === 'object' && 'key' in value;

/** How buttons and dialogs are called: one of our texts, or what the sandbox calls a product. */
export type Name = PlainTextKey | Message | 'Health';

/** How names read in a language, with the operator's own words. */
export const wordsIn = (language: string, others: CompiledCatalogue = {}) => {
  const texts: CompiledCatalogue = { ...textsOf(language), ...others };
  const read = (name: Name): string => {
    const message = typeof name === 'string' ? { key: name } : name;
    const given: readonly [string, Value | number][] = Object.entries('values' in message ? message.values : {});
    const values = given.map(([key, value]) => [key, isMessage(value) ? read(value) : value]);
    return String(format(texts[message.key] ?? message.key, language, Object.fromEntries(values), { formatters }));
  };
  return read;
};
