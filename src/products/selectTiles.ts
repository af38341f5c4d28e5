import { createSelector } from 'reselect';
import { type ProductTileName, tileHeadings } from '../contract/tileNames';
import { selectProducts } from '../portfolio/slice';
import { type DowntimePart, selectDowntime } from '../state/downtime';
import { selectScreen } from '../state/navigation/slice';
import { registry } from './registry';
import type { TilePart } from './tileView';

// A union of functions can be read by what all their arguments have in common: that turns the parts of the single tiles
// into one state that has them all.
type Reader<Selector> = Selector extends (state: infer State) => unknown ? (state: State) => void : never;
type Common<Readers> = [Readers] extends [(state: infer State) => void] ? State : never;

/** The parts of the state that all tiles together read. */
export type TilesPart = TilePart & DowntimePart & Common<Reader<(typeof registry)[number]['selectTile']>>;

type Phase = 'absent' | 'loading' | 'loaded' | 'unavailable' | 'down';

// Rule `tile.isolation`.
const phaseOf = ({ selectTile, tile }: (typeof registry)[number], state: TilesPart): Phase => {
  try {
    const { phase } = selectTile(state);
    return phase !== 'absent' && selectDowntime(state, tile) !== undefined ? 'down' : phase;
  } catch {
    // The tile throws the same error when it renders, and its error boundary shows and reports it; the other tiles are
    // not affected.
    return 'unavailable';
  }
};

/** The loading state of a visible tile. */
export interface TilePhase {
  readonly tile: ProductTileName;
  readonly phase: Exclude<Phase, 'absent'>;
}

// One input for each tile, so that the results stay the same until a phase changes.
const eachPhase = registry.map((product) => (state: TilesPart) => phaseOf(product, state));
const eachShown = eachPhase.map((selectPhase) => (state: TilesPart) => selectPhase(state) !== 'absent');

// Rule `employee.switched`.
const isFollowed = ({ selectTile }: (typeof registry)[number], state: TilesPart): boolean => {
  try {
    const tile = selectTile(state);
    return tile.phase === 'absent' || tile.link !== null;
  } catch {
    return true;
  }
};

/** The tiles in which following a link is not reported; the same set until a tile is added or removed. */
export const selectUnreported = createSelector(
  registry.map((product) => (state: TilesPart) => isFollowed(product, state)),
  (...followed): ReadonlySet<string> =>
    new Set(registry.filter((_, index) => !followed[index]).map(({ tile }) => tile)),
);

/** The loading state of each visible tile, in their order. */
export const selectTilePhases = createSelector(eachPhase, (...phases): readonly TilePhase[] =>
  registry.flatMap(({ tile }, index) => {
    const phase = phases[index];
    return phase === undefined || phase === 'absent' ? [] : [{ tile, phase }];
  }),
);

/** The visible tiles in their order; the same set until a tile appears or disappears. */
export const selectShownTiles = createSelector(
  eachShown,
  (...shown): ReadonlySet<string> => new Set(registry.filter((_, index) => shown[index]).map(({ tile }) => tile)),
);

/**
 * What the page announces to screen readers: that the portfolio is loading, after a long wait how far it is, then once
 * the outcome. A failure is announced by the page's alert instead. Rule `overview.announcer`.
 */
export const selectAnnouncement = createSelector(
  [selectScreen, selectProducts, selectTilePhases],
  (screen, products, tiles): string => {
    if (screen === 'not-found' || products.status === 'failed') return '';
    if (products.status !== 'loaded') return 'Loading your portfolio';
    if (tiles.some(({ phase }) => phase === 'loading'))
      return products.soFar === undefined
        ? 'Loading your portfolio'
        : `${products.soFar} of ${tiles.length} products loaded`;
    const missing = tiles
      .filter(({ phase }) => phase === 'unavailable' || phase === 'down')
      .map(({ tile }) => tileHeadings[tile]);
    const loaded = `${tiles.length - missing.length} products loaded`;
    return missing.length === 0 ? loaded : `${loaded}, ${missing.length} unavailable: ${missing.join(', ')}`;
  },
);
