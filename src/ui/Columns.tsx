import styled from '@emotion/styled';
import { railLayout } from './layouts';

/**
 * The rewards above the products; with `data-railed` on a wide page, the rewards are a column at the start side, with
 * the first products beside them and the rest below both. With `data-alone` there is nothing but the products: the
 * blocks and everything else that comes with them could not be loaded.
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
