import { combineReducers } from '@reduxjs/toolkit';
import type { ContentState } from '../../../src/content';
import { selectAsOf, selectIsRetried, selectWithoutWords } from '../../../src/features/outstanding/Outstanding';
import {
  actionsOfAcceptance,
  actionsOfConsent,
  actionsOfItems,
  type OutstandingPart,
  outstandingReducers,
  selectFirstIndex,
  selectIsIncomplete,
  selectNearFragments,
  selectTiles,
} from '../../../src/features/outstanding/slice';

// Rule `outstanding.fragments`.
it('The items of a list are kept if they have a fragment, whose link leads to the redirect address', () => {
  expect(
    actionsOfItems([
      { itemContentFragmentUrl: '/outstanding/device', redirectUrl: '/portal/device' },
      { itemContentFragmentUrl: undefined, redirectUrl: '/c' },
      { itemContentFragmentUrl: '/', redirectUrl: '/portal/nowhere' },
      { itemContentFragmentUrl: '/outstanding/will', redirectUrl: undefined },
    ]),
  ).toEqual([
    { path: '/outstanding/device', redirect: '/portal/device' },
    { path: '/', redirect: '/portal/nowhere' },
    { path: '/outstanding/will' },
  ]);
});

// Rule `outstanding.consent`.
it.each([
  [1, '/consent', [{ path: '/consent' }]],
  [0, '/consent', []],
  [-1, '/consent', []],
  [undefined, '/consent', []],
  [2, undefined, []],
])('%s pending consent requests with the fragment %s are the actions %j', (pendingConsentRequests, src, actions) => {
  const pendingConsentCount = { pendingConsentRequests };
  expect(actionsOfConsent({ pendingConsentCount, consentFragmentSrc: src })).toEqual(actions);
});

// Rule `outstanding.acceptance`.
it.each([
  [2, false, [{ path: '/acceptance' }]],
  [0, false, []],
  [undefined, false, []],
  [2, true, []],
  [2, undefined, []],
])('%s pending acceptance requests whose hasExpired is %s are the actions %j', (pending, hasExpired, actions) => {
  const pendingRequestCount = { pendingAcceptanceRequests: pending };
  expect(actionsOfAcceptance({ pendingRequestCount, hasExpired, acceptanceFragmentSrc: '/acceptance' })).toEqual(
    actions,
  );
});

const idle = combineReducers(outstandingReducers)(undefined, { type: 'start' });

const part = (sources: Partial<OutstandingPart>, index = 0, key: string | null = null): OutstandingPart => ({
  ...idle,
  ...sources,
  outstanding: { waits: false },
  outstandingCarousel: { index, key, shown: 0 },
});

const connection = { online: true, returns: 0, missed: [] };

const loaded = (...paths: readonly string[]) => ({
  status: 'loaded' as const,
  summary: paths.map((itemContentFragmentUrl) => ({ itemContentFragmentUrl })),
  at: 0,
});

const consent = (consentFragmentSrc: string, at = 0) => ({
  status: 'loaded' as const,
  summary: { pendingConsentCount: { pendingConsentRequests: 1 }, consentFragmentSrc },
  at,
});

it('Tiles have each their own key, even if their fragments are the same', () => {
  const tiles = selectTiles(part({ outstandingConsent: consent('/same'), outstandingWill: loaded('/same', '/same') }));
  expect(new Set(tiles.map(({ key }) => key)).size).toBe(3);
});

it('Tiles keep their keys when one before them is done', () => {
  const keys = (...paths: readonly string[]) =>
    selectTiles(part({ outstandingWill: loaded(...paths) })).map(({ key }) => key);
  expect(keys('/b', '/c', '/c')).toEqual(keys('/a', '/b', '/c', '/c').slice(1));
});

