import { isRecord } from '../../contract/readers';

// cyrb53, a hash of 53 bits: to tell states apart, not to keep a secret.
const hash = (text: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
};

/** JSON with sorted keys, in which a field without a value is the same as none. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((entry) => canonical(entry ?? null)).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join()}}`;
};

// The parts that an action does not change are the same objects.
const known = new WeakMap<object, string>();

const digestOfPart = (part: unknown): string => {
  if (typeof part !== 'object' || part === null) return hash(canonical(part));
  const digest = known.get(part) ?? hash(canonical(part));
  known.set(part, digest);
  return digest;
};

/** The digest of a state: 14 hexadecimal digits that are the same for equal states, in every process. */
export const digestOf = (state: Readonly<Record<string, unknown>>): string =>
  hash(
    Object.keys(state)
      .sort()
      .map((name) => `${name}:${digestOfPart(state[name])}`)
      .join(),
  );

const LONGEST_VALUE = 60;
const DEEPEST = 4;

const shownValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = canonical(value);
  return text.length <= LONGEST_VALUE ? text : `#${hash(text)}`;
};

const LONGEST_SHOWN = 400;

/** A value for a reader: the same, and the beginning of a long one. */
export const showWhole = (value: unknown): string => {
  const shown = shownValue(value);
  return shown.startsWith('#') ? `${shown} ${canonical(value).slice(0, LONGEST_SHOWN)}` : shown;
};

/**
 * What is different in the second state, by dotted path: short values as JSON, long ones as `#` and their digest.
 */
export const changesBetween = (
  before: unknown,
  after: unknown,
  show: (value: unknown) => string = shownValue,
): Readonly<Record<string, string>> => {
  const changes: Record<string, string> = {};
  const compare = (one: unknown, other: unknown, path: readonly string[]): void => {
    if (one === other) return;
    if (isRecord(one) && isRecord(other) && path.length < DEEPEST) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
        compare(one[key], other[key], [...path, key]);
      }
    } else if (canonical(one) !== canonical(other)) changes[path.join('.')] = show(other);
  };
  compare(before, after, []);
  return changes;
};
