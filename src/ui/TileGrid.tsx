import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { railLayout } from './layouts';

// Tiles that fit share a row, and a tile alone in its row fills it, so that no set of products leaves a hole. From
// 50rem on, three units fit, and a wide tile takes two; below, two tiles of either kind; below 35rem they are a list.
const Room = styled.div`
  container: tiles / inline-size;
  min-inline-size: 0;
`;

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
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
export const TileGrid = ({ children, ...rest }: { children: ReactNode; 'aria-hidden'?: 'true' }) => (
  <Room {...rest}>
    <Rows>{children}</Rows>
  </Room>
);

/**
 * The rewards above the products; with `data-railed` on a wide page, in a column with the first products beside them and
 * the rest below both. With `data-alone` the blocks could not be loaded.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--row);
  min-inline-size: 0;
  /* Nothing, not even the distance to what follows. */
  &:empty {
    display: none;
  }
  /* The button behind a number comes with the blocks. */
  &[data-alone] [data-number] > bdi {
    padding-inline-end: 0;
  }
  @media ${railLayout} {
    &[data-railed] {
      grid-template-columns: 20.5rem minmax(0, 1fr);
      gap: 0 var(--space-4);
    }
    /* Where three units fit beside the column, it is one unit itself, so that the rows below it have its edges. */
    @media (min-width: 1272px) and (min-width: 79.5em) {
      &[data-railed] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
    &[data-railed] > :first-child {
      grid-area: 1 / 1;
      z-index: 1;
    }
    &[data-railed] > [data-products] {
      grid-area: 1 / 1 / span 2 / -1;
      display: grid;
      grid-template: subgrid / subgrid;
      > p,
      > div:first-of-type {
        grid-area: 1 / 2 / auto / -1;
      }
      /* Four rows are as tall as the rewards, so that none shrinks when another grows. */
      > div:first-of-type {
        --least: 8rem;
      }
      /* "Try all again" */
      > p {
        z-index: 1;
        align-self: start;
      }
      > div:nth-of-type(2) {
        grid-area: 2 / 1 / auto / -1;
        margin-block-start: var(--space-4);
      }
    }
  }
`;
