import fc from 'fast-check';
import { selectFirstIndex, selectTiles } from '../../../src/features/outstanding/selectors';
import {
  actionFocused,
  type OutstandingPart,
  outstandingReducer,
  pageTurned,
  type SourceName,
  sourceNames,
  sources,
  waitEnded,
} from '../../../src/features/outstanding/slice';

type State = OutstandingPart['outstanding'];
type Outcome = { readonly source: SourceName; readonly count: number | 'failed' };

/** The four sources in any order, each with some actions, none, or a failure; some may never answer. */
const outcomes: fc.Arbitrary<readonly Outcome[]> = fc
  .tuple(
    fc.shuffledSubarray([...sourceNames]),
    fc.array(fc.oneof(fc.nat(5), fc.constant('failed' as const)), { minLength: 4, maxLength: 4 }),
  )
  .map(([order, counts]) => order.map((source, index) => ({ source, count: counts[index] ?? 0 })));

const items = (source: SourceName, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    itemContentFragmentUrl: `/${source}/${index}`,
    redirectUrl: undefined,
  }));

const answered = (source: SourceName, count: number) =>
  ({
    connectedDevice: sources.connectedDevice.actions.summaryLoaded(items('connectedDevice', count), 0),
    consent: sources.consent.actions.summaryLoaded(
      { pendingConsentCount: { pendingConsentRequests: count }, consentFragmentSrc: '/consent/0' },
      0,
    ),
    acceptance: sources.acceptance.actions.summaryLoaded(
      {
        pendingRequestCount: { pendingAcceptanceRequests: count },
        hasExpired: false,
        acceptanceFragmentSrc: '/acceptance/0',
      },
      0,
    ),
    will: sources.will.actions.summaryLoaded(items('will', count), 0),
  })[source];

const settled = (state: State, { source, count }: Outcome): State =>
  outstandingReducer(
    state,
    count === 'failed' ? sources[source].actions.summaryFailed(undefined) : answered(source, count),
  );

const requested = (state: State): State =>
  sourceNames.reduce((before, name) => outstandingReducer(before, sources[name].actions.summaryRequested()), state);

const waiting = requested(outstandingReducer(undefined, { type: 'start' }));
const asked = outstandingReducer(waiting, waitEnded());
const paths = (outstanding: State) => selectTiles({ outstanding }).map(({ fragment }) => fragment.path);
const inView = (outstanding: State) => paths(outstanding)[selectFirstIndex({ outstanding })];

const turned = (outstanding: State, index: number): State =>
  outstandingReducer(outstanding, pageTurned(index, selectTiles({ outstanding })[index]?.key));
const focused = (outstanding: State, index: number): State =>
  outstandingReducer(outstanding, actionFocused({ index, key: selectTiles({ outstanding })[index]?.key ?? null }));

describe('the four sources', () => {
  it('end up in the order of the sources, whatever the order and outcome of their answers', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const expected = sourceNames.flatMap((name) => {
          const count = given.find(({ source }) => source === name)?.count;
          if (typeof count !== 'number') return [];
          const most = name === 'consent' || name === 'acceptance' ? 1 : count;
          return Array.from({ length: Math.min(count, most) }, (_, index) => `/${name}/${index}`);
        });
        const state = given.reduce(settled, asked);
        expect(paths(state)).toEqual(expected);
        // A failure is visible in the state alone.
        for (const { source, count } of given)
          expect(state.sources[source].status).toBe(count === 'failed' ? 'failed' : 'loaded');
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

  // Rule `list.focus`.
  it.each([
    ['has turned the page', turned, 1],
    ['is at an action, the first one too', focused, 0],
  ])('keep the action in view of a member who %s, in whatever order the others are added', (_, move, least) => {
    fc.assert(
      fc.property(outcomes, fc.nat(3), fc.nat(), (given, moveAfter, seed) => {
        const before = given.slice(0, moveAfter).reduce(settled, asked);
        const tiles = paths(before);
        fc.pre(tiles.length > least);
        const index = least + (seed % (tiles.length - least));
        expect(inView(given.slice(moveAfter).reduce(settled, move(before, index)))).toBe(tiles[index]);
      }),
    );
  });

  it('start at the first again once the member turns back to it', () => {
    const state = turned(focused(settled(asked, { source: 'will', count: 2 }), 0), 0);
    expect(inView(settled(state, { source: 'consent', count: 1 }))).toBe('/consent/0');
  });

  // Rules `overview.refresh`, `list.focus`.
  it('keep their actions and the one in view while they are asked again, whatever the others have then', () => {
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
        let state = requested(turned(all, first));
        expect(paths(state)).toEqual(tiles);
        for (const [at, source] of sourceNames.entries()) {
          // The source in view has at least what it had; the others have more actions or fewer.
          state = settled(state, { source, count: source === own ? (before[at] ?? 0) + now : now });
        }
        expect(inView(state)).toBe(tiles[first]);
      }),
    );
  });
});
