import { useSelector } from 'react-redux';
import { selectToday } from '../state/today';
import { Button } from '../ui/Button';
import { unavailable } from '../ui/money';
import { Tag } from '../ui/Tag';
import { TileRetry } from '../ui/TileParts';
import { formatAsOf } from '../ui/time';
import { type ProductTileName, tileHeadings } from './tileNames';

/**
 * What a tile shows that could not be loaded: that it is unavailable, or since when what it shows is old, in
 * milliseconds since 1970; and a button that asks for that tile alone (rules `tile.retry`, `overview.asOf`).
 */
export const TileFailure = ({
  tile,
  asOf,
  onRetry,
}: {
  tile: ProductTileName;
  asOf?: number | undefined;
  onRetry: () => void;
}) => {
  const today = useSelector(selectToday);
  return (
    <TileRetry>
      {asOf === undefined ? <Tag state="unavailable">{unavailable}</Tag> : <span>{formatAsOf(asOf, today)}</span>}
      <Button kind="quiet" aria-label={`Try again: ${tileHeadings[tile]}`} onClick={onRetry}>
        Try again
      </Button>
    </TileRetry>
  );
};
