import { createAction } from '@reduxjs/toolkit';
import type { ProductTileName } from '../contract/tileNames';
import { clicked } from '../state/track';

/** The member followed a tile's link (rule `tile.click`). */
export const productFollowed = createAction('products/productFollowed', (tile: ProductTileName) => ({
  payload: { tile },
  ...clicked(tile, 'tile'),
}));

/** The member asked to load one tile again that is unavailable. */
export const tileRetryClicked = createAction<{ readonly tile: ProductTileName }>('products/tileRetryClicked');

/** The member asked to load all tiles again that are unavailable. */
export const allRetryClicked = createAction('products/allRetryClicked');

/** The member followed a debt alert's "Fix it now". */
export const debtFollowed = createAction('products/debtFollowed', (tile: ProductTileName) => ({
  payload: { tile },
  ...clicked(`${tile} fix-it-now`),
}));

/** The member followed the card's "View account". */
export const accountFollowed = createAction('products/accountFollowed', (tile: ProductTileName) => ({
  payload: { tile },
  ...clicked(`${tile} view-account`),
}));
