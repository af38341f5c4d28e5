// The inline script of the page contains this file as it is (config/webpack/page.ts), so that it imports only types.
import type { ProductId } from './productIds';

/** A call that is made for members with a certain product, as data. */
export interface ProductNeed {
  /** Each of these products needs the call when it is active. */
  readonly ids: readonly ProductId[];
  /** A withdrawn product does not need it, even if its active flag is set. */
  readonly unlessWithdrawn?: true;
}

/** The fields that decide whether a product needs a call, parsed or raw. */
export interface HeldProduct {
  readonly active?: unknown;
  readonly policyWithdrawn?: unknown;
}

/** Whether the member's products require the call. */
export const isNeeded = (
  { ids, unlessWithdrawn }: ProductNeed,
  find: (id: ProductId) => HeldProduct | undefined,
): boolean =>
  ids.some((id) => {
    const product = find(id);
    return product?.active === true && !(unlessWithdrawn && product.policyWithdrawn);
  });
