import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { safeAddress } from '../../platform/address';
import { SkeletonBlock } from '../../ui/Skeleton';
import { statusClassOf, Tile, type TileStatus } from '../../ui/Tile';
import { MedalIcon } from './MedalIcon';
import { RetryRow } from './RetryRow';
import { MedalArticle } from './rewardsStyles';
import type { StatusReading } from './selectors';
import { type RewardsPart, type RewardsTile, retryRequested, tileFollowed } from './slice';

export interface StatusTileProps {
  readonly tile: RewardsTile;
  /** Its part of the state. */
  readonly part: keyof RewardsPart;
  readonly heading: string;
  readonly reading: StatusReading;
  /** As the portal sent it; if it is unsafe there is no link. */
  readonly address: string | undefined;
}

const tileStatusOf = (reading: StatusReading): TileStatus =>
  reading.kind === 'loaded' ? { kind: 'loaded', statusClass: statusClassOf(reading.rank) } : reading;

/** One part of the programme that the member uses, with the status reached. */
export const StatusTile = ({ tile, part, heading, reading, address }: StatusTileProps) => {
  const dispatch = useDispatch();
  const article = useRef<HTMLElement>(null);
  const retry = (asOf?: number) => (
    <RetryRow
      tile={tile}
      asOf={asOf}
      onRetry={() => {
        // The button is about to disappear; move the focus to where the answer will be.
        article.current?.focus();
        dispatch(retryRequested(part));
      }}
    />
  );
  return (
    <Tile
      ref={article}
      tile={tile}
      heading={heading}
      surface={MedalArticle}
      mark={<MedalIcon />}
      status={tileStatusOf(reading)}
      // No wider than the shortest status: a wider one would take a row of its own on a phone, and move the page.
      skeleton={<SkeletonBlock width="2.5rem" height="1rem" />}
      href={safeAddress(address)}
      onFollow={() => dispatch(tileFollowed(tile))}
      failure={retry()}
      footer={reading.kind === 'loaded' && reading.asOf !== undefined ? retry(reading.asOf) : null}
    >
      {reading.kind === 'loaded' ? <p>{reading.display}</p> : null}
    </Tile>
  );
};
