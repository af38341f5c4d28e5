import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const StyledSkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 20;
  padding: 0.75rem 1.25rem;
  border-radius: var(--radius-round);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--on-brand);
  }
  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    padding: 0;
    white-space: nowrap;
  }
`;

/** A link to a part of the page, visible while it has the focus, which is moved in code: a hash may be a route. */
export const SkipLink = ({
  href = '#main',
  onFollow,
  children,
}: {
  href?: string;
  onFollow: () => void;
  children: ReactNode;
}) => (
  <StyledSkipLink
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onFollow();
    }}
  >
    {children}
  </StyledSkipLink>
);
