import fc from 'fast-check';
import { type ContentState, fragmentKey } from '../../../src/content';
import {
  selectAsOf,
  selectFirstIndex,
  selectFragmentAt,
  selectIsIncomplete,
  selectNearFragments,
  selectTiles,
  selectWithoutWords,
} from '../../../src/features/outstanding/selectors';
import type { OutstandingAction } from '../../../src/features/outstanding/slice';
import {
  type OutstandingPart,
  type OutstandingState,
  type SourceName,
  type SourceState,
  sourceNames,
} from '../../../src/features/outstanding/slice';

const idle: SourceState = { status: 'idle' };

const part = (sources: Partial<OutstandingState['sources']>, firstIndex = 0): OutstandingPart => ({
  outstanding: {
    sources: { connectedDevice: idle, consent: idle, acceptance: idle, will: idle, ...sources },
    firstIndex,
    isHeld: false,
    listed: 0,
    waits: false,
  },
});

const loaded = (...paths: readonly string[]): SourceState => ({
  status: 'loaded',
  actions: paths.map((fragmentUrl) => ({ fragmentUrl })),
  at: 0,
});

const paths = (state: OutstandingPart) => selectTiles(state).map(({ fragment }) => fragment.path);

describe('the tiles of outstanding actions', () => {
  it('are in the order of the sources, whatever order they arrive in', () => {
    expect(
      paths(
        part({ will: loaded('/w'), acceptance: loaded('/a'), consent: loaded('/c'), connectedDevice: loaded('/d') }),
      ),
    ).toEqual(['/d', '/c', '/a', '/w']);
  });

  it.each(['idle', 'loading', 'failed'] as const)('are those of the other sources while one is %s', (status) => {
    expect(paths(part({ connectedDevice: { status }, will: loaded('/w') }))).toEqual(['/w']);
  });

  it('take the link of the fragment to the redirect address', () => {
    const actions: readonly OutstandingAction[] = [
      { fragmentUrl: '/outstanding/device', redirectUrl: '/portal/device' },
      { fragmentUrl: '/', redirectUrl: '/portal/nowhere' },
      { fragmentUrl: '/outstanding/will' },
    ];
    expect(selectTiles(part({ will: { status: 'loaded', actions, at: 0 } })).map(({ fragment }) => fragment)).toEqual([
      { path: '/outstanding/device', replacements: { '/device': '/portal/device' } },
      { path: '/' },
      { path: '/outstanding/will' },
    ]);
  });

  it('stay the same object while the sources do', () => {
    const state = part({ will: loaded('/w') });
    expect(selectTiles({ outstanding: { ...state.outstanding, firstIndex: 3 } })).toBe(selectTiles(state));
  });

  it('are as many as the items of the sources, each with its own key, whatever comes', () => {
    const counts = fc.record(
      Object.fromEntries(sourceNames.map((name) => [name, fc.nat(20)])) as Record<SourceName, fc.Arbitrary<number>>,
    );
    fc.assert(
      fc.property(counts, (given) => {
        const sources = Object.fromEntries(
          sourceNames.map((name) => [name, loaded(...Array<string>(given[name]).fill('/same'))]),
        );
        const keys = selectTiles(part(sources)).map(({ key }) => key);
        expect(keys).toHaveLength(sourceNames.reduce((sum, name) => sum + given[name], 0));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe('the first tile shown', () => {
  it.each([
    [0, 0],
    [1, 1],
    [12, 1],
    [-1, 0],
  ])('for index %s is %s of two', (firstIndex, shown) => {
    expect(selectFirstIndex(part({ will: loaded('/a', '/b') }, firstIndex))).toBe(shown);
  });

  it('is 0 if there are none', () => {
    expect(selectFirstIndex(part({}, 5))).toBe(0);
  });
});

describe('the fragments near the current page', () => {
  const many = loaded(...Array.from({ length: 10_000 }, (_, index) => `/${index}`));

  it('are those of the first two pages at first', () => {
    expect(selectNearFragments(part({ will: many })).map(({ path }) => path)).toEqual([
      '/0',
      '/1',
      '/2',
      '/3',
      '/4',
      '/5',
    ]);
  });

  it('start before the first index, because with another width the page may start there', () => {
    const near = selectNearFragments(part({ will: many }, 9_000)).map(({ path }) => path);
    expect([near[0], near.at(-1), near.length]).toEqual(['/8998', '/9005', 8]);
  });
});

// Rule `outstanding.print`.
describe('the actions without words', () => {
  it('are those whose fragment was not asked for, or has not arrived', () => {
    const content: ContentState = {
      [fragmentKey({ path: '/a' })]: { status: 'loaded', html: '<p>Words</p>', busy: false },
      [fragmentKey({ path: '/b' })]: { status: 'loading', busy: true },
      [fragmentKey({ path: '/c' })]: { status: 'failed', busy: false },
    };
    expect(selectWithoutWords({ ...part({ will: loaded('/a', '/b', '/c', '/d', '/e') }), content })).toBe(3);
    expect(selectWithoutWords({ ...part({}), content })).toBe(0);
  });
});

describe('the actions', () => {
  const stale = (at: number): SourceState => ({ status: 'loaded', actions: [], at, renewal: 'failed' });

  it.each([
    ['some are known and a source failed', { will: loaded('/w'), consent: { status: 'failed' } }, true],
    ['some are known and a source could not be asked anew', { will: loaded('/w'), consent: stale(1) }, true],
    ['no source failed', { will: loaded('/w'), consent: { status: 'loading' } }, false],
    ['none is known', { will: loaded(), consent: { status: 'failed' } }, false],
  ] as const)('are incomplete or not if %s', (_, sources, isIncomplete) => {
    expect(selectIsIncomplete(part(sources))).toBe(isIncomplete);
  });

  // Rule `overview.asOf`.
  it('are as old as the oldest that could not be had anew', () => {
    expect(selectAsOf(part({ will: stale(300), consent: stale(200), acceptance: loaded('/a') }))).toBe(200);
    expect(selectAsOf(part({ will: loaded('/w') }))).toBeUndefined();
  });

  it('have a fragment each, and there is none beyond the last', () => {
    const state = part({ connectedDevice: loaded('/d'), will: loaded('/w') });
    expect([0, 1, 2].map((index) => selectFragmentAt(state, index)?.path)).toEqual(['/d', '/w', undefined]);
  });
});
