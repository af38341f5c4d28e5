import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { railLayout, wideLayout } from './layouts';
import { flushButton, hidden, wrapping, wrappingRow } from './mixins';

// Tiles that fit share a row, and a tile alone in its row fills it, so that no set of products leaves a hole. From
// 50rem on, three units fit, and a wide tile takes two; below, two fit, which a wide tile takes; below 35rem they are a
// list.
const Room = styled.div`
  container: tiles / inline-size;
`;

const Rows = styled.div`
  ${wrapping}
  gap: var(--space-4);
  min-block-size: 100%;
  @container tiles (max-width: 34.99rem) {
    gap: 1px;
    min-block-size: 0;
    overflow: clip;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--line);
    box-shadow: var(--shadow-rest);
  }
`;

/** Tiles in rows that fill the width and share any extra height. On phones a list on one surface. */
export const TileGrid = ({ children }: { children: ReactNode }) => (
  <Room>
    <Rows>{children}</Rows>
  </Room>
);

/** The products of a screen: their heading, their tiles, and with `data-railed` the first tiles beside the rewards. */
export const ProductsPlace = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--space-3);
  @media ${wideLayout} {
    grid-row: 7 / span 3;
  }
  @media ${railLayout} {
    &[data-railed] {
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    /* On a desk the first screenful is the tiles', whose figures it shows. */
    &[data-railed] > :first-child {
      margin-block-end: var(--space-3);
      &:not(:has(button)) {
        position: absolute;
        ${hidden}
      }
    }
    /* Four rows are as tall as the rewards, so that none shrinks when another grows. */
    &[data-railed] > :nth-child(2) {
      --least: 8rem;
      grid-row: 2;
      inline-size: calc(75% - 0.25 * var(--space-4));
    }
    &[data-railed] > :nth-child(3) {
      grid-row: 3;
      margin-block-start: var(--space-4);
    }
  }
`;

/** The heading of the products, and at the end a button that concerns several of them. */
export const ProductsHead = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: 0 var(--space-3);
  > button {
    ${flushButton}
    margin-block: -0.625rem;
  }
`;
