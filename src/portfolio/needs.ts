import type { ProductConfig } from '../contract/answers/portfolio';
import type { EndpointName } from '../contract/endpoints';
import type { ProductId } from '../contract/productIds';
import { isNeeded, type ProductNeed } from '../contract/productNeed';
import type { RequestableSummary } from '../state/freshness';

/** Finds a product in the portfolio, active or not. */
export type ProductLookup = (id: ProductId) => ProductConfig | undefined;

/**
 * A summary that is needed for certain products; its call is the one of the summary's slice. The sagas use it, and the
 * page itself before the application has loaded.
 */
export interface SummaryNeed extends ProductNeed {
  readonly summary: RequestableSummary & { readonly endpoint: { readonly name: EndpointName } };
  /** Its answer moves what is already on the page, so the page sends its call before the others. */
  readonly movesPage?: true;
}

/** The summaries that the member's products require, each once. */
export const neededSummaries = (
  needs: readonly SummaryNeed[],
  lookup: ProductLookup,
): readonly RequestableSummary[] => [
  ...new Set(needs.filter((need) => isNeeded(need, lookup)).map(({ summary }) => summary)),
];

/** Makes a lookup by id; the list contains each id at most once. */
export const lookupIn =
  (products: readonly ProductConfig[]): ProductLookup =>
  (id) =>
    products.find((product) => product.id === id);
