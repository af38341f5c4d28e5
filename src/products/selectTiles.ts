import { createSelector } from '@reduxjs/toolkit';
import { selectProducts } from '../portfolio/slice';
import { selectScreen } from '../state/navigation/slice';
import { registry } from './registry';
import { type ProductTileName, tileHeadings } from './tileNames';
import type { TileCorner } from './tileView';

type CornerOf<Selector> = Selector extends (state: infer State) => unknown ? (state: State) => void : never;
type Together<Readers> = [Readers] extends [(state: infer State) => void] ? State : never;

/** The corners of the state that all the tiles read together. */
export type TilesCorner = TileCorner & Together<CornerOf<(typeof registry)[number]['selectTile']>>;

const phaseOf = ({ selectTile }: (typeof registry)[number], state: TilesCorner) => {
  try {
    return selectTile(state).phase;
  } catch {
    // The tile throws the same when it is drawn, where its boundary shows and reports it; the others go on.
    return 'unavailable';
  }
};

const selectPhases = (state: TilesCorner): string =>
  registry.map((product) => `${product.tile}=${phaseOf(product, state)}`).join(' ');

/** How far a tile that shows is. */
export interface TilePhase {
  readonly tile: ProductTileName;
  readonly phase: 'loading' | 'loaded' | 'unavailable';
}

const selectTilePhases = createSelector([selectPhases], (phases): readonly TilePhase[] =>
  phases.split(' ').flatMap((entry) => {
    const [tile, phase] = entry.split('=') as [ProductTileName, 'absent' | TilePhase['phase']];
    return phase === 'absent' ? [] : [{ tile, phase }];
  }),
);

/** The tiles that show, in their order; the same list as long as none comes or goes. */
export const selectShownTiles = createSelector(
  [
    (state: TilesCorner) =>
      selectTilePhases(state)
        .map(({ tile }) => tile)
        .join(' '),
  ],
  (tiles): ReadonlySet<string> => new Set(tiles.split(' ').filter((tile) => tile !== '')),
);

/** What the page's announcer says: that the portfolio is loading, then once how it went. The page's alert tells a failure. */
export const selectAnnouncement = createSelector(
  [selectScreen, (state: TilesCorner) => selectProducts(state).status, selectTilePhases],
  (screen, status, tiles): string => {
    if (screen === 'not-found' || status === 'failed') return '';
    if (status !== 'loaded' || tiles.some(({ phase }) => phase === 'loading')) return 'Loading your portfolio';
    const missing = tiles.filter(({ phase }) => phase === 'unavailable').map(({ tile }) => tileHeadings[tile]);
    const loaded = `${tiles.length - missing.length} products loaded`;
    return missing.length === 0 ? loaded : `${loaded}, ${missing.length} unavailable: ${missing.join(', ')}`;
  },
);
