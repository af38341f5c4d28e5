import type { KeyValueStorage } from '../../platform/storage';

/** Where the member was on one history entry: only numbers, never content. */
export interface Positions {
  /** Whose positions they are: a number made from the session's identity and the member's products. */
  readonly owner: number;
  /** In CSS pixels from the top. */
  readonly scrolled: number;
  /** Pages of carousels and open lists, in an order that the caller defines. */
  readonly turned: readonly number[];
}

/** The key under which the positions of all entries are stored. */
export const POSITIONS = 'portfolio.positions';
const MOST_ENTRIES = 20;

const isEntry = (candidate: unknown): candidate is readonly number[] =>
  Array.isArray(candidate) && candidate.every(Number.isFinite);

const readEntries = (storage: Pick<KeyValueStorage, 'read'>): readonly (readonly number[])[] => {
  try {
    const read: unknown = JSON.parse(storage.read(POSITIONS) ?? '[]');
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
  const [, owner = 0, scrolled = 0, ...turned] = found;
  return { owner, scrolled, turned };
};

/** Stores the positions of a history entry; beyond 20 entries the oldest one is dropped. */
export const keepPositions = (
  storage: Pick<KeyValueStorage, 'read' | 'write'>,
  entry: number,
  { owner, scrolled, turned }: Positions,
): void => {
  const others = readEntries(storage).filter(([key]) => key !== entry);
  storage.write(POSITIONS, JSON.stringify([...others, [entry, owner, scrolled, ...turned]].slice(-MOST_ENTRIES)));
};
