import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Section } from '../../ui/Page';
import { BalanceParts, TrackerPanel } from './rewardsStyles';
import { StatusTile } from './StatusTile';
import { selectBalanceTracker, selectHealthReading, selectParts } from './selectors';
import { retryRequested } from './slice';
import { Tracker, TrackerSkeleton } from './Tracker';
import { TrackerFailure } from './TrackerFailure';

const BalanceTracker = () => {
  const dispatch = useDispatch();
  const reading = useSelector(selectBalanceTracker);
  const panel = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    dispatch(retryRequested('activeRewardsBalance'));
    // The button is about to go; the focus stays where the answer will be.
    panel.current?.focus();
  };
  return (
    <TrackerPanel ref={panel} tabIndex={-1} aria-busy={reading.kind === 'loading'}>
      {reading.kind === 'loading' ? <TrackerSkeleton goals={1} /> : null}
      {reading.kind === 'loaded' ? <Tracker rings={reading.rings} counts={reading.counts} /> : null}
      {reading.kind === 'failed' ? (
        <TrackerFailure reference={reading.reference} action="Try Again" onRetry={tryAgain}>
          <h3>Unable to load Active Rewards Tracker</h3>
        </TrackerFailure>
      ) : null}
    </TrackerPanel>
  );
};

/** Active Rewards on the balance view: the health status, the exercise ring, plays and Miles. */
export const BalanceRewards = () => {
  const health = useSelector(selectHealthReading);
  const { vitality } = useSelector(selectParts);
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Active Rewards</h2>
      <BalanceParts>
        <StatusTile tile="rewards-health" heading="Health" reading={health} address={vitality?.clickThroughUrl} />
        <BalanceTracker />
      </BalanceParts>
    </Section>
  );
};
