import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { filled, hidden } from './mixins';

const StyledSkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 20;
  padding: 0.75rem 1.25rem;
  border-radius: var(--radius-round);
  ${filled}
  text-decoration: none;
  &:hover {
    color: var(--on-brand);
  }
  &:not(:focus) {
    ${hidden}
  }
`;

interface SkipLinkProps {
  /** The id of what it leads to, after a `#`. */
  href: string;
  children: ReactNode;
}

/** A link to a part of the page, visible while it has the focus, which is moved in code: a hash may be a route. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <StyledSkipLink
    href={href}
    onClick={(event) => {
      event.preventDefault();
      event.currentTarget.ownerDocument.querySelector<HTMLElement>(href)?.focus();
    }}
  >
    {children}
  </StyledSkipLink>
);
