import fc from 'fast-check';
import { selectFirstIndex, selectTiles } from '../../../src/features/outstanding/selectors';
import {
  actionFocused,
  actionsList,
  actionsRequested,
  type OutstandingState,
  outstandingReducer,
  pageTurned,
  type SourceName,
  sourceFailed,
  sourceLoaded,
  sourceNames,
  waitEnded,
} from '../../../src/features/outstanding/slice';

type Outcome = { readonly source: SourceName; readonly count: number | 'failed' };

/** The four sources in any order, each with some actions, none, or a failure; some may never answer. */
const outcomes: fc.Arbitrary<readonly Outcome[]> = fc
  .tuple(
    fc.shuffledSubarray([...sourceNames]),
    fc.array(fc.oneof(fc.nat(5), fc.constant('failed' as const)), { minLength: 4, maxLength: 4 }),
  )
  .map(([order, counts]) => order.map((source, index) => ({ source, count: counts[index] ?? 0 })));

const settled = (state: OutstandingState, { source, count }: Outcome): OutstandingState =>
  outstandingReducer(
    state,
    count === 'failed'
      ? sourceFailed(source)
      : sourceLoaded({
          source,
          actions: Array.from({ length: count }, (_, index) => ({ fragmentUrl: `/${source}/${index}` })),
          at: 0,
        }),
  );

const waiting = outstandingReducer(undefined, actionsRequested(sourceNames));
const asked = outstandingReducer(waiting, waitEnded());
const paths = (outstanding: OutstandingState) => selectTiles({ outstanding }).map(({ fragment }) => fragment.path);

describe('the four sources', () => {
  it('end up in the order of the sources, whatever the order and outcome of their answers', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const expected = sourceNames.flatMap((name) => {
          const count = given.find(({ source }) => source === name)?.count;
          return typeof count === 'number' ? Array.from({ length: count }, (_, index) => `/${name}/${index}`) : [];
        });
        expect(paths(given.reduce(settled, asked))).toEqual(expected);
      }),
    );
  });

  // Rule `outstanding.order`.
  it('only add actions after those that are shown while they wait, and show them all once nothing is awaited', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        let state = waiting;
        for (const outcome of given) {
          const before = paths(state);
          state = settled(state, outcome);
          expect(paths(state).slice(0, before.length)).toEqual(before);
        }
        if (given.length === sourceNames.length) expect(paths(state)).toEqual(paths(given.reduce(settled, asked)));
      }),
    );
  });

  it('do not wait again for one that is asked again', () => {
    const all = sourceNames.reduce<OutstandingState>(
      (state, source) => settled(state, { source, count: source === 'connectedDevice' ? 'failed' : 1 }),
      waiting,
    );
    expect(paths(outstandingReducer(all, actionsRequested(['connectedDevice'])))).toEqual(paths(all));
  });

  it('keep failures visible in the state', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const { sources } = given.reduce(settled, asked);
        for (const { source, count } of given)
          expect(sources[source].status).toBe(count === 'failed' ? 'failed' : 'loaded');
      }),
    );
  });

  it('keep the action in view of a member who has turned the page, in whatever order the others are added', () => {
    fc.assert(
      fc.property(outcomes, fc.nat(3), fc.nat(), (given, turnAfter, seed) => {
        let state = given.slice(0, turnAfter).reduce(settled, asked);
        const tiles = paths(state);
        fc.pre(tiles.length > 1);
        const first = 1 + (seed % (tiles.length - 1));
        state = outstandingReducer(state, pageTurned(first));
        state = given.slice(turnAfter).reduce(settled, state);
        expect(paths(state)[selectFirstIndex({ outstanding: state })]).toBe(tiles[first]);
      }),
    );
  });

  // Rule `list.focus`.
  it('keep the action that has the focus, the first one too', () => {
    fc.assert(
      fc.property(outcomes, fc.nat(3), fc.nat(), (given, focusAfter, seed) => {
        let state = given.slice(0, focusAfter).reduce(settled, asked);
        const tiles = paths(state);
        fc.pre(tiles.length > 0);
        const focused = seed % tiles.length;
        state = outstandingReducer(state, actionFocused(focused));
        state = given.slice(focusAfter).reduce(settled, state);
        expect(paths(state)[selectFirstIndex({ outstanding: state })]).toBe(tiles[focused]);
      }),
    );
  });

  it('start at the first again once the member turns back to it', () => {
    const will = settled(asked, { source: 'will', count: 2 });
    const focused = outstandingReducer(will, actionFocused(0));
    const turned = outstandingReducer(focused, pageTurned(0));
    expect(selectFirstIndex({ outstanding: settled(turned, { source: 'consent', count: 1 }) })).toBe(0);
  });

  it('stay where they are when the source in view has more actions than before', () => {
    const turned = outstandingReducer(settled(asked, { source: 'will', count: 5 }), pageTurned(3));
    const again = settled(outstandingReducer(turned, actionsRequested(['will'])), { source: 'will', count: 6 });
    expect(again.firstIndex).toBe(3);
  });

  // Rules `overview.refresh`, `list.focus`.
  it('keep the action in view while sources are asked again, whatever they have then', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4)), fc.nat(4), fc.nat(), (before, now, seed) => {
        const all = sourceNames.reduce(
          (state, source, at) => settled(state, { source, count: before[at] ?? 0 }),
          asked,
        );
        const tiles = paths(all);
        fc.pre(tiles.length > 1);
        const first = 1 + (seed % (tiles.length - 1));
        const own = sourceNames.find((name) => tiles[first]?.startsWith(`/${name}/`));
        let state = outstandingReducer(outstandingReducer(all, pageTurned(first)), actionsRequested(sourceNames));
        expect(paths(state)).toEqual(tiles);
        for (const [at, source] of sourceNames.entries()) {
          // The source in view stays as it is; the others have more actions or fewer.
          state = settled(state, { source, count: source === own ? (before[at] ?? 0) : now });
        }
        expect(paths(state)[selectFirstIndex({ outstanding: state })]).toBe(tiles[first]);
      }),
    );
  });
});

describe('a source that is asked again in vain', () => {
  it('keeps its actions, which are then old', () => {
    const before = settled(asked, { source: 'will', count: 2 });
    const after = outstandingReducer(outstandingReducer(before, actionsRequested(['will'])), sourceFailed('will'));
    expect(after.sources.will).toEqual({ ...before.sources.will, renewal: 'failed' });
    expect(paths(after)).toEqual(['/will/0', '/will/1']);
  });
});

describe('the list of all actions', () => {
  it('is opened and closed, and loses nothing of what is known', () => {
    const before = settled(asked, { source: 'will', count: 2 });
    const opened = outstandingReducer(before, actionsList.listOpened(50));
    expect(opened).toEqual({ ...before, listed: 50 });
    expect(outstandingReducer(opened, actionsList.listClosed())).toEqual(before);
  });

  it('leaves the state the same object for events that do not concern it', () => {
    expect(outstandingReducer(asked, { type: 'elsewhere' })).toBe(asked);
  });
});
