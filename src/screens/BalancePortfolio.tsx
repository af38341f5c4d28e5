import { BalanceRewards } from '../features/rewards/BalanceRewards';
import { Boundary } from '../ui/Boundary';
import { Products } from './Products';
import { ScreenHeading, type ScreenProps } from './ScreenHeading';

/** The balance portfolio view (spec section 2). */
export const BalancePortfolio = ({ arrived }: ScreenProps) => (
  <>
    <ScreenHeading text="Balance portfolio" arrived={arrived} />
    <Boundary fallback={null}>
      <BalanceRewards />
    </Boundary>
    <Products screen="bal-portfolio" />
  </>
);
