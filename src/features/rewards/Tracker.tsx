import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RewardSummary } from '../../contract/answers/rewards';
import { AmountsHelp, ErrorReference, OFFLINE, PartRetry } from '../../notices';
import { safeAddress } from '../../platform/address';
import { type ConnectionPart, selectIsMissed } from '../../state/connection/slice';
import type { SummaryState } from '../../state/createSummarySlice';
import { isAwaited, isUnsettled, staleFrom } from '../../state/freshness';
import { text, textOf } from '../../texts/text';
import { RetryButton } from '../../ui/Retry';
import { Rings } from '../../ui/Rings';
import { Tile } from '../../ui/Tile';
import type { Goal } from '../../ui/theme';
import { RetryParts } from './rewardsStyles';
import { tileFollowed } from './StatusTile';
import { countsOf, ringsOf, selectActiveRewardsAddress } from './selectors';
import { activeRewards, activeRewardsBalance, partRetryClicked, rewardsTiles } from './slice';
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

interface PartProps {
  readonly state: SummaryState<RewardSummary>;
  readonly onRetry: () => void;
}

// What went wrong, as its children say it, and the button with the text `action`.
const TrackerFailure = ({ state, action, onRetry, children }: PartProps & { action: string; children: ReactNode }) =>
  state.status === 'failed' ? (
    <FailureParts>
      {children}
      <RetryButton kind="secondary" busy={isAwaited(state)} onRetry={onRetry}>
        {action}
      </RetryButton>
      <ErrorReference reference={state.reference} />
    </FailureParts>
  ) : null;

const Stale = ({ state, onRetry }: PartProps) => {
  const asOf = staleFrom(state);
  return asOf === undefined ? null : (
    <RetryParts>
      <PartRetry name={text(name)} asOf={asOf} busy={isAwaited(state)} onRetry={onRetry} />
    </RetryParts>
  );
};

/**
 * The overview's Active Rewards: goals as rings, plays and Miles; its heading links to the member's rewards area. Rule
 * `rewards.failure`.
 */
export const ActiveRewardsPanel = () => {
  const dispatch = useDispatch();
  const state = useSelector(activeRewards.select);
  const href = safeAddress(useSelector(selectActiveRewardsAddress));
  const tryAgain = () => dispatch(partRetryClicked('activeRewards'));
  return (
    <Tile
      tile={label}
      heading={text(heading)}
      surface={TrackerArticle}
      kind={isUnsettled(state) ? 'loading' : state.status === 'failed' ? 'unavailable' : 'loaded'}
      status="active"
      href={href}
      onFollow={() => dispatch(tileFollowed(label))}
      skeleton={<TrackerSkeleton />}
      failure={
        <TrackerFailure state={state} action={text('action.tryAgain')} onRetry={tryAgain}>
          <p>{text('rewards.failed')}</p>
        </TrackerFailure>
      }
      footer={<Stale state={state} onRetry={tryAgain} />}
    >
      {state.status === 'loaded' ? <Tracker summary={state.summary} /> : null}
    </Tile>
  );
};

/** The balance view's Active Rewards: only the exercise ring, without a link (rule `balance.failure`). */
export const BalanceTracker = () => {
  const dispatch = useDispatch();
  const state = useSelector(activeRewardsBalance.select);
  const isLoading = isUnsettled(state);
  // Rule `connection.silence`.
  const isMissed = useSelector((all: ConnectionPart) => selectIsMissed(all, activeRewardsBalance.endpoint.name));
  const tryAgain = () => dispatch(partRetryClicked('activeRewardsBalance'));
  return (
    <>
      <TrackerArticle as="div" data-private="" tabIndex={-1} aria-busy={isLoading}>
        {isLoading ? <TrackerSkeleton /> : null}
        {state.status === 'loaded' ? <Tracker summary={state.summary} only="exercise" /> : null}
        <TrackerFailure state={state} action={text('rewards.trackerTryAgain')} onRetry={tryAgain}>
          <h3>{isMissed ? textOf(OFFLINE) : text('rewards.trackerFailed')}</h3>
        </TrackerFailure>
      </TrackerArticle>
      <Stale state={state} onRetry={tryAgain} />
    </>
  );
};
