import type { ProductConfig } from '../contract/answers/portfolio';
import type { Words } from '../texts/text';

/** The text of a debt alert if the portal sends none. */
const AMOUNT_OUTSTANDING: Words = { key: 'products.debt' };

const isHeldOrWithdrawn = ({ active, policyWithdrawn }: ProductConfig): boolean => active || policyWithdrawn;

/**
 * The debt messages of the products of one tile, each message once (rule `debt.alert`). A product that the member
 * neither has nor had shows no debt.
 */
export const debtMessages = (...products: readonly (ProductConfig | undefined)[]): readonly Words[] => [
  ...new Set(
    products.flatMap((product) =>
      product?.inDebt && isHeldOrWithdrawn(product) ? [product.debtMessage ?? AMOUNT_OUTSTANDING] : [],
    ),
  ),
];
