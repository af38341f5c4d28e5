import { type ReactNode, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ProductConfig } from '../../contract/answers/portfolio';
import { ONLINE_PAYMENTS } from '../../contract/routes';
import { selectHoldsRewards } from '../../portfolio/slice';
import { Boundary } from '../../ui/Boundary';
import { DebtAlert } from '../../ui/DebtAlert';
import { Stage } from '../../ui/Stage';
import { Tile } from '../../ui/Tile';
import { MedalArticle, RewardsParts, StatusTiles } from './rewardsStyles';
import { ActivateTile, StatusTile } from './StatusTile';
import {
  type RewardsState,
  type StatusReading,
  selectActiveRewardsAddress,
  selectDebts,
  selectDriveReading,
  selectHealthReading,
  selectMoneyReading,
  selectParts,
  selectSaysNothing,
} from './selectors';
import { debtFollowed, type RewardsPart, type RewardsTile, rewardsNames } from './slice';
import { ActiveRewardsPanel, BalanceTracker } from './Tracker';

/** The debts of the rewards programme's parts (rule `debt.alert`). */
export const RewardsDebts = () => {
  const dispatch = useDispatch();
  const debts = useSelector(selectDebts);
  return debts.map(({ tile, message }) => (
    <DebtAlert
      key={tile}
      name={rewardsNames[tile]}
      message={message}
      href={ONLINE_PAYMENTS}
      onFollow={() => dispatch(debtFollowed(tile))}
    />
  ));
};

// Rule `rewards.money`.
const MONEY_REWARDS = '/bank/vitality-money';

const Apart = ({ tile, heading, children }: { tile: RewardsTile; heading: string; children: ReactNode }) => (
  <Boundary fallback={<Tile tile={tile} heading={heading} surface={MedalArticle} status={{ kind: 'unavailable' }} />}>
    {children}
  </Boundary>
);

interface PartProps {
  readonly tile: RewardsTile;
  /** Its part of the state. */
  readonly part: keyof RewardsPart;
  readonly heading: string;
  readonly product: ProductConfig | undefined;
  /** Used if the product itself has none. */
  readonly otherwise?: string;
  readonly select: (state: RewardsState) => StatusReading;
}

const StatusPart = ({ tile, part, heading, product, otherwise, select }: PartProps) => {
  const reading = useSelector(select);
  const address = product?.clickThroughUrl ?? otherwise;
  return product?.active ? (
    <StatusTile tile={tile} part={part} heading={heading} reading={reading} address={address} />
  ) : (
    <ActivateTile tile={tile} heading={heading} address={address} />
  );
};

const Part = (props: PartProps) => (
  <Apart tile={props.tile} heading={props.heading}>
    <StatusPart {...props} />
  </Apart>
);

/**
 * The rewards programme on the overview: Health, Drive and Money, Active Rewards, and debts of any of them. Shown if
 * one of the first three is held; each part that is not held, or missing in the portal's answer, can be activated.
 */
export const RewardsBlock = () => {
  const { vitality, drive, money, active } = useSelector(selectParts);
  const holdsRewards = useSelector(selectHoldsRewards);
  const address = useSelector(selectActiveRewardsAddress);
  const headingId = useId();
  if (!holdsRewards) return null;
  const inUse = active?.active === true;
  return (
    <Stage aria-labelledby={headingId}>
      <h2 id={headingId}>Rewards</h2>
      <RewardsDebts />
      <RewardsParts data-panel={inUse ? '' : undefined}>
        <StatusTiles>
          <Part
            tile="rewards-health"
            part="rewardsHealth"
            heading="Health"
            product={vitality}
            select={selectHealthReading}
          />
          <Part tile="rewards-drive" part="rewardsDrive" heading="Drive" product={drive} select={selectDriveReading} />
          <Part
            tile="rewards-money"
            part="rewardsMoney"
            heading="Money"
            product={money}
            otherwise={MONEY_REWARDS}
            select={selectMoneyReading}
          />
          {inUse ? null : <ActivateTile tile="active-rewards" heading="Active Rewards" address={address} />}
        </StatusTiles>
        {inUse ? (
          <Apart tile="active-rewards" heading="Active Rewards">
            <ActiveRewardsPanel />
          </Apart>
        ) : null}
      </RewardsParts>
    </Stage>
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
