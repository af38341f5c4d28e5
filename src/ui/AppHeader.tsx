import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mobileLayout } from './theme';

const Banner = styled.header`
position:relative;background:var(--surface);border-block-end:1px solid var(--line);
`;

const Row = styled.div`
max-inline-size:var(--content-width);margin-inline:auto;padding:var(--space-3) var(--space-page);
display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-2) var(--space-6);
nav{margin-inline-start:auto}
nav ul{display:flex;flex-wrap:wrap;gap:var(--space-1);padding:0;list-style:none}
nav a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:.375rem 1rem;border-radius:var(--radius-round);
color:var(--ink-muted);font-weight:600;text-decoration:none;transition:background-color .15s,color .15s}
nav a:hover{background:var(--sunken);color:var(--ink)}
nav a:focus-visible{border-radius:var(--radius-round)}
nav a[aria-current]{background:color-mix(in srgb,var(--brand) 11%,transparent);color:var(--brand)}
${mobileLayout}{gap:0 var(--space-2);padding-block:var(--space-2);nav a{padding-inline:.75rem}}
@media (max-width:30rem){nav a{padding-inline:.75rem}}
@media (forced-colors:active){nav a[aria-current]{border:2px solid Highlight}}
`;

const Brand = styled.span`
display:inline-flex;align-items:center;gap:var(--space-3);font-size:var(--text-lead);font-weight:680;letter-spacing:-.015em;
svg{flex:none;color:var(--brand)}
@media (max-width:24rem){>span{clip-path:inset(50%);position:absolute}}
`;

/** The mark of the portal's own brand: three leaves of one portfolio. */
const BrandMark = () => (
  <svg aria-hidden="true" focusable="false" width="32" height="32" viewBox="0 0 32 32" fill="currentColor">
    <rect x="2" y="12" width="8" height="17" rx="4" opacity=".45" />
    <rect x="12" y="3" width="8" height="26" rx="4" opacity=".75" />
    <circle cx="26" cy="25" r="4" />
  </svg>
);

/**
 * The page's banner: the brand, and the navigation it is given (`<nav aria-label><ul><li><a aria-current>`), which moves
 * below the brand where the two do not fit in one row.
 */
export const AppHeader = ({ brand = 'Portfolio', children }: { brand?: string; children?: ReactNode }) => (
  <Banner>
    <Row>
      <Brand>
        <BrandMark />
        <span>{brand}</span>
      </Brand>
      {children}
    </Row>
  </Banner>
);
