import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { followed } from './followed';

const Figure = styled.p`
display:flex;flex-direction:column;gap:.125rem;
bdi{font-size:var(--text-figure);font-weight:660;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
>span{color:var(--ink-muted);font-size:var(--text-small)}
`;

/** A large value, such as an amount of money, and the words that say what it is. */
export const TileFigure = ({ value, caption }: { value: string; caption?: ReactNode }) => (
  <Figure>
    {caption === undefined ? null : <span>{caption}</span>} <bdi>{value}</bdi>
  </Figure>
);

/** Words of a tile. */
export const TileText = styled.p`
color:var(--ink-muted);unicode-bidi:plaintext;
`;

/** The one name or status a tile is about. */
export const TileTitle = styled.p`
font-weight:620;unicode-bidi:plaintext;
`;

const Row = styled.p`
display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--space-3);color:var(--ink-muted);
bdi{color:var(--ink);font-weight:600;font-variant-numeric:tabular-nums}
`;

/** A label and its value in one line; read as "{label} {value}". */
export const TileRow = ({ label, value }: { label: string; value: string }) => (
  <Row>
    <span>{label}</span> <bdi>{value}</bdi>
  </Row>
);

const StyledLink = styled.a`
align-self:flex-start;display:inline-flex;align-items:center;min-block-size:2.75rem;font-weight:600;
`;

/** A link of its own inside a tile, above the stretched one. */
export const TileLink = ({
  href,
  onFollow,
  children,
}: {
  href: string;
  onFollow?: () => void;
  children: ReactNode;
}) => (
  <StyledLink href={href} {...followed(onFollow)}>
    {children}
  </StyledLink>
);

/** Several entries of a tile, one below the other. */
export const TileList = styled.ul`
display:flex;flex-direction:column;gap:var(--space-3);margin:0;padding:0;list-style:none;
>li{display:flex;flex-direction:column;gap:var(--space-1);padding-block-start:var(--space-3);border-block-start:1px solid var(--line)}
>li:first-of-type{padding-block-start:0;border-block-start:0}
`;
