import { useSelector } from 'react-redux';
import { registry } from '../products/registry';
import { selectShownTiles } from '../products/selectTiles';
import { tileHeadings } from '../products/tileNames';
import { Boundary } from '../ui/Boundary';
import { Tile } from '../ui/Tile';
import { TileGrid } from '../ui/TileGrid';

/** The tile of each product the member holds; one that cannot be drawn is "Unavailable", and the rest stands. */
export const ProductTiles = () => {
  const shown = useSelector(selectShownTiles);
  return (
    <TileGrid>
      {registry
        .filter(({ tile }) => shown.has(tile))
        .map(({ tile, Tile: ProductTile }) => (
          <Boundary
            key={tile}
            fallback={<Tile tile={tile} heading={tileHeadings[tile]} status={{ kind: 'unavailable' }} />}
          >
            <ProductTile />
          </Boundary>
        ))}
    </TileGrid>
  );
};
