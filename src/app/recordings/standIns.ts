import { isRecord } from '../../contract/readers';

// The names of fields, as our code and the schemas have them.
const FIELD = /^(?:[a-z]+(?:[A-Z][a-z]*)*|Details|Description|Link)$/;
// Fields that hold an object as a service sent it: the names of its own fields are replaced too.
const AS_SENT = new Set(['sent', 'headings', 'productHeadings']);
const WORD = /[\p{L}\p{N}]/u;
const HOUR_MS = 3_600_000;

/** Every text and every key in a value. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]) : [];
};

/**
 * Makes a function that anonymises JSON: equal texts become the same `text 10`, different ones never do, and numbers
 * alike. Kept are `names`, field names, booleans, single digits, and times between `from` and `to` (rule
 * `session.file`).
 */
export const createStandIns = (names: ReadonlySet<string>, from: number, to: number) => {
  const numbers = new Map<unknown, number>();

  const numberOf = (value: unknown): number => {
    // Two digits at least, because single ones stay.
    const number = numbers.get(value) ?? numbers.size + 10;
    numbers.set(value, number);
    return number;
  };

  const replaceText = (text: string): string => (names.has(text) || !WORD.test(text) ? text : `text ${numberOf(text)}`);

  const replaceNumber = (value: number): number => {
    const isDigit = Number.isInteger(value) && value >= 0 && value < 10;
    const isTime = value > from - HOUR_MS && value < to + HOUR_MS;
    return isDigit || isTime ? value : Math.sign(value) * numberOf(Math.abs(value));
  };

  const replace = (value: unknown, isAsSent = false): unknown => {
    if (typeof value === 'string') return replaceText(value);
    if (typeof value === 'number') return replaceNumber(value);
    if (Array.isArray(value)) return value.map((entry) => replace(entry, isAsSent));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        !isAsSent && FIELD.test(key) ? key : replaceText(key),
        replace(inner, isAsSent || AS_SENT.has(key)),
      ]),
    );
  };

  return (value: unknown): unknown => replace(value);
};
