import { type ItemsPerPage, railLayout } from '../ui/layouts';

/** About how many rows of tiles are as tall as the rewards column. */
const ROWS = 4;

/** Fewer units than this do not get a row of their own below the column. */
const LEAST_BELOW = 3;

/** How many units of tiles fit beside the rewards column, 0 if there is none. Must agree with ui/TileGrid. */
export const unitsBeside: ItemsPerPage = {
  wide: 3,
  narrower: [{ query: `not all and ${railLayout}`, items: 0 }],
};

/** How many tiles go beside the rewards column, the others below it; `wide` ones take two of the `units` in a row. */
export const tilesBeside = (wide: readonly boolean[], units: number): number => {
  let rows = 0;
  let free = 0;
  let beside = 0;
  const sizes = wide.map((isWide) => (isWide ? 2 : 1));
  for (const size of sizes) {
    if (size > free) {
      rows += 1;
      free = units;
    }
    if (rows > ROWS) break;
    free -= size;
    beside += 1;
  }
  const below = sizes.slice(beside).reduce((sum, size) => sum + size, 0);
  return below < LEAST_BELOW ? sizes.length : beside;
};
