/** The product tiles in the order in which they stand, with their headings (spec section 2). */
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

/** Where a debt is paid (spec section 2, tile rules). */
export const ONLINE_PAYMENTS = '/portfolio/online-payments';
