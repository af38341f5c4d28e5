import fc from 'fast-check';
import { selectFirstIndex, selectTiles } from '../../../src/features/outstanding/selectors';
import {
  actionsRequested,
  type OutstandingState,
  outstandingReducer,
  pageTurned,
  type SourceName,
  sourceFailed,
  sourceLoaded,
  sourceNames,
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

const asked = outstandingReducer(undefined, actionsRequested(sourceNames));
const paths = (outstanding: OutstandingState) => selectTiles({ outstanding }).map(({ fragment }) => fragment.path);

describe('the four sources', () => {
  it('end in the order of the specification, in whatever order and however they settle', () => {
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

  it('leave the failed ones visible in the state', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const { sources } = given.reduce(settled, asked);
        for (const { source, count } of given)
          expect(sources[source].status).toBe(count === 'failed' ? 'failed' : 'loaded');
      }),
    );
  });

  it('keep the action in view of a member who has turned the page, in whatever order the others join', () => {
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
});
