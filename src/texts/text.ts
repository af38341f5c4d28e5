import format, { type FormatOptions } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { formatCount } from './digits';
import { installedTexts, type TextKey } from './installed';
import type { MarkedTextValues, TextValues } from './textValues';
import { formatTime } from './time';

type ValuedTextKey = keyof TextValues<unknown>;

/** The key of a text with elements in it. */
export type MarkedTextKey = keyof MarkedTextValues<unknown, unknown>;

/** The key of a text that needs no values. */
export type PlainTextKey = Exclude<TextKey, ValuedTextKey | MarkedTextKey>;

interface ValuedMessage<Key extends ValuedTextKey> {
  readonly key: Key;
  readonly values: TextValues<Value>[Key];
}

/** A text of ours in state and events: a recording reads in any language (rule `texts.replay`). */
export type Message = { readonly key: PlainTextKey } | { [Key in ValuedTextKey]: ValuedMessage<Key> }[ValuedTextKey];

/** Whether two messages are the same text with the same values. */
export const isSameMessage = (one: Message | null, other: Message | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Words that a member reads: those of a service as they came, or ours. */
export type Words = string | Message;

/** A time in milliseconds since 1970, and the present day as `toDateString` writes it. */
export interface Moment {
  readonly at: number;
  readonly today: string;
}

/** What a placeholder without a format stands for; several words become a list. */
export type Value = Words | Moment | readonly Words[];

/** Draws what stands between two tags of a text. */
export type Mark = (children: readonly ReactNode[]) => ReactNode;

type Values = Readonly<Record<string, Value | number | Mark>>;
type Given<Key> = Key extends ValuedTextKey ? [values: TextValues<Value>[Key]] : [];

// A number format that uses `formatCount`: the browser's first `Intl.NumberFormat` takes some forty milliseconds.
const counts: Intl.NumberFormat = Object.create(Intl.NumberFormat.prototype, { format: { value: formatCount } });

const formatters: FormatOptions['formatters'] = {
  getNumberFormat: () => counts,
  getPluralRules: (...rules) => new Intl.PluralRules(...rules),
  getDateTimeFormat: (...form) => new Intl.DateTimeFormat(...form),
};

const drawn = (value: Values[string]): string | number | Mark => {
  if (typeof value !== 'object') return value;
  if ('today' in value) return formatTime(value.at, value.today);
  if ('key' in value) return textOf(value);
  return new Intl.ListFormat(installedTexts().language, { type: 'unit', style: 'short' }).format(value.map(textOf));
};

const write = (key: TextKey, values: Values = {}) => {
  const { language, messages } = installedTexts();
  const ready = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, drawn(value)]));
  return format<ReactNode>(messages[key], language, ready, { formatters });
};

/** A text of ours in the language of the page. */
export const text = <Key extends PlainTextKey | ValuedTextKey>(key: Key, ...[values]: Given<Key>): string =>
  String(write(key, values));

/** Words of a service as they came, a text of ours in the language of the page. */
export const textOf = (words: Words): string =>
  typeof words === 'string' ? words : String(write(words.key, 'values' in words ? words.values : undefined));

/** A text of ours with elements in it: its tags are drawn by the functions of their names. */
export const markedText = <Key extends MarkedTextKey>(
  key: Key,
  values: MarkedTextValues<Value, Mark>[Key],
): ReactNode => {
  const parts = write(key, values);
  return createElement(Fragment, null, ...(Array.isArray(parts) ? parts : [parts]));
};
