import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Stage } from '../../ui/Stage';
import { RetryRow } from './RetryRow';
import { RewardsDebts } from './RewardsDebts';
import { RewardsParts, StatusTiles, TrackerArticle } from './rewardsStyles';
import { StatusTile } from './StatusTile';
import { selectBalanceTracker, selectHealthReading, selectParts, selectSaysNothing } from './selectors';
import { retryRequested } from './slice';
import { Tracker, TrackerSkeleton } from './Tracker';
import { TrackerFailure } from './TrackerFailure';

// Rule `balance.failure`.
const BalanceTracker = () => {
  const dispatch = useDispatch();
  const reading = useSelector(selectBalanceTracker);
  const panel = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    dispatch(retryRequested('activeRewardsBalance'));
    // The button is about to disappear; move the focus to where the answer will be.
    panel.current?.focus();
  };
  return (
    <>
      <TrackerArticle as="div" data-private="" ref={panel} tabIndex={-1} aria-busy={reading.kind === 'loading'}>
        {reading.kind === 'loading' ? <TrackerSkeleton /> : null}
        {reading.kind === 'loaded' ? <Tracker rings={reading.rings} counts={reading.counts} /> : null}
        {reading.kind === 'failed' ? (
          <TrackerFailure reference={reading.reference} action="Try Again" onRetry={tryAgain}>
            <h3>Unable to load Active Rewards Tracker</h3>
          </TrackerFailure>
        ) : null}
      </TrackerArticle>
      {reading.kind === 'loaded' && reading.asOf !== undefined ? (
        <RetryRow tile="active-rewards" asOf={reading.asOf} onRetry={tryAgain} />
      ) : null}
    </>
  );
};

/** Active Rewards on the balance view: the health status, the exercise ring, plays and Miles. */
export const BalanceRewards = () => {
  const health = useSelector(selectHealthReading);
  const { vitality } = useSelector(selectParts);
  const saysNothing = useSelector(selectSaysNothing);
  const headingId = useId();
  return (
    <Stage aria-labelledby={headingId}>
      <h2 id={headingId}>Active Rewards</h2>
      <RewardsDebts />
      {saysNothing ? (
        // Rule `balance.newcomer`.
        <p>There is nothing to show yet.</p>
      ) : (
        <RewardsParts data-panel="">
          <StatusTiles>
            <StatusTile
              tile="rewards-health"
              part="rewardsHealth"
              heading="Health"
              reading={health}
              address={vitality?.clickThroughUrl}
            />
          </StatusTiles>
          <BalanceTracker />
        </RewardsParts>
      )}
    </Stage>
  );
};
