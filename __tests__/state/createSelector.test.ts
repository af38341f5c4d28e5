import { createSelector, rememberLast } from '../../src/state/createSelector';

interface House {
  readonly door: string;
  readonly windows: readonly number[];
}

const house: House = { door: 'red', windows: [1, 2] };

describe('A selector', () => {
  it('combines its inputs anew only when one of them has changed, and returns the same until then', () => {
    let times = 0;
    const select = createSelector([({ door }: House) => door, ({ windows }: House) => windows], (door, windows) => {
      times += 1;
      return { door, count: windows.length };
    });
    const first = select(house);
    expect(first).toEqual({ door: 'red', count: 2 });
    expect(select({ ...house })).toBe(first);
    expect(times).toBe(1);
    expect(select({ ...house, windows: [] })).toEqual({ door: 'red', count: 0 });
    expect(select({ ...house, door: 'blue' })).toEqual({ door: 'blue', count: 2 });
    expect(times).toBe(3);
  });

  it('reads its inputs once for each state', () => {
    let times = 0;
    const select = createSelector(
      [
        ({ door }: House) => {
          times += 1;
          return door;
        },
      ],
      (door) => `a ${door} door`,
    );
    times = 0;
    const other = { ...house };
    select(other);
    const before = times;
    expect([select(other), select(other)]).toEqual(['a red door', 'a red door']);
    expect(times).toBe(before);
  });

  it('that throws does so again, and works with the next state', () => {
    const select = createSelector([({ windows }: House) => windows], ([first]) => {
      if (first === undefined) throw new Error('no window');
      return { first };
    });
    const bare = { ...house, windows: [] };
    expect(() => select(bare)).toThrow('no window');
    expect(() => select(bare)).toThrow('no window');
    expect(select(house)).toEqual({ first: 1 });
  });
});

describe('A function that remembers', () => {
  it('runs also if it is first given nothing, and returns even nothing again without running', () => {
    let times = 0;
    const count = rememberLast((_: unknown) => {
      times += 1;
      return undefined;
    });
    for (const given of [undefined, undefined, null, null, undefined]) count(given);
    expect(times).toBe(3);
  });
});
