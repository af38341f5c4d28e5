import { shallowEqual } from 'react-redux';
import { createSelector } from 'reselect';
import type { ProductTileName } from '../contract/tileNames';
import type { SummaryNeed } from '../portfolio/needs';
import { selectProducts } from '../portfolio/slice';
import { selectScreen } from '../state/navigation/slice';
import { type DowntimePart, selectDowntime } from '../state/today';
import type { Message } from '../texts/text';
import { registry, type SummariesPart } from './registry';
import type { TilePart } from './tileView';

type Registered = (typeof registry)[number];

/** The parts of the state that all tiles together read. */
export type TilesPart = TilePart & DowntimePart & SummariesPart;

// Rule `tile.isolation`: a tile whose selector throws does so again when it renders, and its error boundary shows and
// reports it; the other tiles are not affected.
const broken = { phase: 'unavailable', link: undefined, retrying: false } as const;
const tileOf = ({ selectTile }: Registered, state: TilesPart) => {
  try {
    return selectTile(state);
  } catch {
    return broken;
  }
};

/** What is known of a visible tile besides what it draws. */
interface VisibleTile {
  readonly tile: ProductTileName;
  readonly phase: 'loading' | 'loaded' | 'unavailable' | 'down';
  /** Whether it is asked for again while it is unavailable. */
  readonly isRetried: boolean;
  /** Whether it marks what has loaded as old. */
  readonly isOld: boolean;
  /** Whether a part of what has loaded is unavailable. */
  readonly isPartial: boolean;
  /** Whether following a link in it is reported (rule `employee.switched`). */
  readonly isReported: boolean;
}

const downtimeOf =
  ({ tile }: Registered) =>
  (state: DowntimePart) =>
    selectDowntime(state, tile);

// Empty if the tile is not visible; the same object until the tile changes.
const visibleTile = (product: Registered) =>
  createSelector(
    [(state: TilesPart) => tileOf(product, state), downtimeOf(product)],
    (view, downtime): readonly VisibleTile[] => {
      if (view.phase === 'absent') return [];
      return [
        {
          tile: product.tile,
          phase: downtime === undefined ? view.phase : 'down',
          isRetried: view.phase === 'unavailable' && view.retrying,
          isOld: view.phase === 'loaded' && view.asOf !== undefined,
          isPartial: view.phase === 'loaded' && view.isPartial === true,
          isReported: view.link !== null,
        },
      ];
    },
  );

/** The visible tiles in their order. */
export const selectTiles = createSelector(registry.map(visibleTile), (...tiles) => tiles.flat());

const namesOf = (isMeant: (tile: VisibleTile) => boolean) =>
  createSelector([selectTiles], (tiles) => tiles.filter(isMeant).map(({ tile }) => tile), {
    memoizeOptions: { resultEqualityCheck: shallowEqual },
  });

/** The names of the visible tiles; the same list until one appears or disappears. */
export const selectShownTiles = namesOf(() => true);

/** The tiles in which following a link is not reported; the same list until one changes. */
export const selectUnreported = namesOf(({ isReported }) => !isReported);

/** Whether any tile is asked for again while it is unavailable. */
export const selectIsRetried = (state: TilesPart): boolean => selectTiles(state).some(({ isRetried }) => isRetried);

/** What the products need that are not down (rule `downtime.tile`). */
export const selectNeeds = createSelector(registry.map(downtimeOf), (...down) =>
  registry.flatMap(({ needs }, index): readonly SummaryNeed<SummariesPart>[] =>
    down[index] === undefined ? needs : [],
  ),
);

/** What the page says while it loads. */
export const LOADING: Message = { key: 'start.loading' };

/**
 * What the page announces to screen readers: that the portfolio is loading, after a long wait how far it is, then once
 * the outcome. A failure is announced by the page's alert instead. Rule `overview.announcer`.
 */
export const selectAnnouncement = createSelector(
  [selectScreen, selectProducts, selectTiles],
  (screen, products, tiles): Message | undefined => {
    if (screen === 'not-found' || products.status === 'failed') return undefined;
    if (products.status !== 'loaded') return LOADING;
    if (tiles.some(({ phase }) => phase === 'loading'))
      return products.soFar === undefined
        ? LOADING
        : { key: 'products.loadedSoFar', values: { loaded: products.soFar, all: tiles.length } };
    const missing = tiles
      .filter(({ phase }) => phase === 'unavailable' || phase === 'down')
      .map(({ tile }): Message => ({ key: `product.${tile}` }));
    const loaded = tiles.length - missing.length;
    return missing.length === 0
      ? { key: 'products.loaded', values: { loaded } }
      : { key: 'products.someUnavailable', values: { loaded, missing: missing.length, names: missing } };
  },
);
