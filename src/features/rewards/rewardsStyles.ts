import styled from '@emotion/styled';
import { Panel } from '../../ui/Page';

/** What is owed, in one line each where the page is wide enough. */
export const DebtList = styled.div`
display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:var(--space-4);
>div{align-items:center;padding-block:var(--space-1);padding-inline:var(--space-4)}
>div>p{padding-block:var(--space-2)}
>div>a{flex-basis:auto}
`;

/** The programme's parts and the Active Rewards panel, side by side where the page is wide. */
export const RewardsParts = styled.div`
display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4);
@media (min-width:64rem){
&:has(>article){grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:var(--space-5)}
&:has(>article)>div{grid-template-columns:minmax(0,1fr)}
&>div:not(:has(>:nth-of-type(3))){align-content:start}
}
`;

/**
 * Tiles of one status each, lower than a product's: beside each other, or below each other beside the panel. The status
 * stands below the heading's words.
 */
export const StatusTiles = styled.div`
display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4);
>article{min-block-size:0;gap:0;justify-content:center}
>article>div{flex:none;padding-inline-start:min(3.5rem,32%)}
@media (min-width:40rem){
grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));
&:has(>:nth-of-type(4)){grid-template-columns:repeat(2,minmax(0,1fr))}
}
@media (min-width:64rem){&:has(>:nth-of-type(4)){grid-template-columns:repeat(4,minmax(0,1fr))}}
`;

/** The balance view's card and panel; the panel is the wider one, the card's status as large as the panel's figures. */
export const BalanceParts = styled.div`
display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-4);
@media (min-width:64rem){grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:var(--space-5)}
>article>div{justify-content:flex-end;font-size:var(--text-figure);line-height:1.2;letter-spacing:-.02em}
`;

/** The balance view's panel. */
export const TrackerPanel = styled(Panel)`
display:flex;flex-direction:column;justify-content:center;gap:var(--space-4);min-inline-size:0;
`;

/** Rings and counts beside each other, below each other where it is narrow. */
export const TrackerParts = styled.div`
margin-block:auto;display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-5) var(--space-6);
`;

/** What went wrong, and below it the way to try again. */
export const FailureParts = styled.div`
display:flex;flex-direction:column;align-items:flex-start;gap:var(--space-3);
`;

/** The counts, each on a quiet ground of its own. */
export const Counts = styled.ul`
flex:1 1 14rem;min-inline-size:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:var(--space-3);
margin:0;padding:0;list-style:none;
li{padding:var(--space-4);background:var(--sunken);border-radius:var(--radius-medium);
font-size:var(--text-figure);font-weight:660;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
@media (forced-colors:active){li{border:1px solid CanvasText}}
`;

/** The rings and the words beside them before they arrive. */
export const RingsSkeleton = styled.div`
flex:1 1 auto;min-inline-size:0;display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-4) var(--space-6);
>span{border-radius:50%}
>div{flex:1 1 auto;display:flex;flex-direction:column;gap:var(--space-2)}
@media (max-width:40rem){>span{margin-inline:auto}}
`;
