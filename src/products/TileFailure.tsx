import { useSelector } from 'react-redux';
import { type ProductTileName, tileHeadings } from '../contract/tileNames';
import { selectToday } from '../state/today';
import { Retry } from '../ui/Tag';
import { TileRetry } from '../ui/TileParts';
import { formatAsOf } from '../ui/time';

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
      <Retry
        name={tileHeadings[tile]}
        asOf={asOf === undefined ? undefined : formatAsOf(asOf, today)}
        onRetry={onRetry}
      />
    </TileRetry>
  );
};
