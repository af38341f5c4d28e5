import styled from '@emotion/styled';
import { Panel } from '../../ui/Page';

/** The status tiles, side by side over the whole width. */
export const StatusTiles = styled.div`
display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:var(--space-5);
@media (max-width:40rem){gap:var(--space-4)}
`;

/** The balance view's card and panel; the panel is the wider one. */
export const BalanceParts = styled.div`
display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-5);align-items:stretch;
@media (min-width:60rem){grid-template-columns:minmax(0,1fr) minmax(0,2fr)}
`;

/** The balance view's panel. */
export const TrackerPanel = styled(Panel)`
display:flex;flex-direction:column;align-items:flex-start;justify-content:center;gap:var(--space-4);min-inline-size:0;
`;

/** Rings and counts beside each other, below each other where it is narrow. */
export const TrackerParts = styled.div`
display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-5) var(--space-7);
`;

/** The counts. */
export const Counts = styled.ul`
display:flex;flex-direction:column;gap:var(--space-2);padding:0;list-style:none;
font-size:var(--text-figure);font-weight:660;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums;
`;

/** Round like the rings that will be there. */
export const RingSkeleton = styled.div`
max-inline-size:100%;>span{border-radius:50%}
`;
