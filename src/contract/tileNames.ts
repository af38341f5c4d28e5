/** The names of the product tiles in the order of the screen (rule `tile.order`). */
export const tileNames = [
  'bank',
  'health',
  'insure',
  'invest',
  'life',
  'wills',
  'card',
  'employee-benefits',
  'healthy-company',
  'gap',
  'flexicare',
  'travel',
  'iot',
  'emergency',
] as const;

/** A product tile's `data-tile`. */
export type ProductTileName = (typeof tileNames)[number];
