import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { safeAddress } from '../../platform/address';
import { Tile, type TileStatus } from '../../ui/Tile';
import { RetryRow } from './RetryRow';
import { TrackerArticle } from './rewardsStyles';
import { selectActiveRewardsAddress, selectTracker, type TrackerReading } from './selectors';
import { retryRequested, tileFollowed } from './slice';
import { Tracker, TrackerSkeleton } from './Tracker';
import { TrackerFailure } from './TrackerFailure';

const statuses: Readonly<Record<TrackerReading['kind'], TileStatus>> = {
  loading: { kind: 'loading' },
  loaded: { kind: 'loaded', statusClass: 'status-active' },
  failed: { kind: 'unavailable' },
};

/**
 * The overview's Active Rewards: goals as rings, plays and Miles; its heading links to the member's rewards area. Rule
 * `rewards.failure`.
 */
export const ActiveRewardsPanel = () => {
  const dispatch = useDispatch();
  const reading = useSelector(selectTracker);
  const href = safeAddress(useSelector(selectActiveRewardsAddress));
  const panel = useRef<HTMLElement>(null);
  const tryAgain = () => {
    dispatch(retryRequested('activeRewards'));
    // The button is about to disappear; move the focus to where the answer will be.
    panel.current?.focus();
  };
  return (
    <Tile
      ref={panel}
      tile="active-rewards"
      heading="Active Rewards"
      surface={TrackerArticle}
      status={statuses[reading.kind]}
      href={href}
      onFollow={() => dispatch(tileFollowed('active-rewards'))}
      skeleton={<TrackerSkeleton />}
      failure={
        reading.kind === 'failed' ? (
          <TrackerFailure reference={reading.reference} action="Try again" onRetry={tryAgain}>
            <p>Active Rewards could not be loaded. Please try again.</p>
          </TrackerFailure>
        ) : null
      }
      footer={
        reading.kind === 'loaded' && reading.asOf !== undefined ? (
          <RetryRow tile="active-rewards" asOf={reading.asOf} onRetry={tryAgain} />
        ) : null
      }
    >
      {reading.kind === 'loaded' ? <Tracker rings={reading.rings} counts={reading.counts} /> : null}
    </Tile>
  );
};
