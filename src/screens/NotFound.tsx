import { Link } from 'react-router-dom';
import { ScreenHeading, type ScreenProps } from './ScreenHeading';

/** What an address without a screen shows. */
export const NotFound = ({ arrived }: ScreenProps) => (
  <>
    <ScreenHeading text="Page not found" arrived={arrived} />
    <p>
      <Link to="/portfolio">Go to the portfolio overview</Link>
    </p>
  </>
);
