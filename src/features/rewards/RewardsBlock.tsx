import { type ReactNode, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ONLINE_PAYMENTS } from '../../contract/routes';
import { PartRetry } from '../../notices';
import { selectHoldsRewards, selectProduct } from '../../portfolio/slice';
import { linkFollowed } from '../../state/eventMeta';
import { isAwaited, staleSince } from '../../state/freshness';
import { text, textOf } from '../../texts/text';
import { Boundary } from '../../ui/Boundary';
import { DebtAlert } from '../../ui/DebtAlert';
import { Stage } from '../../ui/Stage';
import { Tile } from '../../ui/Tile';
import { MedalArticle, RetryParts, RewardsGrid, StatusTiles } from './rewardsStyles';
import { ActivateTile, StatusTile } from './StatusTile';
import { type RewardsState, selectDebts, selectSaysNothing } from './selectors';
import { partRetryClicked, type RewardsPart, type RewardsTile, rewardsTiles, type StatusPart } from './slice';
import { ActiveRewardsPanel, BalanceTracker } from './Tracker';

// Rule `debt.alert`.
const RewardsDebts = () => {
  const dispatch = useDispatch();
  return useSelector(selectDebts).map(({ label, name, message }) => (
    <DebtAlert
      key={`${label} ${textOf(message)}`}
      name={textOf(name)}
      message={message}
      href={ONLINE_PAYMENTS}
      onFollow={() => dispatch(linkFollowed(`${label} fix-it-now`))}
    />
  ));
};

const RewardsStage = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const headingId = useId();
  return (
    <Stage aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <RewardsDebts />
      {children}
    </Stage>
  );
};

const Apart = ({ tile: { label, heading }, children }: { tile: RewardsTile; children: ReactNode }) => (
  <Boundary fallback={<Tile tile={label} heading={text(heading)} surface={MedalArticle} kind="unavailable" />}>
    {children}
  </Boundary>
);

/** The address of Money if the product itself has none (rule `rewards.money`). */
const MONEY = '/bank/vitality-money';

const StatusOrActivate = ({ tile }: { tile: StatusPart }) => {
  const product = useSelector((state: RewardsState) => selectProduct(state, tile.product));
  const address = product?.clickThroughUrl ?? (tile === rewardsTiles.money ? MONEY : undefined);
  const Shown = product?.active ? StatusTile : ActivateTile;
  return <Shown tile={tile} address={address} />;
};

/**
 * The rewards programme on the overview: Health, Drive and Money, Active Rewards, and debts of any of them. Shown if
 * one of the first three is held; each part that is not held, or missing in the portal's answer, can be activated.
 */
export const RewardsBlock = () => {
  const holdsRewards = useSelector(selectHoldsRewards);
  const active = useSelector((state: RewardsState) => selectProduct(state, 'active'));
  const hasPanel = active?.active === true;
  if (!holdsRewards) return null;
  return (
    <RewardsStage heading={text('rewards.heading')}>
      <RewardsGrid data-panel={hasPanel ? '' : undefined}>
        <StatusTiles>
          {[rewardsTiles.health, rewardsTiles.drive, rewardsTiles.money].map((tile) => (
            <Apart key={tile.label} tile={tile}>
              <StatusOrActivate tile={tile} />
            </Apart>
          ))}
          {hasPanel ? null : <ActivateTile tile={rewardsTiles.active} address={active?.clickThroughUrl} />}
        </StatusTiles>
        {hasPanel ? (
          <Apart tile={rewardsTiles.active}>
            <ActiveRewardsPanel />
          </Apart>
        ) : null}
      </RewardsGrid>
    </RewardsStage>
  );
};

// Rule `overview.asOf`. It asks again for the health status as well, if that is old.
const NothingRetry = () => {
  const dispatch = useDispatch();
  const asOf = useSelector((state: RewardsPart) => staleSince(state.rewardsHealth, state.activeRewardsBalance));
  const busy = useSelector((state: RewardsPart) => isAwaited(state.activeRewardsBalance));
  if (asOf === undefined) return null;
  const tryAgain = () => dispatch(partRetryClicked('activeRewardsBalance'));
  return (
    <RetryParts>
      <PartRetry name={text('rewards.active')} asOf={asOf} busy={busy} onRetry={tryAgain} />
    </RetryParts>
  );
};

/** Active Rewards on the balance view: the health status, the exercise ring, plays and Miles. */
export const BalanceRewards = () => {
  const address = useSelector((state: RewardsState) => selectProduct(state, 'vitality')?.clickThroughUrl);
  const saysNothing = useSelector(selectSaysNothing);
  return (
    <RewardsStage heading={text('rewards.active')}>
      {saysNothing ? (
        // Rule `balance.newcomer`.
        <>
          <p>{text('rewards.nothing')}</p>
          <NothingRetry />
        </>
      ) : (
        <RewardsGrid data-panel="">
          <StatusTiles>
            <StatusTile tile={rewardsTiles.health} address={address} />
          </StatusTiles>
          <BalanceTracker />
        </RewardsGrid>
      )}
    </RewardsStage>
  );
};
