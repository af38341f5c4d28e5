import styled from '@emotion/styled';
import { mobileLayout } from '../ui/layouts';
import { Lead, Panel } from '../ui/Page';
import { CallCentreLink } from './CallCentreLink';

// The portal's mark drawn as an arch with room below it: nothing is owned yet.
const arcs =
  'radial-gradient(circle at 50% 100%,#0000 2.2rem,var(--sun) 2.25rem 3.4rem,#0000 3.45rem 4.65rem,#0b8a7f80 4.7rem 5.85rem,#0000 5.9rem 7.1rem,#0b8a7f4d 7.15rem 8.3rem,#0000 8.35rem 9.55rem,#0b8a7f29 9.6rem 10.75rem,#0000 10.8rem)';

const Words = styled(Panel)`
  display: grid;
  align-content: center;
  gap: var(--space-2);
  min-block-size: 13rem;
  padding: var(--space-6);
  padding-inline-end: 26rem;
  background: ${arcs} no-repeat right 2rem bottom / 21.5rem 10.8rem, var(--surface);
  [dir='rtl'] & {
    background-position: left 2rem bottom, 0 0;
  }
  a {
    white-space: nowrap;
  }
  @media ${mobileLayout} {
    padding: var(--space-6) var(--space-6) 12.5rem;
    background-position: center bottom, 0 0;
  }
  @media (forced-colors: active), print {
    padding: var(--space-6);
    background-image: none;
  }
`;

/** What a member who holds nothing sees instead of the tiles. */
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
