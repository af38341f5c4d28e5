import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AmountsHelp, ErrorReference } from '../../notices';
import { safeAddress } from '../../platform/address';
import { text, textOf } from '../../texts/text';
import { RetryButton } from '../../ui/Retry';
import { Rings } from '../../ui/Rings';
import { Tile, type TileStatus } from '../../ui/Tile';
import { RetryRow } from './StatusTile';
import { selectActiveRewardsAddress, selectBalanceTracker, selectTracker, type TrackerReading } from './selectors';
import { retryRequested, rewardsTiles, tileFollowed } from './slice';
import { Counts, FailureParts, RingsRoom, TrackerArticle } from './trackerStyles';

const { label, heading, name } = rewardsTiles.active;

const TrackerSkeleton = () => (
  <>
    <RingsRoom aria-hidden="true" data-skeleton="" />
    <Counts aria-hidden="true">
      <li>&nbsp;</li>
      <li>&nbsp;</li>
    </Counts>
  </>
);

// Rings and counts; unknown counts are left out.
const Tracker = ({ rings, counts }: Pick<TrackerReading & { kind: 'loaded' }, 'rings' | 'counts'>) => (
  <>
    <Rings rings={rings} />
    {counts.length > 0 ? (
      <>
        <AmountsHelp about={text('rewards.figuresHelp')} />
        <Counts>
          {counts.map((count) => (
            <li key={count.key}>{textOf(count)}</li>
          ))}
        </Counts>
      </>
    ) : null}
  </>
);

interface TrackerFailureProps {
  readonly reading: TrackerReading;
  /** The text of the button. */
  readonly action: string;
  readonly onRetry: () => void;
  /** What went wrong. */
  readonly children: ReactNode;
}

const TrackerFailure = ({ reading, action, onRetry, children }: TrackerFailureProps) =>
  reading.kind === 'failed' ? (
    <FailureParts>
      {children}
      <RetryButton kind="secondary" busy={reading.retrying} onRetry={onRetry}>
        {action}
      </RetryButton>
      <ErrorReference reference={reading.reference} />
    </FailureParts>
  ) : null;

const Stale = ({ reading, onRetry }: { reading: TrackerReading; onRetry: () => void }) =>
  reading.kind === 'loaded' && reading.asOf !== undefined ? (
    <RetryRow name={text(name)} asOf={reading.asOf} onRetry={onRetry} />
  ) : null;

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
  const tryAgain = () => dispatch(retryRequested('activeRewards'));
  return (
    <Tile
      tile={label}
      heading={text(heading)}
      surface={TrackerArticle}
      status={statuses[reading.kind]}
      href={href}
      onFollow={() => dispatch(tileFollowed(label))}
      skeleton={<TrackerSkeleton />}
      failure={
        <TrackerFailure reading={reading} action={text('action.tryAgain')} onRetry={tryAgain}>
          <p>{text('rewards.failed')}</p>
        </TrackerFailure>
      }
      footer={<Stale reading={reading} onRetry={tryAgain} />}
    >
      {reading.kind === 'loaded' ? <Tracker {...reading} /> : null}
    </Tile>
  );
};

/** The balance view's Active Rewards, without a link (rule `balance.failure`). */
export const BalanceTracker = () => {
  const dispatch = useDispatch();
  const reading = useSelector(selectBalanceTracker);
  const tryAgain = () => dispatch(retryRequested('activeRewardsBalance'));
  return (
    <>
      <TrackerArticle as="div" data-private="" tabIndex={-1} aria-busy={reading.kind === 'loading'}>
        {reading.kind === 'loading' ? <TrackerSkeleton /> : null}
        {reading.kind === 'loaded' ? <Tracker {...reading} /> : null}
        <TrackerFailure reading={reading} action={text('rewards.trackerTryAgain')} onRetry={tryAgain}>
          <h3>{text('rewards.trackerFailed')}</h3>
        </TrackerFailure>
      </TrackerArticle>
      <Stale reading={reading} onRetry={tryAgain} />
    </>
  );
};
