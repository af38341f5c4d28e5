import type { Ref } from 'react';
import { BalanceRewards } from '../features/rewards/BalanceRewards';
import { Boundary } from '../ui/Boundary';
import { Products } from './Products';
import { ScreenHeading } from './ScreenHeading';

/** The balance portfolio view (spec section 2). */
export const BalancePortfolio = ({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) => (
  <>
    <ScreenHeading text="Balance portfolio" headingRef={headingRef} />
    <Boundary fallback={null}>
      <BalanceRewards />
    </Boundary>
    <Products screen="bal-portfolio" />
  </>
);
