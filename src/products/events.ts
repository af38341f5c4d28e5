import { createAction } from '@reduxjs/toolkit';
import type { ProductTileName } from '../contract/tileNames';

/** The member asked to load one tile again that is unavailable. */
export const tileRetryClicked = createAction<{ readonly tile: ProductTileName }>('products/tileRetryClicked');

/** The member asked to load all tiles again that are unavailable. */
export const allRetryClicked = createAction('products/allRetryClicked');
