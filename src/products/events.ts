import { createAction } from '@reduxjs/toolkit';
import { tracked } from '../state/track';
import type { ProductTileName } from './tileNames';

/** The member followed a tile's link. */
export const productFollowed = createAction('products/productFollowed', (tile: ProductTileName) => ({
  payload: { tile },
  ...tracked({ category: 'tile', action: 'click', label: tile }),
}));

/** The member followed a debt alert's "Fix it now". */
export const debtFollowed = createAction('products/debtFollowed', (tile: ProductTileName) => ({
  payload: { tile },
  ...tracked({ category: 'cta', action: 'click', label: 'Fix it now' }),
}));

/** The member followed the card's "View account". */
export const accountFollowed = createAction('products/accountFollowed', (tile: ProductTileName) => ({
  payload: { tile },
  ...tracked({ category: 'cta', action: 'click', label: 'View account' }),
}));
