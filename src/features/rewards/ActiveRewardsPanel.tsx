import { type RefObject, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { safeAddress } from '../../platform/address';
import { Button } from '../../ui/Button';
import { areaIcons } from '../../ui/icons';
import { TileText } from '../../ui/TileParts';
import { TileArticle, TileBody, TileHeading, TileIcon } from '../../ui/tileStyles';
import { selectActiveRewardsAddress, selectTracker } from './selectors';
import { retryRequested, tileFollowed } from './slice';
import { Tracker, TrackerSkeleton } from './Tracker';

const RewardsIcon = areaIcons.rewards;

const PanelBody = ({ panel }: { panel: RefObject<HTMLElement | null> }) => {
  const dispatch = useDispatch();
  const reading = useSelector(selectTracker);
  if (reading.kind === 'loaded') return <Tracker rings={reading.rings} counts={reading.counts} />;
  if (reading.kind === 'loading') return <TrackerSkeleton />;
  const tryAgain = () => {
    dispatch(retryRequested('activeRewards'));
    // The button is about to go; the focus stays where the answer will be.
    panel.current?.focus();
  };
  return (
    <>
      <TileText>Active Rewards could not be loaded. Please try again.</TileText>
      <Button onClick={tryAgain}>Try again</Button>
    </>
  );
};

/** The overview's Active Rewards: goals as rings, plays and Miles; its heading leads to the member's own rewards area. */
export const ActiveRewardsPanel = () => {
  const dispatch = useDispatch();
  const { kind } = useSelector(selectTracker);
  const href = safeAddress(useSelector(selectActiveRewardsAddress));
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  return (
    <TileArticle
      ref={panel}
      tabIndex={-1}
      data-tile="active-rewards"
      className={kind === 'loaded' ? undefined : 'unavailable'}
      aria-labelledby={headingId}
      aria-busy={kind === 'loading'}
      style={{ '--accent': 'var(--accent-rewards)' }}
    >
      <TileHeading as="h3" id={headingId}>
        <TileIcon>
          <RewardsIcon />
        </TileIcon>
        {href === undefined ? (
          <span>Active Rewards</span>
        ) : (
          <a href={href} onClick={() => dispatch(tileFollowed('active-rewards'))}>
            Active Rewards
          </a>
        )}
      </TileHeading>
      <TileBody style={{ alignItems: 'flex-start' }}>
        <PanelBody panel={panel} />
      </TileBody>
    </TileArticle>
  );
};
