import type { Ref } from 'react';
import { Products } from './Products';
import { ScreenHeading } from './ScreenHeading';

/** The balance portfolio view (spec section 2). */
export const BalancePortfolio = ({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) => (
  <>
    <ScreenHeading text="Balance portfolio" headingRef={headingRef} />
    <Products screen="bal-portfolio" />
  </>
);
