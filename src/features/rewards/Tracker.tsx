import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RewardSummary } from '../../contract/answers/rewards';
import { AmountsHelp, ErrorReference, OFFLINE } from '../../notices';
import { safeAddress } from '../../platform/address';
import { type ConnectionPart, selectIsMissed } from '../../state/connection/slice';
import type { Reading } from '../../state/createSummarySlice';
import { text, textOf } from '../../texts/text';
import { RetryButton } from '../../ui/Retry';
import { Rings } from '../../ui/Rings';
import { Tile } from '../../ui/Tile';
import type { Goal } from '../../ui/theme';
import { RewardsRetry, tileFollowed } from './StatusTile';
import { countsOf, ringsOf, selectActiveRewardsAddress } from './selectors';
import { activeRewardsBalance, partRetryClicked, readings, rewardsTiles } from './slice';
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

// Rings, or only the one of a goal, and counts; unknown counts are left out.
const Tracker = ({ summary, only }: { summary: RewardSummary; only?: Goal }) => {
  const counts = countsOf(summary);
  return (
    <>
      <Rings rings={ringsOf(summary).filter(({ goal }) => only === undefined || goal === only)} />
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
};

interface TrackerFailureProps {
  readonly reading: Reading<unknown>;
  readonly action: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

// What went wrong, as its children say it, and the button with the text `action`.
const TrackerFailure = ({ reading, action, onRetry, children }: TrackerFailureProps) =>
  reading.phase === 'unavailable' ? (
    <FailureParts>
      {children}
      <RetryButton kind="secondary" busy={reading.retrying} onRetry={onRetry}>
        {action}
      </RetryButton>
      <ErrorReference reference={reading.reference} />
    </FailureParts>
  ) : null;

/**
 * The overview's Active Rewards: goals as rings, plays and Miles; its heading links to the member's rewards area. Rule
 * `rewards.failure`.
 */
export const ActiveRewardsPanel = () => {
  const dispatch = useDispatch();
  const reading = useSelector(readings.activeRewards);
  const href = safeAddress(useSelector(selectActiveRewardsAddress));
  const tryAgain = () => dispatch(partRetryClicked('activeRewards'));
  return (
    <Tile
      tile={label}
      heading={text(heading)}
      surface={TrackerArticle}
      kind={reading.phase}
      status="active"
      href={href}
      onFollow={() => dispatch(tileFollowed(label))}
      skeleton={<TrackerSkeleton />}
      failure={
        <TrackerFailure reading={reading} action={text('action.tryAgain')} onRetry={tryAgain}>
          <p>{text('rewards.failed')}</p>
        </TrackerFailure>
      }
      footer={reading.phase === 'loaded' ? <RewardsRetry part="activeRewards" name={name} /> : null}
    >
      {reading.phase === 'loaded' ? <Tracker summary={reading.view} /> : null}
    </Tile>
  );
};

/** The balance view's Active Rewards: only the exercise ring, without a link (rule `balance.failure`). */
export const BalanceTracker = () => {
  const dispatch = useDispatch();
  const reading = useSelector(readings.activeRewardsBalance);
  const isLoading = reading.phase === 'loading';
  // Rule `connection.silence`.
  const isMissed = useSelector((all: ConnectionPart) => selectIsMissed(all, activeRewardsBalance.endpoint.name));
  const tryAgain = () => dispatch(partRetryClicked('activeRewardsBalance'));
  return (
    <>
      <TrackerArticle as="div" data-private="" tabIndex={-1} aria-busy={isLoading}>
        {isLoading ? <TrackerSkeleton /> : null}
        {reading.phase === 'loaded' ? <Tracker summary={reading.view} only="exercise" /> : null}
        <TrackerFailure reading={reading} action={text('rewards.trackerTryAgain')} onRetry={tryAgain}>
          <h3>{isMissed ? textOf(OFFLINE) : text('rewards.trackerFailed')}</h3>
        </TrackerFailure>
      </TrackerArticle>
      {reading.phase === 'loaded' ? <RewardsRetry part="activeRewardsBalance" name={name} /> : null}
    </>
  );
};
