import type { KeyValueStorage } from '../../platform/storage';

/** Where the member was on one history entry: only numbers, never content. */
export interface Positions {
  /** Whose positions they are: a number made from the session's identity and the member's products. */
  readonly owner: number;
  /** In CSS pixels from the top. */
  readonly scrolled: number;
  /** Pages of carousels and open lists, in an order that the caller defines. */
  readonly places: readonly number[];
}

const KEY = 'portfolio.positions';
const MOST_ENTRIES = 20;

const isEntry = (candidate: unknown): candidate is readonly number[] =>
  Array.isArray(candidate) && candidate.every(Number.isFinite);

const readEntries = (storage: Pick<KeyValueStorage, 'read'>): readonly (readonly number[])[] => {
  try {
    const read: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(read) && read.every(isEntry) ? read : [];
  } catch {
    // Something else is stored there.
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
