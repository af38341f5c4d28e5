import type { ProductId } from '../contract/productIds';
import { FRESH_MS } from '../portfolio/saga';
import { type PortfolioCorner, productsLoaded } from '../portfolio/slice';
import { fork, put, type Saga, select, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import { registry } from './registry';

type Corners = PortfolioCorner & Readonly<Record<string, unknown>>;

const isKept = (corner: unknown): boolean =>
  typeof corner === 'object' &&
  corner !== null &&
  'status' in corner &&
  (corner.status === 'loaded' || corner.status === 'loading');

/**
 * Asks for every summary that the held products need, at once. While the other screen's products are fresh, so are the
 * summaries that came with them: those are kept, and only what is missing or failed is asked for.
 */
export function* requestSummaries({ payload: { screen, products, at } }: ReturnType<typeof productsLoaded>): Saga {
  const state = yield* select((whole: Corners) => whole);
  const other = state.portfolio.screens[screen === 'portfolio' ? 'bal-portfolio' : 'portfolio'];
  const keeps = other.status === 'loaded' && at - other.at < FRESH_MS;
  const lookup = (id: ProductId) => products.find((product) => product.id === id);
  const needed = registry.flatMap(({ summaries }) => summaries(lookup));
  for (const summary of needed) {
    if (!keeps || !isKept(state[summary.name])) yield* put(summary.actions.summaryRequested());
  }
}

/** Starts every product's saga, and has the summaries asked for as soon as the products are known. */
export function* productsSaga(): Saga {
  for (const { saga } of registry) if (saga !== undefined) yield* fork(saga);
  yield* takeEvery(productsLoaded, safely(requestSummaries));
}
