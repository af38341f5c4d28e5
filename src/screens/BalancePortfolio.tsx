import { BalanceRewards } from '../features/rewards/BalanceRewards';
import { Block } from './Block';
import { Products, ProductsLoading } from './Products';
import { ScreenHeading, type ScreenProps } from './ScreenHeading';

/** The balance portfolio view (spec section 2). */
export const BalancePortfolio = ({ arrived }: ScreenProps) => (
  <>
    <ScreenHeading text="Balance portfolio" arrived={arrived}>
      <ProductsLoading />
    </ScreenHeading>
    <Block heading="Active Rewards">
      <BalanceRewards />
    </Block>
    <Products screen="bal-portfolio" />
  </>
);
