import styled from '@emotion/styled';
import { OFFLINE } from '../notices';
import { text, textOf } from '../texts/text';
import { marking } from '../ui/topLayer';

/** A bar above the header, which stays at the top of the page. */
export const Bar = styled.section`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-page);
  border-block-end: 3px solid var(--sun);
  background: var(--sun-soft);
  color: var(--sun-ink);
  font-weight: 650;
  text-align: center;
`;

const markBar = marking('data-bar');

/**
 * The bar while there is no connection (rule `connection.bar`). Part of the first script, because without a connection
 * none can be fetched; the announcer speaks for it.
 */
export const OfflineBar = () => (
  <Bar ref={markBar} aria-label={text('connection.name')} data-offline="">
    {textOf(OFFLINE)}
  </Bar>
);
