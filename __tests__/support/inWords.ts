import { type Message, textOf } from '../../src/texts/text';

const isMessage = (value: object): value is Message => 'key' in value && typeof value.key === 'string';

/** The same with every message of ours as the words that a member reads, however deep it is. */
export const inWords = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inWords);
  if (isMessage(value) && value.key.includes('.')) return textOf(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWords(part)]));
};
