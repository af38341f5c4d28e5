/** Every product id that the portfolio's answers can contain; unknown ids are ignored. */
export const productIds = [
  'hgap',
  'mgap',
  'vitality',
  'drive',
  'money',
  'active',
  'health',
  'health_future_dated',
  'bank',
  'insure',
  'invest',
  'life',
  'dwts',
  'card',
  'umbf',
  'grpl',
  'hcom',
  'prme',
  'prme_future_dated',
  'dtip',
  'iotp',
  'stan',
] as const;

/** The id of a product that a member can hold. */
export type ProductId = (typeof productIds)[number];

/** Whether a value from an answer is one of the product ids. */
export const isProductId = (candidate: unknown): candidate is ProductId =>
  (productIds as readonly unknown[]).includes(candidate);
