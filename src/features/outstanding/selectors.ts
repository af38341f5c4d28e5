import { createSelector } from 'reselect';
import type { FragmentSource } from '../../content';
import { type OutstandingAction, replacementKey } from './items';
import { actionsOfSource, type OutstandingCorner, sourceNames } from './slice';

/** One tile of the carousel. */
export interface OutstandingTile {
  /** Unlike every other tile's, also where two show the same fragment. */
  readonly key: string;
  readonly fragment: FragmentSource;
}

/** The most tiles side by side (spec section 9). */
export const widestPage = 3;

const toFragment = ({ fragmentUrl, redirectUrl }: OutstandingAction): FragmentSource => {
  const key = replacementKey(fragmentUrl);
  if (redirectUrl === undefined || key === undefined) return { path: fragmentUrl };
  return { path: fragmentUrl, replacements: { [key]: redirectUrl } };
};

/**
 * The tiles of all sources that have answered, in the order of the sources (spec section 4). A source that is loading or
 * has failed adds none, and hides none of the others: one that takes a minute would otherwise hide every action for that
 * minute. So the block is absent until the first source brings an action, and a later one joins at its own place.
 */
export const selectTiles = createSelector([(state: OutstandingCorner) => state.outstanding.sources], (sources) =>
  sourceNames.flatMap((name) =>
    actionsOfSource(sources[name]).map(
      (action, index): OutstandingTile => ({ key: `${name} ${index}`, fragment: toFragment(action) }),
    ),
  ),
);

/** The index of the first tile shown; one that the tiles no longer reach leads to the last of them. */
export const selectFirstIndex = createSelector(
  [selectTiles, (state: OutstandingCorner) => state.outstanding.firstIndex],
  (tiles, firstIndex) => Math.max(0, Math.min(firstIndex, tiles.length - 1)),
);

/**
 * The fragments of the present page and the next, however many tiles a page holds at the present width: a page may begin
 * before the first index where it was chosen at another width.
 */
export const selectNearFragments = createSelector([selectTiles, selectFirstIndex], (tiles, firstIndex) =>
  tiles.slice(Math.max(0, firstIndex - (widestPage - 1)), firstIndex + 2 * widestPage).map(({ fragment }) => fragment),
);
