import type { ProductConfig } from '../contract/answers/portfolio';

/** The text of a debt alert if the portal sends none. */
const AMOUNT_OUTSTANDING = 'There is an amount outstanding on this product.';

const isHeldOrWithdrawn = ({ active, policyWithdrawn }: ProductConfig): boolean => active || policyWithdrawn;

/**
 * The debt messages of the products of one tile, each message once (rule `debt.alert`). A product that the member
 * neither has nor had shows no debt.
 */
export const debtMessages = (...products: readonly (ProductConfig | undefined)[]): readonly string[] => [
  ...new Set(
    products.flatMap((product) =>
      product?.inDebt && isHeldOrWithdrawn(product) ? [product.debtMessage ?? AMOUNT_OUTSTANDING] : [],
    ),
  ),
];
