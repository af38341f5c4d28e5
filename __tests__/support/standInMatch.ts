import { isRecord } from '../../src/contract/readers';

// What a recorder replaces at a time: letters of any script, or digits.
const RUN = /[\p{L}\p{M}]+|\p{N}+/gu;

// A random id, as a whole: its letters and digits are others in each visit, and so are the places where they meet. A
// reference of a report is one even if chance has given it no digit.
const RANDOM_ID = /^(?:(?=.*\d)[\w-]{14,60}|[\dA-Z]{8,}-[\dA-Z]{6,})$/;

// As long as those of Redux Toolkit: one of forty has no digit.
const ID_OF_TOOLKIT = /^[\w-]{21}$/;

// The sandbox of a test gives its visit a fixed name where that of a server gives a random one.
const FIXED_ID = /^(?:[A-Z]{2}-)?sandbox-visit$/;

/** Where a value is not the recorded one: a dotted path, and both, as short JSON. */
export interface Mismatch {
  readonly path: string;
  readonly recorded: string;
  readonly now: string;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

/** The keys that both have, then the others by their place, because stand-ins may be keys as well. */
const pairsOf = (recorded: object, now: object): readonly (readonly [string, string])[] | undefined => {
  const [ours, theirs] = [Object.keys(recorded), Object.keys(now)];
  if (ours.length !== theirs.length) return undefined;
  const [left, right] = [ours.filter((key) => !(key in now)), theirs.filter((key) => !(key in recorded))];
  return [
    ...ours.filter((key) => key in now).map((key) => [key, key] as const),
    ...left.map((key, place) => [key, right[place] ?? ''] as const),
  ];
};

/**
 * Compares the values of a session file, in which stand-ins have taken the place of whatever may be personal, with
 * those of a page that has the originals. A word and its stand-in are the same as long as each of them stands for the
 * other wherever they occur.
 */
export const createStandInMatch = () => {
  const originals = new Map<string, string>();
  const standIns = new Map<string, string>();
  let tried: (readonly [string, string])[] = [];

  const isSameRun = (recorded: string, now: string): boolean => {
    // The portal's own words are not replaced, and the names of elements not in every place.
    if (recorded === now) return true;
    if (originals.get(recorded) === now) return true;
    if (originals.has(recorded) || standIns.has(now)) return false;
    originals.set(recorded, now);
    standIns.set(now, recorded);
    tried.push([recorded, now]);
    return true;
  };

  /** Forgets what was learnt from values that turned out not to be the same. */
  const takeBack = () => {
    for (const [recorded, now] of tried) {
      originals.delete(recorded);
      standIns.delete(now);
    }
  };

  const isSameText = (recorded: string, now: string): boolean => {
    const [ours, theirs] = [recorded.match(RUN) ?? [], now.match(RUN) ?? []];
    const isRandom = [RANDOM_ID, FIXED_ID, ID_OF_TOOLKIT].some((id) => id.test(now));
    if (RANDOM_ID.test(recorded) && isRandom) return isSameRun(recorded, now);
    return (
      recorded.replace(RUN, '\0') === now.replace(RUN, '\0') &&
      ours.every((run, place) => isSameRun(run, theirs[place] ?? ''))
    );
  };

  const isSameNumber = (recorded: number, now: number): boolean =>
    // A number that is written with an exponent has no shape to keep.
    String(now).includes('e') || isSameText(String(recorded), String(now));

  const mismatch = (recorded: unknown, now: unknown, path = ''): Mismatch | undefined => {
    const differs = { path, recorded: short(recorded), now: short(now) };
    if (typeof recorded === 'string' && typeof now === 'string') return isSameText(recorded, now) ? undefined : differs;
    if (typeof recorded === 'number' && typeof now === 'number')
      return isSameNumber(recorded, now) ? undefined : differs;
    if (!(isRecord(recorded) && isRecord(now)) && !(Array.isArray(recorded) && Array.isArray(now)))
      return recorded === now ? undefined : differs;
    const pairs = pairsOf(recorded, now);
    if (pairs === undefined) return differs;
    for (const [ours, theirs] of pairs) {
      if (!isSameText(ours, theirs)) return { ...differs, path: path === '' ? ours : `${path}.${ours}` };
      const found = mismatch(
        (recorded as Record<string, unknown>)[ours],
        (now as Record<string, unknown>)[theirs],
        path === '' ? ours : `${path}.${ours}`,
      );
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const originalOf = (recorded: unknown): unknown => {
    if (typeof recorded === 'string') return recorded.replace(RUN, (run) => originals.get(run) ?? run);
    if (Array.isArray(recorded)) return recorded.map(originalOf);
    if (!isRecord(recorded)) return recorded;
    return Object.fromEntries(Object.entries(recorded).map(([key, value]) => [key, originalOf(value)]));
  };

  return {
    /** The first place in which a value is not the recorded one; undefined if there is none. */
    mismatch: (recorded: unknown, now: unknown): Mismatch | undefined => {
      tried = [];
      const found = mismatch(recorded, JSON.parse(JSON.stringify(now)));
      if (found !== undefined) takeBack();
      return found;
    },
    /** The value that a member had, as far as its words have been met already. Numbers are those of the file. */
    originalOf: <Value>(recorded: Value): Value => originalOf(recorded) as Value,
  };
};
