/** Every product id that the portfolio can name (spec section 3); an unknown id in an answer is ignored. */
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

/** Whether a text of an answer is one of the product ids. */
export const isProductId = (candidate: unknown): candidate is ProductId =>
  (productIds as readonly unknown[]).includes(candidate);
