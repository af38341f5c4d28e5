import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { AlertIcon } from './icons';
import { flushButton, linkTarget, panel, square, wrapping, wrappingRow } from './mixins';

const Box = styled.div`
  ${wrapping}
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
    ${wrappingRow}
    flex: 1 1 12rem;
    gap: 0 var(--space-3);
    min-inline-size: 0;
  }
  > div:has(> p) {
    row-gap: var(--space-3);
  }
  /* Its words are flush with those above it if it is below them. */
  > div > [data-kind="quiet"] {
    ${flushButton}
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
    ${panel('large')}
    color: var(--ink);
    > svg {
      ${square('3rem')}
      inset-block-start: 0;
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
