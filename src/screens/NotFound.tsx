import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { ScreenHeading } from './ScreenHeading';

/** What an address without a screen shows. */
export const NotFound = ({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) => (
  <>
    <ScreenHeading text="Page not found" headingRef={headingRef} />
    <p>
      <Link to="/portfolio">Go to the portfolio overview</Link>
    </p>
  </>
);
