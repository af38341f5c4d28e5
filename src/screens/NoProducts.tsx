import styled from '@emotion/styled';
import { Lead, Panel } from '../ui/Page';
import { CallCentreLink } from './CallCentreLink';

const Words = styled(Panel)`
display:flex;flex-direction:column;gap:var(--space-2);
h2{font-size:var(--text-lead)}
a{white-space:nowrap}
`;

/** What a member who holds nothing yet sees in place of the tiles. */
export const NoProducts = () => {
  return (
    <Words>
      <h2>You hold no products with us yet</h2>
      <Lead>
        <span>As soon as a product of yours is active, it shows here. Questions? Call us on </span>
        <CallCentreLink />
      </Lead>
    </Words>
  );
};
