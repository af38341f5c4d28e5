import { createAction } from '@reduxjs/toolkit';
import { type ReactNode, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ONLINE_PAYMENTS } from '../../contract/routes';
import { selectHoldsRewards, selectProduct } from '../../portfolio/slice';
import { clicked } from '../../state/track';
import { text, textOf } from '../../texts/text';
import { Boundary } from '../../ui/Boundary';
import { DebtAlert } from '../../ui/DebtAlert';
import { Stage } from '../../ui/Stage';
import { Tile } from '../../ui/Tile';
import { MedalArticle, RewardsGrid, StatusTiles } from './rewardsStyles';
import { ActivateTile, StatusTile } from './StatusTile';
import {
  type RewardsState,
  type StatusReading,
  selectDebts,
  selectDriveReading,
  selectHealthReading,
  selectMoneyReading,
  selectSaysNothing,
} from './selectors';
import { type RewardsTile, rewardsTiles } from './slice';
import { ActiveRewardsPanel, BalanceTracker } from './Tracker';

const debtFollowed = createAction('rewards/debtFollowed', (label: RewardsTile['label']) => ({
  payload: label,
  ...clicked(`${label} fix-it-now`),
}));

// Rule `debt.alert`.
const RewardsDebts = () => {
  const dispatch = useDispatch();
  return useSelector(selectDebts).map(({ label, name, message }) => (
    <DebtAlert
      key={label}
      name={textOf(name)}
      message={textOf(message)}
      href={ONLINE_PAYMENTS}
      onFollow={() => dispatch(debtFollowed(label))}
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

interface StatusPartProps {
  readonly tile: RewardsTile;
  readonly select: (state: RewardsState) => StatusReading;
  /** The address if the product itself has none. */
  readonly otherwise?: string;
}

const statusParts: readonly StatusPartProps[] = [
  { tile: rewardsTiles.health, select: selectHealthReading },
  { tile: rewardsTiles.drive, select: selectDriveReading },
  // Rule `rewards.money`.
  { tile: rewardsTiles.money, select: selectMoneyReading, otherwise: '/bank/vitality-money' },
];

const StatusPart = ({ tile, select, otherwise }: StatusPartProps) => {
  const reading = useSelector(select);
  const product = useSelector((state: RewardsState) => selectProduct(state, tile.product));
  const address = product?.clickThroughUrl ?? otherwise;
  return product?.active ? (
    <StatusTile tile={tile} reading={reading} address={address} />
  ) : (
    <ActivateTile tile={tile} address={address} />
  );
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
          {statusParts.map((props) => (
            <Apart key={props.tile.label} tile={props.tile}>
              <StatusPart {...props} />
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

/** Active Rewards on the balance view: the health status, the exercise ring, plays and Miles. */
export const BalanceRewards = () => {
  const health = useSelector(selectHealthReading);
  const address = useSelector((state: RewardsState) => selectProduct(state, 'vitality')?.clickThroughUrl);
  const saysNothing = useSelector(selectSaysNothing);
  return (
    <RewardsStage heading={text('rewards.active')}>
      {saysNothing ? (
        // Rule `balance.newcomer`.
        <p>{text('rewards.nothing')}</p>
      ) : (
        <RewardsGrid data-panel="">
          <StatusTiles>
            <StatusTile tile={rewardsTiles.health} reading={health} address={address} />
          </StatusTiles>
          <BalanceTracker />
        </RewardsGrid>
      )}
    </RewardsStage>
  );
};
