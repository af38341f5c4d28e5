import { useDispatch } from 'react-redux';
import { safeAddress } from '../../platform/address';
import { SkeletonBlock } from '../../ui/Skeleton';
import { statusClassOf, Tile, type TileStatus } from '../../ui/Tile';
import { MedalIcon } from './MedalIcon';
import { MedalArticle } from './rewardsStyles';
import type { StatusReading } from './selectors';
import { type RewardsTile, tileFollowed } from './slice';

export interface StatusTileProps {
  readonly tile: RewardsTile;
  readonly heading: string;
  readonly reading: StatusReading;
  /** As the portal sent it; if it is unsafe there is no link. */
  readonly address: string | undefined;
}

const tileStatusOf = (reading: StatusReading): TileStatus =>
  reading.kind === 'loaded' ? { kind: 'loaded', statusClass: statusClassOf(reading.rank) } : reading;

/** One part of the programme that the member uses, with the status reached. */
export const StatusTile = ({ tile, heading, reading, address }: StatusTileProps) => {
  const dispatch = useDispatch();
  return (
    <Tile
      tile={tile}
      heading={heading}
      surface={MedalArticle}
      mark={<MedalIcon />}
      status={tileStatusOf(reading)}
      skeleton={<SkeletonBlock width="4rem" height="1rem" />}
      href={safeAddress(address)}
      onFollow={() => dispatch(tileFollowed(tile))}
    >
      {reading.kind === 'loaded' ? <p>{reading.display}</p> : null}
    </Tile>
  );
};
