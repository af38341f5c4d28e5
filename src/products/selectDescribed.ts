import { createSelector } from '@reduxjs/toolkit';
import type { ProductId } from '../contract/productIds';
import { selectHeld, type TileCorner, viewOf } from './tileView';

const known = { status: 'loaded', summary: null, at: 0 } as const;

/** The tile of a product that is all in the portfolio's answer: its description. */
export const selectDescribed = (id: ProductId) =>
  createSelector([(state: TileCorner) => selectHeld(state, id)], (product) =>
    viewOf(product, known, (_, { description }) => ({ description })),
  );
