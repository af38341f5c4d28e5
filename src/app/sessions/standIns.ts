import { isRecord } from '../../contract/readers';
import type { RuntimeConfiguration } from '../../contract/runtimeConfiguration';
import type { RecordedAction } from './sessionFile';
import { isAboutPlaces, labelKeys, markup, timeFields, vocabularyOf } from './vocabulary';

// Letters and digits of any script; what is between them is the shape and stays.
const RUN = /[\p{L}\p{M}]+|\p{N}+/gu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const TAG = /<(\/?)([a-z][a-z\d]*)([^<>]*)>/gi;
const ATTRIBUTE = /([a-z-]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+))?/gi;
const ENTITY = /&(amp|lt|gt|quot|apos|nbsp|copy|ndash|mdash|rsquo|lsquo|hellip);/g;
const ACTION_TYPE = /^[a-z]+(?:[A-Z][a-z]*)*\/[a-z]+(?:[A-Z][a-z]*)*$/;
// The names of fields, as our code and the schemas have them.
const FIELD = /^(?:[a-z][A-Za-z]{0,39}|Details|Description|Link|PORTALWL)$/;
const LARGEST_PLACE = 10_000;

/** Replaces the matches of a pattern in one way, and what is between them in another. */
const replaceAround = (
  text: string,
  pattern: RegExp,
  replaceMatch: (match: RegExpExecArray) => string,
  replaceBetween: (between: string) => string,
): string => {
  let done = 0;
  let replaced = '';
  for (const match of text.matchAll(pattern)) {
    replaced += replaceBetween(text.slice(done, match.index)) + replaceMatch(match);
    done = match.index + match[0].length;
  }
  return replaced + replaceBetween(text.slice(done));
};

/** When a session was recorded, in milliseconds since 1970. */
export interface RecordedTime {
  readonly from: number;
  readonly to: number;
}

const DAY_MS = 86_400_000;

// mulberry32: a fixed sequence. A stand-in depends on the place of a word among the others and not on the word, so that
// nobody can compute it back.
const createSequence = () => {
  let seed = 0x5eed;
  return (below: number): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/**
 * Replaces whatever may be personal in the values that it is given, by stand-ins of the same shape: letters become
 * letters, digits digits, and what is between them stays. The same word always gets the same stand-in, and two words
 * never the same one. Everything is private, unless it is a word of the portal's own vocabulary, a boolean, a time of
 * the recording or a place in a list; so a field that somebody adds is private by itself (rule `session.file`).
 */
export interface StandIns {
  action(action: RecordedAction): RecordedAction;
  /** A text outside of actions. */
  text(text: string): string;
}

/**
 * Makes the stand-ins of one session.
 * @param originals everything that will be replaced: no stand-in is a word of it
 */
export const createStandIns = (
  configuration: RuntimeConfiguration,
  { from, to }: RecordedTime,
  originals: unknown,
): StandIns => {
  const vocabulary = vocabularyOf(configuration);
  const taken = new Set([...vocabulary, ...((JSON.stringify(originals) ?? '').match(RUN) ?? [])]);
  const next = createSequence();
  const known = new Map<string, string>();

  const digit = (isOuter: boolean): string => String(isOuter ? 1 + next(9) : next(10));

  const draw = (run: string): string => {
    const characters = [...run];
    return characters
      .map((character, place) => {
        if (/\p{N}/u.test(character)) return digit(place === 0 || place === characters.length - 1);
        const letter = LETTERS[next(LETTERS.length)] ?? 'x';
        return character === character.toLowerCase() ? letter : letter.toUpperCase();
      })
      .join('');
  };

  const replaceRun = (run: string): string => {
    if (vocabulary.has(run) || /^0+$/.test(run)) return run;
    const found = known.get(run);
    if (found !== undefined) return found;
    let standIn = draw(run);
    // Short words run out: then theirs become longer.
    for (let tries = 0; taken.has(standIn); tries += 1) standIn = draw(run + run.slice(0, Math.floor(tries / 40)));
    taken.add(standIn);
    known.set(run, standIn);
    return standIn;
  };

  const replacePlain = (text: string): string => text.replace(RUN, replaceRun);

  const keepMarkup = (name: string): string =>
    name.replace(RUN, (run) => (markup.has(run.toLowerCase()) || /^\d$/.test(run) ? run : replaceRun(run)));

  const replaceBetween = (text: string): string => replaceAround(text, ENTITY, ([entity]) => entity, replacePlain);

  const replaceText = (text: string): string =>
    replaceAround(
      text,
      TAG,
      ([, slash, name = '', rest = '']) => {
        const attributes = replaceAround(
          rest,
          ATTRIBUTE,
          ([, attribute = '', equals = '', value = '']) => `${keepMarkup(attribute)}${equals}${replacePlain(value)}`,
          replacePlain,
        );
        return `<${slash}${keepMarkup(name)}${attributes}>`;
      },
      replaceBetween,
    );

  const replaceNumber = (value: number): number => {
    const standIn = Number(replacePlain(String(value)));
    // A number that is written with an exponent has no shape to keep.
    return Number.isFinite(standIn) ? standIn : 1;
  };

  const isTime = (value: number): boolean => Number.isInteger(value) && value >= from - DAY_MS && value <= to + DAY_MS;

  const isPlace = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < LARGEST_PLACE;

  const replaceValue = (value: unknown, type: string, field: string): unknown => {
    if (typeof value === 'string') return replaceText(value);
    if (typeof value === 'number') {
      if (timeFields.has(field) && isTime(value)) return value;
      return isAboutPlaces(type) && isPlace(value) ? value : replaceNumber(value);
    }
    if (Array.isArray(value)) return value.map((entry) => replaceValue(entry, type, field));
    if (!isRecord(value)) return typeof value === 'boolean' || value === null ? value : undefined;
    // Only the labels have keys that the portal chooses.
    const isLabels = field === 'headings' || (type === 'portfolio/headingsLoaded' && field === 'payload');
    const keyOf = (key: string) => ((isLabels ? labelKeys.has(key) : FIELD.test(key)) ? key : replaceText(key));
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [keyOf(key), replaceValue(entry, type, key)]),
    );
  };

  return {
    text: replaceText,
    action: (action) => {
      const type = ACTION_TYPE.test(action.type) ? action.type : replaceText(action.type);
      return { ...(replaceValue(action, type, '') as RecordedAction), type };
    },
  };
};
