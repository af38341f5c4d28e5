import { createSelector } from 'reselect';
import type { ProductTileName } from '../contract/tileNames';
import type { SummaryNeed } from '../portfolio/needs';
import { selectProducts } from '../portfolio/slice';
import { type DowntimePart, selectDowntime } from '../state/downtime';
import { selectScreen } from '../state/navigation/slice';
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

/** The loading state of a visible tile. */
interface TilePhase {
  readonly tile: ProductTileName;
  readonly phase: 'loading' | 'loaded' | 'unavailable' | 'down';
}

const phaseOf = (product: Registered, state: TilesPart): TilePhase['phase'] | 'absent' => {
  const { phase } = tileOf(product, state);
  return phase !== 'absent' && selectDowntime(state, product.tile) !== undefined ? 'down' : phase;
};

// One input for each tile, so that the results stay the same until one of them changes.
const eachOf = <State, Value>(read: (product: Registered, state: State) => Value) =>
  registry.map((product) => (state: State) => read(product, state));

/** What the products need that are not down (rule `downtime.tile`). */
export const selectNeeds = createSelector(
  eachOf(({ tile }, state: DowntimePart) => selectDowntime(state, tile)),
  (...down) =>
    registry.flatMap(({ needs }, index): readonly SummaryNeed<SummariesPart>[] =>
      down[index] === undefined ? needs : [],
    ),
);

const selectTilesThat = (is: (product: Registered, state: TilesPart) => boolean) =>
  createSelector(
    eachOf(is),
    (...are): ReadonlySet<string> => new Set(registry.filter((_, index) => are[index]).map(({ tile }) => tile)),
  );

/** The tiles in which following a link is not reported (rule `employee.switched`); the same set until one changes. */
export const selectUnreported = selectTilesThat((product, state) => {
  const tile = tileOf(product, state);
  return tile.phase !== 'absent' && tile.link === null;
});

/** The visible tiles in their order; the same set until a tile appears or disappears. */
export const selectShownTiles = selectTilesThat((product, state) => tileOf(product, state).phase !== 'absent');

/** The loading state of each visible tile, in their order. */
export const selectTilePhases = createSelector(eachOf(phaseOf), (...phases): readonly TilePhase[] =>
  registry.flatMap(({ tile }, index) => {
    const phase = phases[index];
    return phase === undefined || phase === 'absent' ? [] : [{ tile, phase }];
  }),
);

const tileNamed = (state: TilesPart, name: ProductTileName) => {
  const product = registry.find(({ tile }) => tile === name);
  return product && tileOf(product, state);
};

/** Whether an unavailable tile is asked for again. */
export const selectIsRetried = (state: TilesPart, name: ProductTileName): boolean => {
  const tile = tileNamed(state, name);
  return tile?.phase === 'unavailable' && tile.retrying;
};

/** Whether a loaded tile marks what it shows as old, or a part of it as unavailable. */
export const selectLacksPart = (state: TilesPart, name: ProductTileName): boolean => {
  const tile = tileNamed(state, name);
  return tile?.phase === 'loaded' && (tile.asOf !== undefined || tile.isPartial === true);
};

/** What the page says while it loads. */
export const LOADING: Message = { key: 'start.loading' };

/**
 * What the page announces to screen readers: that the portfolio is loading, after a long wait how far it is, then once
 * the outcome. A failure is announced by the page's alert instead. Rule `overview.announcer`.
 */
export const selectAnnouncement = createSelector(
  [selectScreen, selectProducts, selectTilePhases],
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
