import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { linkTarget } from './Button';
import { AlertIcon } from './icons';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-4);
  border: 1px dashed var(--outline);
  border-radius: var(--radius-medium);
  color: var(--ink-muted);
  /* Beside the first line of the words, whose baseline is its lower edge. */
  > svg {
    position: relative;
    inset-block-start: 0.3125rem;
  }
  > div {
    flex: 1 1 12rem;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-inline-size: 0;
  }
  > div:has(> p) {
    row-gap: var(--space-3);
  }
  /* Its words are flush with those above it if it is below them. */
  > div > [data-kind="quiet"] {
    padding-inline: var(--space-2);
    margin-inline: calc(-1px - var(--space-2));
  }
  /* In place of a fragment, which has a box of its own. */
  [data-content-block] > & {
    padding: 0;
    border: 0;
  }
  a {
    ${linkTarget}
    gap: var(--space-2);
  }
  &[data-live] {
    align-items: flex-start;
    padding: var(--space-6);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    color: var(--ink);
    > svg {
      inset-block-start: 0;
      inline-size: 3rem;
      block-size: 3rem;
      padding: 0.625rem;
      border-radius: var(--radius-medium);
      background: var(--danger-surface);
      color: var(--danger);
    }
    > div {
      gap: var(--space-3) var(--space-4);
    }
    [role="alert"] {
      flex: 1 0 100%;
      display: grid;
      justify-items: start;
      gap: var(--space-2);
      font-size: var(--text-lead);
      > * {
        max-inline-size: 36rem;
      }
    }
  }
`;

/** A box that says what went wrong and, in `children`, what can be done; `live` are words that are announced at once (rule `alert.once`). */
export const Alert = ({ live, children }: { live?: ReactNode; children: ReactNode }) => (
  <Box data-live={live === undefined ? undefined : ''}>
    <AlertIcon />
    <div>
      {live === undefined ? null : <div role="alert">{live}</div>}
      {children}
    </div>
  </Box>
);
