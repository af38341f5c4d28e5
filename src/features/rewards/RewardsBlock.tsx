import { type ReactNode, useId } from 'react';
import { useSelector } from 'react-redux';
import type { ProductConfig } from '../../contract/answers/portfolio';
import { selectHoldsRewards } from '../../portfolio/slice';
import { Boundary } from '../../ui/Boundary';
import { Stage } from '../../ui/Stage';
import { Tile } from '../../ui/Tile';
import { ActivateTile } from './ActivateTile';
import { ActiveRewardsPanel } from './ActiveRewardsPanel';
import { RewardsDebts } from './RewardsDebts';
import { MedalArticle, RewardsParts, StatusTiles } from './rewardsStyles';
import { StatusTile } from './StatusTile';
import {
  type RewardsState,
  type StatusReading,
  selectActiveRewardsAddress,
  selectDriveReading,
  selectHealthReading,
  selectMoneyReading,
  selectParts,
} from './selectors';
import type { RewardsPart, RewardsTile } from './slice';

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
