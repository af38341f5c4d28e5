import { ShelterPanel } from '../ui/Page';
import { ScreenHeading, type ScreenProps } from './ScreenHeading';
import { ScreenLink } from './ScreenLink';

/** The page for an address that matches no screen. */
export const NotFound = ({ arrived }: ScreenProps) => (
  <>
    <ScreenHeading text="Page not found" arrived={arrived} />
    <ShelterPanel>
      <ScreenLink to="/portfolio">Go to the portfolio overview</ScreenLink>
    </ShelterPanel>
  </>
);
