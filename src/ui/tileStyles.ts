import styled from '@emotion/styled';
import { maskOf } from './icons';
import { aboveLink, chevron, column, panel, row, square } from './mixins';
import { tileDrawings } from './tileLook';

/** The tile's surface. No style asks for `aria-busy`: each content block whose flag is cleared would be styled anew. */
export const TileArticle = styled.article`
  --fragment: 7.5rem;
  position: relative;
  flex: 1 1 16rem;
  ${column}
  gap: 0.125rem;
  min-inline-size: 0;
  min-block-size: var(--least, 6.75rem);
  padding: var(--space-4) var(--space-5);
  ${panel('large')}
  box-shadow: var(--shadow-rest);
  &[data-linked]:hover {
    border-color: var(--area);
  }
  > :not(h3) :is(a, button, [data-number] > bdi),
  > [data-number] > bdi,
  > a {
    ${aboveLink}
  }
  /* A finger follows the link there; its button is still pressed. */
  @media (hover: none) {
    &[data-linked] [data-number] > bdi {
      pointer-events: none;
      > * {
        pointer-events: auto;
      }
    }
  }
  &.unavailable:not([data-busy]),
  &.status-switched,
  &.status-down {
    border-style: dashed;
    border-color: var(--outline);
  }
  > [data-content-block] {
    --thumb: 2.5rem;
    margin-block-start: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    background: var(--sunken);
    font-size: var(--text-small);
    line-height: 1.4;
    + [data-content-block] {
      margin-block-start: var(--space-2);
    }
  }
  @container tiles (min-width: 35rem) {
    /* The lines of tiles side by side are at the same heights. */
    gap: 0;
    &[data-wide] {
      --fragment: 5.5rem;
      flex: 2 1 33rem;
      display: grid;
      /* The heading has its words whole. */
      grid-template-columns: minmax(11rem, 1fr) auto;
      /* Figures that are taller than the text beside them widen none of its first rows. */
      grid-template-rows: repeat(2, minmax(max-content, 0)) repeat(7, max-content) minmax(0, 1fr);
      gap: 0 var(--space-6);
      > * {
        grid-column: 1;
      }
      > [data-figures] {
        grid-column: 2;
        grid-row: 1 / span 3;
        align-self: end;
        text-align: end;
      }
      > [data-content-block],
      > [data-across] {
        grid-column: 1 / -1;
      }
      /* Below each other, figures leave room for the fragments beside them. */
      > div[data-figures] {
        grid-row: 1 / -1;
      }
      > div[data-figures] ~ [data-content-block] {
        grid-column: 1;
      }
    }
    /* Without a heading it has two lines. */
    &[data-wide][data-tile="invest"] {
      --fragment: 4.125rem;
    }
  }
  @container tiles (min-width: 80rem) {
    flex-basis: 18rem;
    &[data-wide] {
      flex-basis: 37rem;
    }
  }
  @container tiles (max-width: 34.99rem) {
    flex-basis: 100%;
    min-block-size: 4.25rem;
    &[data-busy] {
      min-block-size: calc(3.1875rem + var(--lines) * 1.5625rem);
    }
    padding: 0.875rem var(--space-4);
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
  @container tiles (min-width: 15rem) and (max-width: 34.99rem) {
    padding-inline-start: 4.25rem;
    > [data-content-block],
    > [data-across] {
      margin-inline-start: -3.25rem;
    }
  }
  @container tiles (max-width: 14.99rem) {
    > [data-content-block],
    > [data-across] {
      margin-inline: calc(-1 * var(--space-3));
      padding-inline: var(--space-3);
    }
  }
  @media (forced-colors: active) {
    &,
    > [data-content-block] {
      border: 1px solid CanvasText;
    }
    &[data-linked]:hover {
      border-color: Highlight;
    }
  }
  @media print {
    border: 1px solid var(--line);
  }
`;

/** The tile's heading: the icon, the link or name, and a chevron if there is a link. In a list the icon has a column. */
export const TileHeading = styled.h3`
  ${row}
  gap: var(--space-3);
  margin-block-end: 0.375rem;
  > a {
    color: inherit;
    font-weight: inherit;
    text-decoration: none;
    /* As high as a target has to be. */
    margin-block: -0.125rem;
    padding-block: 0.125rem;
  }
  ${Object.keys(tileDrawings)
    .map((tile, place) => `[data-tile="${tile}"] > &::before { content: ""; mask-position: ${-1.5 * place}em 0, 0 0; }`)
    .join('')}
  /* The mask lets a tenth of the colour through beside the lines. With a property in it, the browser would read all the
     drawings again for each tile, with each change of style. */
  &::before {
    flex: none;
    ${square('1.5em')}
    padding: calc((2.5rem - 1.5em) / 2);
    border-radius: var(--radius-medium);
    background: var(--area);
    mask: ${maskOf(...Object.values(tileDrawings))} 0 0 / auto 1.5em no-repeat content-box, linear-gradient(rgb(0 0 0 / 11%) 0 0);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  > :is(a, span) {
    min-inline-size: 0;
  }
  > a::before {
    content: "";
    position: absolute;
    inset: -1px;
    border-radius: var(--radius-large);
  }
  > a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  > a:focus-visible::before {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--halo);
  }
  > a::after {
    ${chevron}
    display: inline-block;
    margin-inline-start: 0.5rem;
    border-color: var(--ink-muted);
    transform: translateY(-0.0625rem) rotate(calc(90deg * var(--inline-direction) - 45deg));
    transition: transform 0.14s cubic-bezier(0.2, 0, 0, 1);
  }
  > a:hover::after {
    transform: translate(calc(0.1875rem * var(--inline-direction)), -0.0625rem)
      rotate(calc(90deg * var(--inline-direction) - 45deg));
  }
  @container tiles (max-width: 14.99rem) {
    &::before {
      display: none;
    }
  }
  @container tiles (max-width: 34.99rem) {
    margin-block-end: 0;
    &::before {
      position: absolute;
      inset-block-start: 0.875rem;
      inset-inline-start: var(--space-4);
    }
    > a::before {
      inset: 0;
      border-radius: 0;
    }
    > a:focus-visible::before {
      outline-offset: -3px;
    }
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;
