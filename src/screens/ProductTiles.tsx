import { useDispatch, useSelector } from 'react-redux';
import { tileHeadings } from '../contract/tileNames';
import { tileRetryClicked } from '../products/events';
import { TileFailure } from '../products/ProductTile';
import { registry } from '../products/registry';
import { selectShownTiles } from '../products/selectTiles';
import { Boundary } from '../ui/Boundary';
import { useItemsPerPage } from '../ui/layouts';
import { Tile } from '../ui/Tile';
import { TileGrid } from '../ui/TileGrid';
import { tileLookOf } from '../ui/tileLook';
import { tilesBeside, unitsBeside } from './tilesBeside';

/**
 * The tiles of the products that the member holds; one that cannot be drawn is "Unavailable" and does not affect the
 * others. `railed` if the rewards are a column beside them on a wide page.
 */
export const ProductTiles = ({ railed }: { railed: boolean }) => {
  const dispatch = useDispatch();
  const shown = useSelector(selectShownTiles);
  const units = useItemsPerPage(unitsBeside);
  const held = registry.filter(({ tile }) => shown.has(tile));
  const tiles = held.map(({ tile, Tile: ProductTile }) => (
    <Boundary
      key={tile}
      fallback={(_, drawAnew) => (
        <Tile
          tile={tile}
          heading={tileHeadings[tile]}
          status={{ kind: 'unavailable' }}
          failure={
            <TileFailure
              tile={tile}
              onRetry={() => {
                dispatch(tileRetryClicked({ tile }));
                drawAnew();
              }}
            />
          }
        />
      )}
    >
      <ProductTile />
    </Boundary>
  ));
  const wide = held.map(({ tile }) => tileLookOf(tile)?.wide === true);
  const beside = railed && units > 0 ? tilesBeside(wide, units) : tiles.length;
  return (
    <>
      <TileGrid>{tiles.slice(0, beside)}</TileGrid>
      {beside < tiles.length ? <TileGrid>{tiles.slice(beside)}</TileGrid> : null}
    </>
  );
};