describe('the first tile shown', () => {
  it.each([
    [0, null, 0],
    [1, null, 1],
    [12, null, 1],
    [-1, null, 0],
    [0, '/b', 1],
    [1, '/a', 0],
    [1, '/done', 1],
  ])('for index %s and the tile of %s is %s of two', (index, path, shown) => {
    const [tile] = path === null ? [] : selectTiles(part({ outstandingWill: loaded(path) }));
    expect(selectFirstIndex(part({ outstandingWill: loaded('/a', '/b') }, index, tile?.key))).toBe(shown);
  });

  it('is 0 if there are none', () => {
    expect(selectFirstIndex(part({}, 5))).toBe(0);
  });
});

it('The fragments near the current page start before the first index, because with another width the page may start there', () => {
  const many = loaded(...Array.from({ length: 10_000 }, (_, index) => `/${index}`));
  const near = selectNearFragments(part({ outstandingWill: many }, 9_000)).map(({ path }) => path);
  expect([near[0], near.at(-1), near.length]).toEqual(['/8998', '/9005', 8]);
});

// Rule `outstanding.print`.
it('The actions without words are those whose fragment was not asked for, or has not arrived', () => {
  const content: ContentState = {
    '/a': { status: 'loaded', html: '<p>Words</p>', busy: false },
    '/b': { status: 'loading', busy: true },
    '/c': { status: 'failed', busy: false },
  };
  expect(selectWithoutWords({ ...part({ outstandingWill: loaded('/a', '/b', '/c', '/d', '/e') }), content })).toBe(3);
  expect(selectWithoutWords({ ...part({}), content })).toBe(0);
});

describe('the actions', () => {
  const stale = (at: number) => ({ ...loaded(), at, isStale: true as const });

  it.each([
    [
      'some are known and a source failed',
      { outstandingWill: loaded('/w'), outstandingConsent: { status: 'failed' } },
      true,
    ],
    [
      'some are known and a source could not be asked anew',
      { outstandingWill: loaded('/w'), outstandingDevices: stale(1) },
      true,
    ],
    [
      'some are known and a source is asked anew after it could not be',
      { outstandingWill: loaded('/w'), outstandingDevices: { ...stale(1), isAwaited: true } },
      true,
    ],
    ['no source failed', { outstandingWill: loaded('/w'), outstandingConsent: { status: 'loading' } }, false],
    ['none is known', { outstandingWill: loaded(), outstandingConsent: { status: 'failed' } }, false],
  ] as const)('are incomplete or not if %s', (_, sources, isIncomplete) => {
    expect(selectIsIncomplete({ ...part(sources), connection })).toBe(isIncomplete);
  });

  it('are tried again while a source is asked that failed, first or anew', () => {
    const asked = (source: object) => selectIsRetried(part({ outstandingDevices: source as never }));
    expect(asked({ status: 'failed', isAwaited: true })).toBe(true);
    expect(asked({ ...stale(1), isAwaited: true })).toBe(true);
    expect(asked({ ...loaded(), isAwaited: true })).toBe(false);
    expect(asked(stale(1))).toBe(false);
  });

  // Rule `connection.silence`.
  it('are not incomplete because the connection is lost, but because a source failed before', () => {
    const lost = { ...connection, online: false };
    const failed = part({ outstandingWill: loaded('/w'), outstandingConsent: { status: 'failed' } });
    expect(selectIsIncomplete({ ...failed, connection: { ...lost, missed: ['digitalConsent'] } })).toBe(false);
    expect(selectIsIncomplete({ ...failed, connection: { ...lost, missed: ['willItems'] } })).toBe(true);
    expect(selectIsIncomplete({ ...failed, connection: { ...connection, missed: ['digitalConsent'] } })).toBe(true);
  });

  // Rule `overview.asOf`.
  it('are as old as the oldest that could not be refreshed', () => {
    expect(
      selectAsOf(
        part({ outstandingWill: stale(300), outstandingDevices: stale(200), outstandingConsent: consent('/c', 100) }),
      ),
    ).toBe(200);
    expect(selectAsOf(part({ outstandingWill: loaded('/w') }))).toBeUndefined();
  });
});
