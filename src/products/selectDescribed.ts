import { createSelector } from 'reselect';
import type { ProductId } from '../contract/productIds';
import { selectHeld, type TilePart, viewOf } from './tileView';

const known = { status: 'loaded', summary: null, at: 0 } as const;

/** The tile of a product that needs only the portfolio's answer: its description. */
export const selectDescribed = (id: ProductId) =>
  createSelector([(state: TilePart) => selectHeld(state, id)], (product) =>
    viewOf(product, known, (_, { description }) => ({ description })),
  );
