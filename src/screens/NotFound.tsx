import { Link } from 'react-router-dom';
import { ShelterPanel } from '../ui/Page';
import { ScreenHeading, type ScreenProps } from './ScreenHeading';

/** The page for an address that matches no screen. */
export const NotFound = ({ arrived }: ScreenProps) => (
  <>
    <ScreenHeading text="Page not found" arrived={arrived} />
    <ShelterPanel>
      <Link to="/portfolio">Go to the portfolio overview</Link>
    </ShelterPanel>
  </>
);
