import type { EndpointName } from '../contract/endpoints';
import { isNeeded, type ProductNeed } from '../contract/productNeed';
import type { RequestableSummary } from '../state/freshness';
import type { ProductsById } from './slice';

/**
 * A summary that is needed for certain products; its call is the one of the summary's slice. The sagas use it, and the
 * page itself before the application has loaded.
 */
export interface SummaryNeed<State = never> extends ProductNeed {
  readonly summary: RequestableSummary<State> & { readonly endpoint: { readonly name: EndpointName } };
  /** Its answer moves what is already on the page, so the page sends its call before the others. */
  readonly movesPage?: true;
}

/** The summaries that the member's products require, each once. */
export const neededSummaries = <State>(
  needs: readonly SummaryNeed<State>[],
  products: ProductsById,
): readonly RequestableSummary<State>[] => [
  ...new Set(needs.filter((need) => isNeeded(need, (id) => products[id])).map(({ summary }) => summary)),
];
