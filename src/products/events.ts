import { createAction } from '@reduxjs/toolkit';
import type { ProductTileName } from '../contract/tileNames';
import type { Words } from '../texts/text';

/** The member asked to load again one tile that is unavailable, or the part of it that the button named. */
export const tileRetryClicked = createAction<{ readonly tile: ProductTileName; readonly part?: Words }>(
  'products/tileRetryClicked',
);

/** The member asked to load all tiles again that are unavailable. */
export const allRetryClicked = createAction('products/allRetryClicked');
