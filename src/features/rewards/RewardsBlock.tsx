import { type ReactNode, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ProductConfig } from '../../contract/answers/portfolio';
import { Boundary } from '../../ui/Boundary';
import { DebtAlert } from '../../ui/DebtAlert';
import { Section } from '../../ui/Page';
import { Tile } from '../../ui/Tile';
import { ActivateTile } from './ActivateTile';
import { ActiveRewardsPanel } from './ActiveRewardsPanel';
import { DebtList, RewardsParts, StatusTiles } from './rewardsStyles';
import { StatusTile } from './StatusTile';
import {
  type RewardsState,
  type StatusReading,
  selectActiveRewardsAddress,
  selectDebts,
  selectDriveReading,
  selectHealthReading,
  selectMoneyReading,
  selectParts,
} from './selectors';
import { debtFollowed, type RewardsTile } from './slice';

const ONLINE_PAYMENTS = '/portfolio/online-payments';
const MONEY_REWARDS = '/bank/vitality-money';

const Apart = ({ tile, heading, children }: { tile: RewardsTile; heading: string; children: ReactNode }) => (
  <Boundary fallback={<Tile tile={tile} heading={heading} headingLevel={3} status={{ kind: 'unavailable' }} />}>
    {children}
  </Boundary>
);

interface PartProps {
  readonly tile: RewardsTile;
  readonly heading: string;
  readonly product: ProductConfig | undefined;
  /** Where the product itself says nothing. */
  readonly otherwise?: string;
  readonly select: (state: RewardsState) => StatusReading;
}

const StatusPart = ({ tile, heading, product, otherwise, select }: PartProps) => {
  const reading = useSelector(select);
  if (product === undefined) return null;
  const address = product.clickThroughUrl ?? otherwise;
  return product.active ? (
    <StatusTile tile={tile} heading={heading} reading={reading} address={address} />
  ) : (
    <ActivateTile tile={tile} heading={heading} address={address} />
  );
};

const Part = (props: PartProps) => (
  <Apart tile={props.tile} heading={props.heading}>
    <StatusPart {...props} />
  </Apart>
);

const Debts = () => {
  const dispatch = useDispatch();
  const debts = useSelector(selectDebts);
  if (debts.length === 0) return null;
  return (
    <DebtList>
      {debts.map(({ tile, message }) => (
        <DebtAlert key={tile} message={message} href={ONLINE_PAYMENTS} onFollow={() => dispatch(debtFollowed(tile))} />
      ))}
    </DebtList>
  );
};

/** The rewards programme on the overview: Health, Drive and Money, Active Rewards, and what is owed on any of them. */
export const RewardsBlock = () => {
  const { vitality, drive, money, active } = useSelector(selectParts);
  const redirect = useSelector(selectActiveRewardsAddress);
  const headingId = useId();
  if ([vitality, drive, money].every((product) => product === undefined)) return null;
  const inUse = active?.active === true;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Rewards</h2>
      <Debts />
      <RewardsParts>
        <StatusTiles>
          <Part tile="rewards-health" heading="Health" product={vitality} select={selectHealthReading} />
          <Part tile="rewards-drive" heading="Drive" product={drive} select={selectDriveReading} />
          <Part
            tile="rewards-money"
            heading="Money"
            product={money}
            otherwise={MONEY_REWARDS}
            select={selectMoneyReading}
          />
          {inUse ? null : (
            <ActivateTile
              tile="active-rewards"
              heading="Active Rewards"
              address={active?.clickThroughUrl ?? redirect}
            />
          )}
        </StatusTiles>
        {inUse ? (
          <Apart tile="active-rewards" heading="Active Rewards">
            <ActiveRewardsPanel />
          </Apart>
        ) : null}
      </RewardsParts>
    </Section>
  );
};
