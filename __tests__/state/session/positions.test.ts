import fc from 'fast-check';
import {
  keepPositions,
  ownerOf,
  type Positions,
  putBackPositions,
  recallPositions,
  takePositions,
} from '../../../src/state/session/positions';

const storageOf = (kept: Record<string, string> = {}) => ({
  read: (key: string) => kept[key],
  write: (key: string, value: string) => {
    kept[key] = value;
    return true;
  },
  remove: (key: string) => {
    delete kept[key];
  },
});

const positions: fc.Arbitrary<Positions> = fc.record({
  owner: fc.nat(),
  scrolled: fc.nat(),
  places: fc.array(fc.nat(), { maxLength: 6 }),
});

// Rule `session.return`.
describe("The member's positions", () => {
  it('are stored for each of the latest 20 entries of the history', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), positions), { maxLength: 60 }), (kept) => {
        const storage = storageOf();
        for (const [entry, where] of kept) keepPositions(storage, entry, where);
        const inOrder = [...new Set(kept.map(([entry]) => entry).toReversed())];
        for (const [age, entry] of inOrder.entries()) {
          const last = kept.findLast(([key]) => key === entry)?.[1];
          expect(recallPositions(storage, entry)).toEqual(age < 20 ? last : undefined);
        }
      }),
    );
  });

  it('are stored as numbers and nothing else', () => {
    const kept: Record<string, string> = {};
    keepPositions(storageOf(kept), 7, { owner: 1, scrolled: 2, places: [3, 4] });
    expect(kept).toEqual({ 'portfolio.positions': '[[7,1,2,3,4]]' });
  });

  it.each(['', 'null', '{}', '[1]', '[["a"]]', '[[1,null,2]]', '[[1,1,640],["2",1,640]]', 'x'])(
    'are unknown if %j is stored',
    (text) => {
      const storage = storageOf({ 'portfolio.positions': text });
      expect(recallPositions(storage, 1)).toBeUndefined();
      keepPositions(storage, 1, { owner: 1, scrolled: 2, places: [] });
      expect(recallPositions(storage, 1)).toEqual({ owner: 1, scrolled: 2, places: [] });
    },
  );

  it('can be taken out and put back', () => {
    const kept: Record<string, string> = {};
    const storage = storageOf(kept);
    keepPositions(storage, 1, { owner: 1, scrolled: 2, places: [] });
    const taken = takePositions(storage);
    expect(kept).toEqual({});
    putBackPositions(storage, taken);
    expect(recallPositions(storage, 1)).toEqual({ owner: 1, scrolled: 2, places: [] });
    takePositions(storage);
    putBackPositions(storage, undefined);
    expect(kept).toEqual({});
  });
});

it('The owner of positions depends on the session and on all held products', () => {
  const owners = [['A', 'bank 1'], ['B', 'bank 1'], ['A', 'bank 2'], ['A', 'bank 1', 'card '], ['A\nbank 1'.slice(1)]];
  expect(new Set(owners.map(ownerOf)).size).toBe(owners.length);
  expect(ownerOf(['A', 'bank 1'])).toBe(ownerOf(['A', 'bank 1']));
});
