import type { Ref } from 'react';
import { Products } from './Products';
import { ScreenHeading } from './ScreenHeading';

/** The portfolio overview (spec section 2). */
export const PortfolioOverview = ({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) => (
  <>
    <ScreenHeading text="Portfolio overview" headingRef={headingRef} />
    <Products screen="portfolio" />
  </>
);
