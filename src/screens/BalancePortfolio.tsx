import { useSelector } from 'react-redux';
import { selectFeatures } from '../state/configuration';
import { BlocksFailure } from './BlocksFailure';
import { useOverviewBlocks } from './overviewBlocks';
import { PaymentsDue } from './PaymentsDue';
import { Products, ProductsFailure, ProductsLoading } from './Products';
import { RewardsRoom } from './RewardsRoom';
import { ScreenHeading, type ScreenProps } from './ScreenHeading';

/** The balance view (rule `balance.rewards`). */
export const BalancePortfolio = ({ arrived }: ScreenProps) => {
  const blocks = useOverviewBlocks();
  const { rewards } = useSelector(selectFeatures);
  return (
    <>
      <ScreenHeading text="Balance portfolio" arrived={arrived}>
        <ProductsLoading />
        {blocks === undefined ? null : <blocks.PageAge screen="bal-portfolio" />}
      </ScreenHeading>
      <ProductsFailure screen="bal-portfolio" />
      <PaymentsDue />
      <BlocksFailure />
      <Products
        rewards={rewards ? blocks === undefined ? <RewardsRoom /> : <blocks.RewardsInBalance /> : null}
        hasRewards={rewards}
      />
    </>
  );
};
