import type { ProductId } from '../contract/productIds';
import { productsKept, productsLoaded, selectProductsOf } from '../portfolio/slice';
import { fork, type Saga, select, takeEvery } from '../state/effects';
import { requestDue } from '../state/freshness';
import { safely } from '../state/safely';
import { registry } from './registry';

type Arrived = ReturnType<typeof productsLoaded | typeof productsKept>;

/**
 * Asks for every summary that the products of a screen need, but for those that are fresh: what came with the other
 * screen is not asked for twice, and what failed is asked for again.
 */
export function* requestSummaries({ payload: { screen, at } }: Arrived): Saga {
  const portfolio = yield* select(selectProductsOf, screen);
  if (portfolio.status !== 'loaded') return;
  const lookup = (id: ProductId) => portfolio.products.find((product) => product.id === id);
  yield* requestDue(
    registry.flatMap(({ summaries }) => summaries(lookup)),
    at,
  );
}

/** Starts every product's saga, and has the summaries asked for as soon as the products are known. */
export function* productsSaga(): Saga {
  for (const { saga } of registry) if (saga !== undefined) yield* fork(saga);
  yield* takeEvery(productsLoaded, safely(requestSummaries));
  yield* takeEvery(productsKept, safely(requestSummaries));
}
