/**
 * Lenient field readers. We do not control the back end that sends these answers: a field that is missing, null, blank
 * or of the wrong type reads as `undefined`, so that only the part of the screen that needs it is affected. A schema
 * fails only if the root is wrong (not an object where one is expected).
 */
import * as v from 'valibot';

// Takes time linear in the length of the text: a service may send a very long one.
const NUMERIC = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Something that can be seen: a blank, or characters of no width alone, would be a label without its value. */
export const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Whether an input is text of which something can be seen. */
export const isText = (input: unknown): input is string => typeof input === 'string' && VISIBLE.test(input);

const readText = (input: unknown): string | undefined => {
  // JSON numbers above this lose digits when they are parsed.
  if (typeof input === 'number') return Math.abs(input) <= Number.MAX_SAFE_INTEGER ? String(input) : undefined;
  return isText(input) ? input : undefined;
};

const readNumber = (input: unknown): number | undefined => {
  if (typeof input === 'string' && !NUMERIC.test(input.trim())) return undefined;
  if (typeof input !== 'string' && typeof input !== 'number') return undefined;
  const number = Number(input);
  return Number.isFinite(number) ? number : undefined;
};

const unknown = v.unknown();

const read = <Value>(reader: (input: unknown) => Value, absent?: null) =>
  v.optional(v.pipe(unknown, v.transform(reader)), absent);

/** A text field: strings of which something can be seen, and numbers as text. */
export const text = read(readText);

/** An address, or a path: text alone, because a number is none. */
export const address = read((input) => (typeof input === 'string' ? readText(input) : undefined));

/** A number field: finite numbers and numeric strings. */
export const number = read(readNumber);

/** A field that counts something: a number field, but below 0 it is unknown (rule `answer.count`). */
export const count = read((input) => {
  const value = readNumber(input);
  return value === undefined || value < 0 ? undefined : value;
});

/** A boolean field: true or false, or either as text. */
export const flag = read((input) => {
  if (typeof input === 'boolean') return input;
  if (input === 'true') return true;
  return input === 'false' ? false : undefined;
});

/** A boolean field that is false where it does not say true. */
export const truth = read((input) => input === true || input === 'true', null);

/** Nobody has more of anything, and reading more takes long: such an answer is not believed (rule `answer.bounds`). */
export const MOST_ENTRIES = 10_000;

// A list that has entries but no readable one is unknown: it must not look like "none", as null does (rule
// `answer.none`).
const readEntries = <Entry>(entry: v.GenericSchema<unknown, Entry>, input: unknown): readonly Entry[] | undefined => {
  if (input === null) return [];
  if (!Array.isArray(input) || input.length > MOST_ENTRIES) return undefined;
  const entries = input.flatMap((candidate: unknown) => {
    const result = v.safeParse(entry, candidate);
    return result.success ? [result.output] : [];
  });
  return input.length > 0 && entries.length === 0 ? undefined : entries;
};

/**
 * A list without its unreadable entries; empty if it is null or absent. One of another type, without any readable
 * entry, or with more than {@link MOST_ENTRIES}, is rejected (rules `answer.none`, `answer.bounds`). With `mayBeSingle`
 * a single entry may be sent without a list around it.
 * Like `part`, it keeps the schema inside it as a property, from which the published contract is made.
 */
export const list = <Entry>(
  entry: v.GenericSchema<unknown, Entry>,
  mayBeSingle = false,
): v.GenericSchema<unknown, readonly Entry[]> & { readonly entry: typeof entry; readonly mayBeSingle: boolean } => ({
  ...v.optional(
    v.pipe(
      unknown,
      v.transform((input) => readEntries(entry, mayBeSingle && isRecord(input) ? [input] : input)),
      v.custom<readonly Entry[]>(Array.isArray, 'a list was expected'),
    ),
    null,
  ),
  entry,
  mayBeSingle,
});

/** A nested object or list that the rest of the answer can do without; `undefined` if it cannot be read. */
export const part = <Value>(schema: v.GenericSchema<unknown, Value>) => ({
  // A list that is absent reads as empty.
  ...read((input): Value | undefined => {
    const result = v.safeParse(schema, input);
    return result.success ? result.output : undefined;
  }, null),
  part: schema,
});

/** Whether an input is an object with fields: neither a list nor null. */
export const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const object = v.custom<Record<string, unknown>>(isRecord, 'an object was expected');

/** An object with the given fields; lists, null and primitive values are rejected. Unknown fields are left out. */
export const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(object, v.object(entries)) as v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>>;

/** An object with the given fields, and in `sent` as it came, unknown fields included. */
export const withSent = <Entries extends v.ObjectEntries>(entries: Entries) => ({
  ...v.pipe(
    object,
    v.transform((sent) => ({ ...sent, sent })),
    v.object({ ...entries, sent: object }),
  ),
  part: record(entries),
});

/** A text field that may be of any JSON type: what is not text is read as its JSON; null and absent as `undefined`. */
export const anyText = read((input) =>
  input === null || typeof input === 'string' ? (input ?? undefined) : JSON.stringify(input),
);

/** An answer whose body does not matter and is not kept: any 2xx counts as success. */
export const anything = v.pipe(
  unknown,
  v.transform(() => null),
);
