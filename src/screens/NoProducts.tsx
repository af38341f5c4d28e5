import { Lead, ShelterPanel } from '../ui/Page';
import { CallCentreLink } from './CallCentreLink';

/** What a member who holds nothing sees instead of the tiles. */
export const NoProducts = () => {
  return (
    <ShelterPanel>
      <h2>You hold no products with us yet</h2>
      <Lead>
        <span>As soon as a product of yours is active, it shows here. Questions? Call us on </span>
        <CallCentreLink />
      </Lead>
    </ShelterPanel>
  );
};
