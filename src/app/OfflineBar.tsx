import styled from '@emotion/styled';
import { OFFLINE } from '../notices';
import { marking } from '../ui/topLayer';

const Bar = styled.section`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  padding: var(--space-2) var(--page-edge);
  border-block-end: 3px solid var(--sun);
  background: var(--sun-soft);
  color: var(--sun-ink);
  font-weight: 650;
  text-align: center;
  /* The title's band otherwise continues the header. */
  + main > :first-child {
    padding-block-start: var(--space-4);
  }
`;

const markBar = marking('data-bar');

/**
 * The bar at the top of the page while there is no connection (rule `connection.bar`). Part of the first script,
 * because without a connection none can be fetched; the announcer speaks for it.
 */
export const OfflineBar = () => (
  <Bar ref={markBar} aria-label="Connection" data-offline="">
    {OFFLINE}
  </Bar>
);
