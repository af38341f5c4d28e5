/** The product tiles in the order of the screen, with their headings (rule `tile.order`). */
export const tileHeadings = {
  bank: 'Bank',
  health: 'Health',
  insure: 'Car and home insurance',
  invest: 'Investments',
  life: 'Life insurance',
  wills: 'Wills',
  card: 'Card',
  'employee-benefits': 'Employee benefits',
  'healthy-company': 'Healthy company',
  gap: 'Gap cover',
  flexicare: 'Primary care',
  travel: 'Travel insurance',
  iot: 'Connected-device insurance',
  emergency: 'Emergency cover',
} as const;

/** A product tile's `data-tile`. */
export type ProductTileName = keyof typeof tileHeadings;

/** The names of the product tiles in the order of the screen. */
export const tileNames = Object.keys(tileHeadings) as readonly ProductTileName[];
