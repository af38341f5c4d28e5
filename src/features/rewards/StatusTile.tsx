import { useDispatch } from 'react-redux';
import { safeAddress } from '../../platform/address';
import { SkeletonBlock } from '../../ui/Skeleton';
import { statusClassOf, Tile, type TileStatus } from '../../ui/Tile';
import { TileTitle } from '../../ui/TileParts';
import type { StatusReading } from './selectors';
import { type RewardsTile, tileFollowed } from './slice';

export interface StatusTileProps {
  readonly tile: RewardsTile;
  readonly heading: string;
  readonly reading: StatusReading;
  /** As the portal sent it; an unsafe one makes no link. */
  readonly address: string | undefined;
}

const tileStatusOf = (reading: StatusReading): TileStatus =>
  reading.kind === 'loaded' ? { kind: 'loaded', statusClass: statusClassOf(reading.rank) } : reading;

/** One part of the programme that the member uses, with the status reached in it. */
export const StatusTile = ({ tile, heading, reading, address }: StatusTileProps) => {
  const dispatch = useDispatch();
  return (
    <Tile
      tile={tile}
      heading={heading}
      headingLevel={3}
      status={tileStatusOf(reading)}
      skeleton={<SkeletonBlock width="5rem" height="1.05em" />}
      href={safeAddress(address)}
      onFollow={() => dispatch(tileFollowed(tile))}
    >
      {reading.kind === 'loaded' ? <TileTitle>{reading.display}</TileTitle> : null}
    </Tile>
  );
};
