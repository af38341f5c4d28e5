import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Logo, type LogoFiles } from './BrandMark';

const Banner = styled.header`
  --focus: var(--stage-focus);
  --halo: var(--stage);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  min-block-size: 3.75rem;
  padding-inline: var(--page-edge);
  background: var(--stage);
  color: var(--stage-ink);
  /* Beside the navigation the name breaks into lines, so that the header is as high in any font. */
  > span {
    flex: 1 1 6.5rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  /* Its last word is at the edge of the page. */
  nav {
    --pad: clamp(0.5rem, 2.5vw, 1rem);
    margin-inline-end: calc(-1 * var(--pad));
  }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--pad);
    border-radius: var(--radius-round);
    color: var(--stage-muted);
    text-decoration: none;
  }
  nav a:hover {
    background: var(--stage-raised);
    color: var(--stage-ink);
  }
  nav a[aria-current] {
    box-shadow: inset 0 0 0 2px var(--sun);
    color: var(--stage-ink);
    font-weight: 700;
  }
  nav a:focus-visible {
    outline-offset: 0;
  }
  @media (max-width: 480px) {
    min-block-size: 3.25rem;
  }
  /* Where the name is not seen. */
  @media (max-width: 22em) {
    > span {
      flex-basis: 2rem;
    }
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
    nav a[aria-current] {
      border: 2px solid Highlight;
    }
  }
  @media print {
    nav {
      display: none;
    }
  }
`;

/** The portal's mark and name. */
export const BrandName = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-lead);
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.2;
  overflow-wrap: anywhere;
  svg {
    inline-size: 2rem;
    block-size: 2rem;
  }
  img {
    display: block;
    max-inline-size: none;
  }
  @media (max-width: 480px) {
    font-size: var(--text-body);
  }
  header > & > span {
    @media (max-width: 22em) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

interface AppHeaderProps {
  brand: { name: string; logo?: LogoFiles };
  children?: ReactNode;
}

/** The page's banner: the brand, and the navigation passed to it (`<nav><ul><li><a aria-current>`). */
export const AppHeader = ({ brand, children }: AppHeaderProps) => (
  <Banner>
    <BrandName>
      <Logo logo={brand.logo} isOnStage />
      <span>{brand.name}</span>
    </BrandName>
    {children}
  </Banner>
);
