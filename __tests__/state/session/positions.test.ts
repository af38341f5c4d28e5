import fc from 'fast-check';
import { keepPositions, type Positions, recallPositions } from '../../../src/state/session/positions';
import { keepingStorage } from '../../support/builders';

const positions: fc.Arbitrary<Positions> = fc.record({
  owner: fc.nat(),
  scrolled: fc.nat(),
  turned: fc.array(fc.nat(), { maxLength: 6 }),
});

// Rule `session.return`.
describe("The member's positions", () => {
  it('are stored for each of the latest 20 entries of the history', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), positions), { maxLength: 60, size: 'max' }), (kept) => {
        const storage = keepingStorage(new Map());
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
    const kept = new Map<string, string>();
    keepPositions(keepingStorage(kept), 7, { owner: 1, scrolled: 2, turned: [3, 4] });
    expect([...kept]).toEqual([['portfolio.positions', '[[7,1,2,3,4]]']]);
  });

  it.each(['', 'null', '{}', '[1]', '[["a"]]', '[[1,null,2]]', '[[1,1,640],["2",1,640]]', 'x'])(
    'are unknown if %j is stored',
    (text) => {
      const storage = keepingStorage(new Map([['portfolio.positions', text]]));
      expect(recallPositions(storage, 1)).toBeUndefined();
      keepPositions(storage, 1, { owner: 1, scrolled: 2, turned: [] });
      expect(recallPositions(storage, 1)).toEqual({ owner: 1, scrolled: 2, turned: [] });
    },
  );
});
