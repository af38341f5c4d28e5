import { Button } from '../ui/Button';
import { unavailable } from '../ui/money';
import { Tag } from '../ui/Tag';
import { TileRetry } from '../ui/TileParts';
import { type ProductTileName, tileHeadings } from './tileNames';

/** What a tile in error shows: that it is unavailable, and a button that asks for that tile alone (rule `tile.retry`). */
export const TileFailure = ({ tile, onRetry }: { tile: ProductTileName; onRetry: () => void }) => (
  <TileRetry>
    <Tag state="unavailable">{unavailable}</Tag>
    <Button kind="quiet" aria-label={`Try again: ${tileHeadings[tile]}`} onClick={onRetry}>
      Try again
    </Button>
  </TileRetry>
);
