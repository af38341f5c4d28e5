import type { KeyValueStorage } from '../../platform/storage';
import { digestOf } from '../../platform/tabs';

/** Where the member was on one history entry: only numbers, never content. */
export interface Positions {
  /** Whose positions they are, see {@link ownerOf}. */
  readonly owner: number;
  /** In CSS pixels from the top. */
  readonly scrolled: number;
  /** Pages of carousels and open lists, in an order that the caller defines. */
  readonly places: readonly number[];
}

const KEY = 'portfolio.positions';
/** How many history entries are remembered: the latest ones. */
const MOST_ENTRIES = 20;

type Entries = readonly (readonly number[])[];

const isEntries = (value: unknown): value is Entries =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry) && entry.every(Number.isFinite));

const readEntries = (storage: Pick<KeyValueStorage, 'read'>): Entries => {
  try {
    const value: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return isEntries(value) ? value : [];
  } catch {
    // Something else is stored there: treat it as empty.
    return [];
  }
};

/** The stored positions of a history entry; `undefined` if there are none. */
export const recallPositions = (storage: Pick<KeyValueStorage, 'read'>, entry: number): Positions | undefined => {
  const found = readEntries(storage).find(([key]) => key === entry);
  if (found === undefined) return undefined;
  const [, owner = 0, scrolled = 0, ...places] = found;
  return { owner, scrolled, places };
};

/** Stores the positions of a history entry; beyond 20 entries the oldest one is dropped. */
export const keepPositions = (
  storage: Pick<KeyValueStorage, 'read' | 'write'>,
  entry: number,
  { owner, scrolled, places }: Positions,
): void => {
  const others = readEntries(storage).filter(([key]) => key !== entry);
  storage.write(KEY, JSON.stringify([...others, [entry, owner, scrolled, ...places]].slice(-MOST_ENTRIES)));
};

/** Removes the positions of all entries and returns them as stored, for {@link putBackPositions}. */
export const takePositions = (storage: Pick<KeyValueStorage, 'read' | 'remove'>): string | undefined => {
  const taken = storage.read(KEY);
  storage.remove(KEY);
  return taken;
};

/** Puts back what {@link takePositions} removed. */
export const putBackPositions = (storage: Pick<KeyValueStorage, 'write'>, taken: string | undefined): void => {
  if (taken !== undefined) storage.write(KEY, taken);
};

/**
 * A number for the owner of the positions, made from the session's identity and the member's products, so that nobody
 * is taken to where somebody else was.
 */
export const ownerOf = (texts: readonly string[]): number => digestOf(texts.join('\n'));
