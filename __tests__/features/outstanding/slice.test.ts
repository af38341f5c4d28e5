import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import {
  acceptance,
  actionsCarousel,
  consent,
  devices,
  type OutstandingPart,
  outstandingReducers,
  selectFirstIndex,
  selectTiles,
  sources,
  waitEnded,
  wills,
} from '../../../src/features/outstanding/slice';

const { pageTurned, itemFocused } = actionsCarousel.actions;

type State = OutstandingPart;
type Source = (typeof sources)[number];
type Outcome = { readonly source: Source; readonly count: number | 'failed' };

const reduce = combineReducers(outstandingReducers);

/** The four sources in any order, each with some actions, none, or a failure; some may never answer. */
const outcomes: fc.Arbitrary<readonly Outcome[]> = fc
  .tuple(
    fc.shuffledSubarray([...sources]),
    fc.array(fc.oneof(fc.nat(5), fc.constant('failed' as const)), { minLength: 4, maxLength: 4 }),
  )
  .map(([order, counts]) => order.map((source, index) => ({ source, count: counts[index] ?? 0 })));

const items = (count: number, path: string) =>
  Array.from({ length: count }, (_, index) => ({ itemContentFragmentUrl: `${path}/${index}` }));

const answered = (count: number): Readonly<Record<Source['name'], UnknownAction>> => ({
  outstandingDevices: devices.actions.summaryLoaded(items(count, '/outstandingDevices'), 0),
  outstandingConsent: consent.actions.summaryLoaded(
    { pendingConsentCount: { pendingConsentRequests: count }, consentFragmentSrc: '/outstandingConsent/0' },
    0,
  ),
  outstandingAcceptance: acceptance.actions.summaryLoaded(
    {
      pendingRequestCount: { pendingAcceptanceRequests: count },
      hasExpired: false,
      acceptanceFragmentSrc: '/outstandingAcceptance/0',
    },
    0,
  ),
  outstandingWill: wills.actions.summaryLoaded(items(count, '/outstandingWill'), 0),
});

const settled = (state: State, { source, count }: Outcome): State =>
  reduce(state, count === 'failed' ? source.actions.summaryFailed(undefined) : answered(count)[source.name]);

const requested = (state: State): State =>
  sources.reduce((before, { actions }) => reduce(before, actions.summaryRequested()), state);

const waiting = requested(reduce(undefined, { type: 'start' }));
const asked = reduce(waiting, waitEnded());
const paths = (state: State) => selectTiles(state).map(({ fragment }) => fragment.path);
const inView = (state: State) => paths(state)[selectFirstIndex(state)];

const turned = (state: State, index: number): State => reduce(state, pageTurned(index, selectTiles(state)[index]?.key));
const focused = (state: State, index: number): State =>
  reduce(state, itemFocused({ index, key: selectTiles(state)[index]?.key ?? null }));

describe('the four sources', () => {
  it('end up in the order of the sources, whatever the order and outcome of their answers', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const expected = sources.flatMap((one) => {
          const { name } = one;
          const count = given.find(({ source }) => source === one)?.count;
          if (typeof count !== 'number') return [];
          const most = one === consent || one === acceptance ? 1 : count;
          return Array.from({ length: Math.min(count, most) }, (_, index) => `/${name}/${index}`);
        });
        const state = given.reduce(settled, asked);
        expect(paths(state)).toEqual(expected);
        // A failure is visible in the state alone.
        for (const { source, count } of given)
          expect(source.select(state).status).toBe(count === 'failed' ? 'failed' : 'loaded');
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
        if (given.length === sources.length) expect(paths(state)).toEqual(paths(given.reduce(settled, asked)));
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
    const state = turned(focused(settled(asked, { source: wills, count: 2 }), 0), 0);
    expect(inView(settled(state, { source: consent, count: 1 }))).toBe('/outstandingConsent/0');
  });

  // Rules `overview.refresh`, `list.focus`.
  it('keep their actions and the one in view while they are asked again, whatever the others have then', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4)), fc.nat(4), fc.nat(), (before, now, seed) => {
        const all = sources.reduce((state, source, at) => settled(state, { source, count: before[at] ?? 0 }), asked);
        const tiles = paths(all);
        fc.pre(tiles.length > 1);
        const first = 1 + (seed % (tiles.length - 1));
        const own = sources.find(({ name }) => tiles[first]?.startsWith(`/${name}/`));
        let state = requested(turned(all, first));
        expect(paths(state)).toEqual(tiles);
        for (const [at, source] of sources.entries()) {
          // The source in view has at least what it had; the others have more actions or fewer.
          state = settled(state, { source, count: source === own ? (before[at] ?? 0) + now : now });
        }
        expect(inView(state)).toBe(tiles[first]);
      }),
    );
  });
});
