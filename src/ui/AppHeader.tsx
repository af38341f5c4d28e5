import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Logo, type LogoFiles } from './BrandMark';
import { bareButton, onStage, row, square, wrapping, wrappingRow } from './mixins';

// On a phone there is no room for the name beside three words, so it is only read aloud.
const markAlone = 'flex-basis: 2rem; > span { position: absolute; overflow-wrap: anywhere; clip-path: inset(50%); }';

const Banner = styled.header`
  ${onStage}
  ${wrappingRow}
  justify-content: space-between;
  gap: 0 var(--space-2);
  min-block-size: 3.75rem;
  padding: var(--space-1) var(--page-edge);
  background: var(--stage);
  color: var(--stage-ink);
  /* Beside the navigation the name breaks into lines, so that the header is as high in any font. */
  > span {
    flex: 1 1 6.5rem;
    /* A word breaks only if it is wider than the page: rather has the navigation a row of its own. */
    max-inline-size: 100%;
    > span {
      min-inline-size: 0;
      overflow-wrap: break-word;
    }
  }
  ul {
    ${wrapping}
    gap: var(--space-1);
  }
  /* The last word is at the edge of the page; of the tabs, the ring around the current one. */
  --pad: clamp(0.5rem, 2.5vw, 1rem);
  > :last-child:is(a, button) {
    margin-inline-end: calc(-1 * var(--pad));
  }
  > a,
  > button,
  nav a {
    ${row}
    ${bareButton}
    /* As tall as a finger, which does not grow with the text. */
    min-block-size: 44px;
    padding-inline: var(--pad);
    border-radius: var(--radius-round);
    color: var(--stage-muted);
    font: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  :is(a, button):hover {
    background: var(--stage-raised);
    color: var(--stage-ink);
  }
  nav a[aria-current] {
    box-shadow: inset 0 0 0 2px var(--sun);
    color: var(--stage-ink);
    font-weight: 700;
  }
  :is(a, button):focus-visible {
    outline-offset: 0;
  }
  @media (max-width: 480px) {
    min-block-size: 3.25rem;
  }
  @media (max-width: 22em) {
    /* Three words and the mark are in one line in the widest font. */
    --pad: 0.375rem;
    column-gap: var(--space-1);
    ul {
      column-gap: 0;
    }
    > span {
      ${markAlone}
    }
  }
  @media (max-width: 26em) {
    &:has(> :is(a, button)) > span {
      ${markAlone}
    }
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
    nav a[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

/** The portal's mark and name. */
export const BrandName = styled.span`
  ${row}
  gap: var(--space-2);
  font-size: var(--text-lead);
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.2;
  overflow-wrap: anywhere;
  svg {
    ${square('2rem')}
  }
  img {
    display: block;
    max-inline-size: none;
  }
  @media (max-width: 480px) {
    font-size: var(--text-body);
  }
`;

/** The page's banner: the brand, the navigation (`<nav><ul><li><a aria-current>`), and a link or a button beside it. */
export const AppHeader = ({ brand, children }: { brand: { name: string; logo?: LogoFiles }; children: ReactNode }) => (
  <Banner>
    <BrandName>
      <Logo logo={brand.logo} isOnStage />
      <span>{brand.name}</span>
    </BrandName>
    {children}
  </Banner>
);
