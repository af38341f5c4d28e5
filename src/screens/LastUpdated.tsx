import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useSelector } from 'react-redux';
import { type PortfolioScreen, selectProducts } from '../portfolio/slice';
import { staleSince } from '../state/freshness';
import { selectToday } from '../state/today';
import { formatDay } from '../texts/day';
import { text } from '../texts/text';
import { Button } from '../ui/Button';
import { icon } from '../ui/icons';
import { square, wrappingRow } from '../ui/mixins';
import { useOnPaper } from '../ui/onPaper';
import { ProductsRetryButton } from './Failures';

const RefreshIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5');

const turn = keyframes`to{rotate:1turn}`;

const Line = styled.div`
  ${wrappingRow}
  gap: 0 var(--space-2);
  color: var(--stage-muted);
  p {
    margin-inline-end: var(--space-1);
    font-variant-numeric: tabular-nums;
  }
  /* Without a ground, which would cover the heading above it on phones. */
  && button[data-kind] {
    margin-block: -0.5rem;
    padding-inline: var(--space-3);
    border: 0;
    background: none;
    color: var(--stage-ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  button[data-kind]:last-of-type {
    margin-inline-end: calc(-1 * var(--space-3));
  }
  /* Within its target, which on phones reaches into the heading above. */
  && button[data-kind]:focus-visible {
    outline-offset: -0.4375rem;
    box-shadow: none;
  }
  && button[data-kind]:hover {
    text-decoration-thickness: 2px;
  }
  svg {
    ${square('1.25rem')}
  }
  button[data-renewing] svg {
    animation: ${turn} 1.2s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    button[data-renewing] svg {
      opacity: 0.5;
    }
  }
  @media (max-width: 480px) {
    font-size: var(--text-small);
  }
`;

// The day whose figures a printed page states; on paper only.
const StatementDate = () => {
  const products = useSelector(selectProducts);
  const isOnPaper = useOnPaper();
  if (!isOnPaper || products.status !== 'loaded') return null;
  return <time dateTime={new Date(products.at).toISOString()}>{formatDay(products.at)}</time>;
};

interface LastUpdatedProps {
  readonly screen: PortfolioScreen;
  /** When the oldest thing arrived that is not marked as old itself, in milliseconds since 1970. */
  readonly updatedAt: number | undefined;
  /** Whether something on the screen is being refreshed. */
  readonly isRenewing: boolean;
  readonly onRefresh: () => void;
}

/** When the screen was last updated, and "Refresh" or "Try again" (rules `overview.refresh`, `overview.asOf`). */
export const LastUpdated = ({ screen, updatedAt, isRenewing, onRefresh }: LastUpdatedProps) => {
  // When the products arrived if they could not be refreshed, in milliseconds since 1970.
  const productsAsOf = staleSince(useSelector(selectProducts));
  const today = useSelector(selectToday);
  if (updatedAt === undefined && productsAsOf === undefined) return null;
  return (
    <>
      <StatementDate />
      <Line>
        <p>
          {text(productsAsOf === undefined ? 'refresh.updatedAt' : 'part.asOf', {
            // What is not marked as old itself may be older than the products.
            time: { at: Math.min(updatedAt ?? Infinity, productsAsOf ?? Infinity), today },
          })}
        </p>
        {productsAsOf === undefined ? null : <ProductsRetryButton screen={screen} />}
        <Button kind="quiet" aria-busy={isRenewing} data-renewing={isRenewing ? '' : undefined} onClick={onRefresh}>
          <RefreshIcon />
          {text('refresh.refresh')}
        </Button>
      </Line>
    </>
  );
};
