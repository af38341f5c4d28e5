import { createSelector } from 'reselect';
import { type ContentPart, type FragmentSource, lastSegment, selectFragment } from '../../content';
import { hasFailed, isUnsettled, staleFrom } from '../../state/freshness';
import {
  actionsOfSource,
  type OutstandingAction,
  type OutstandingPart,
  type OutstandingState,
  type SourceName,
  sourceNames,
} from './slice';

/**
 * The key under which a fragment's own link is replaced: a slash and the last path segment of the fragment's address
 * (rule `outstanding.replacement`); `undefined` if the address has no segment.
 */
export const replacementKey = (fragmentUrl: string): string | undefined => {
  const segment = lastSegment(fragmentUrl);
  return segment === undefined ? undefined : `/${segment}`;
};

/** One tile of the carousel. */
export interface OutstandingTile {
  /** Unique, even if two tiles show the same fragment. */
  readonly key: string;
  readonly fragment: FragmentSource;
}

/** The maximum number of tiles side by side (rule `outstanding.perPage`). */
export const widestPage = 3;

const toFragment = ({ fragmentUrl, redirectUrl }: OutstandingAction): FragmentSource => {
  const key = replacementKey(fragmentUrl);
  if (redirectUrl === undefined || key === undefined) return { path: fragmentUrl };
  return { path: fragmentUrl, replacements: { [key]: redirectUrl } };
};

const tilesOf = (sources: OutstandingState['sources'], names: readonly SourceName[]): readonly OutstandingTile[] =>
  names.flatMap((name) =>
    actionsOfSource(sources[name]).map(
      (action, index): OutstandingTile => ({ key: `${name} ${index}`, fragment: toFragment(action) }),
    ),
  );

const selectSources = ({ outstanding }: OutstandingPart) => outstanding.sources;

/**
 * The tiles of all sources that have answered, in the order of the sources (rule `outstanding.sources`). A source that
 * has failed adds none, and does not hide the others; one that is loading hides those after it for a moment, so that
 * none has to make room for another (rule `outstanding.order`). One that takes longer is added at its own place.
 */
export const selectTiles = createSelector(
  [selectSources, ({ outstanding }: OutstandingPart) => outstanding.waits],
  (sources, waits) => {
    const unsettled = waits ? sourceNames.findIndex((name) => isUnsettled(sources[name])) : -1;
    return tilesOf(sources, unsettled < 0 ? sourceNames : sourceNames.slice(0, unsettled));
  },
);

/** The same without the wait. */
const selectKnownTiles = createSelector([selectSources], (sources) => tilesOf(sources, sourceNames));

/** Whether a source has neither answered nor failed yet. */
export const selectIsAwaited = ({ outstanding: { sources } }: OutstandingPart): boolean =>
  sourceNames.some((name) => isUnsettled(sources[name]));

/** Whether some actions are known, and a source that may have more could not be asked. */
export const selectIsIncomplete = createSelector(
  [selectTiles, selectSources],
  (tiles, sources) => tiles.length > 0 && sourceNames.some((name) => hasFailed(sources[name])),
);

/**
 * When the oldest actions arrived that could not be checked anew, in milliseconds since 1970; undefined if there are
 * none (rule `overview.asOf`).
 */
export const selectAsOf = ({ outstanding: { sources } }: OutstandingPart): number | undefined =>
  staleFrom(...sourceNames.map((name) => sources[name]));

/** The index of the first visible tile; if there are fewer tiles now, that of the last one. */
export const selectFirstIndex = createSelector(
  [selectTiles, (state: OutstandingPart) => state.outstanding.firstIndex],
  (tiles, firstIndex) => Math.max(0, Math.min(firstIndex, tiles.length - 1)),
);

/**
 * The fragments of the current page and the next, however many tiles a page has at the current width: a page may start
 * before the first index if that was chosen at another width.
 */
export const selectNearFragments = createSelector([selectKnownTiles, selectFirstIndex], (tiles, firstIndex) =>
  tiles.slice(Math.max(0, firstIndex - (widestPage - 1)), firstIndex + 2 * widestPage).map(({ fragment }) => fragment),
);

/** How many actions the list shows; 0 while they are a carousel. */
export const selectListed = ({ outstanding }: OutstandingPart): number => outstanding.listed;

/** The fragment of one action, by its index from 0; none if there is no such action. */
export const selectFragmentAt = (state: OutstandingPart, index: number): FragmentSource | undefined =>
  selectTiles(state)[index]?.fragment;

/**
 * How many actions have no words yet: their fragments are fetched when they come near, so a printed page can only say
 * that there are more (rule `outstanding.print`).
 */
export const selectWithoutWords = (state: OutstandingPart & ContentPart): number =>
  selectTiles(state).filter(({ fragment }) => (selectFragment(state, fragment)?.status ?? 'loading') === 'loading')
    .length;
