import { useDispatch, useSelector } from 'react-redux';
import type { RewardSummary } from '../../contract/answers/rewards';
import { AmountsHelp, ErrorReference, LOADS_LATER } from '../../notices';
import { safeAddress } from '../../platform/address';
import { type ConnectionPart, selectIsMissed } from '../../state/connection/slice';
import { linkFollowed } from '../../state/eventMeta';
import { text, textOf } from '../../texts/text';
import { RetryButton } from '../../ui/Retry';
import { Rings } from '../../ui/Rings';
import { Tile } from '../../ui/Tile';
import type { Goal } from '../../ui/theme';
import { RewardsRetry } from './StatusTile';
import { countsOf, ringsOf, selectActiveRewardsAddress } from './selectors';
import {
  activeRewards,
  activeRewardsBalance,
  partRetryClicked,
  type RewardsPart,
  readings,
  rewardsTiles,
} from './slice';
import { Counts, FailureParts, RingsRoom, TrackerArticle } from './trackerStyles';

const { label, heading } = rewardsTiles.active;

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
  readonly summary: typeof activeRewards | typeof activeRewardsBalance;
  /** What says that it failed, and in which words. */
  readonly as: 'p' | 'h3';
  readonly words: string;
  /** The text of the button. */
  readonly action: string;
}

// Says that it failed, unless the connection is lost (rule `connection.silence`), with the button that asks again.
const TrackerFailure = ({ summary: { name: part, endpoint }, as: Words, words, action }: TrackerFailureProps) => {
  const dispatch = useDispatch();
  const reading = useSelector((state: RewardsPart) => readings[part](state));
  const isMissed = useSelector((state: ConnectionPart) => selectIsMissed(state, endpoint.name));
  if (reading.phase !== 'unavailable') return null;
  return (
    <FailureParts>
      <Words>{isMissed ? textOf(LOADS_LATER) : words}</Words>
      <RetryButton kind="secondary" busy={reading.retrying} onRetry={() => dispatch(partRetryClicked(part))}>
        {action}
      </RetryButton>
      {isMissed ? null : <ErrorReference reference={reading.reference} />}
    </FailureParts>
  );
};

/**
 * The overview's Active Rewards: goals as rings, plays and Miles; its heading links to the member's rewards area. Rule
 * `rewards.failure`.
 */
export const ActiveRewardsPanel = () => {
  const dispatch = useDispatch();
  const reading = useSelector(readings.activeRewards);
  const href = safeAddress(useSelector(selectActiveRewardsAddress));
  return (
    <Tile
      tile={label}
      heading={text(heading)}
      surface={TrackerArticle}
      kind={reading.phase}
      status="active"
      href={href}
      onFollow={() => dispatch(linkFollowed(label, 'tile'))}
      skeleton={<TrackerSkeleton />}
      failure={
        <TrackerFailure
          summary={activeRewards}
          as="p"
          words={text('rewards.failed')}
          action={text('action.tryAgain')}
        />
      }
      footer={reading.phase === 'loaded' ? <RewardsRetry part="activeRewards" /> : null}
    >
      {reading.phase === 'loaded' ? <Tracker summary={reading.view} /> : null}
    </Tile>
  );
};

/** The balance view's Active Rewards: only the exercise ring, without a link (rule `balance.failure`). */
export const BalanceTracker = () => {
  const reading = useSelector(readings.activeRewardsBalance);
  const isLoading = reading.phase === 'loading';
  return (
    <>
      <TrackerArticle as="div" data-private="" tabIndex={-1} aria-busy={isLoading}>
        {isLoading ? <TrackerSkeleton /> : null}
        {reading.phase === 'loaded' ? <Tracker summary={reading.view} only="exercise" /> : null}
        <TrackerFailure
          summary={activeRewardsBalance}
          as="h3"
          words={text('rewards.trackerFailed')}
          action={text('rewards.trackerTryAgain')}
        />
      </TrackerArticle>
      {reading.phase === 'loaded' ? <RewardsRetry part="activeRewardsBalance" /> : null}
    </>
  );
};
