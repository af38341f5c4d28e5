import { endpoints } from '../contract/endpoints';
import { call, fork, put, type Saga, select, services, takeEvery } from '../state/effects';
import { isDue } from '../state/freshness';
import { screenEntered } from '../state/navigation/slice';
import { request } from '../state/request';
import { logFailure, safely } from '../state/safely';
import {
  headingsLoaded,
  type PortfolioScreen,
  productsFailed,
  productsKept,
  productsLoaded,
  productsRequested,
  selectProductsOf,
  tryAgainClicked,
} from './slice';

/** Fetches the labels; without them the defaults stand, and the failure is recorded. */
export function* loadHeadings(): Saga {
  try {
    yield* put(headingsLoaded(yield* request(endpoints.headings)));
  } catch (cause) {
    yield* logFailure('There was an issue fetching the headings', cause);
  }
}

/** Fetches the products of a screen; the labels travel beside them, so that neither waits for the other. */
export function* loadProducts(screen: PortfolioScreen): Saga {
  const { clock } = yield* services();
  yield* put(productsRequested({ screen }));
  yield* fork(loadHeadings);
  try {
    const answer = yield* request(screen === 'portfolio' ? endpoints.products : endpoints.productsBalance);
    yield* put(productsLoaded({ screen, ...answer, at: clock.now() }));
  } catch (cause) {
    const reference = yield* logFailure('There was an issue fetching the portfolio products', cause);
    yield* put(productsFailed({ screen, reference }));
  }
}

/** On arrival: what is loading or fresh stays, anything else is fetched. */
export function* enterScreen({ payload: { screen, at } }: ReturnType<typeof screenEntered>): Saga {
  if (screen === 'not-found') return;
  const products = yield* select(selectProductsOf, screen);
  if (isDue(products, at)) yield* call(loadProducts, screen);
  else if (products.status === 'loaded') yield* put(productsKept({ screen, at }));
}

/** The member's "Try again"; a second one while the first is under way fetches nothing more. */
export function* tryAgain({ payload: { screen } }: ReturnType<typeof tryAgainClicked>): Saga {
  const { status } = yield* select(selectProductsOf, screen);
  if (status === 'failed') yield* call(loadProducts, screen);
}

/** Answers arrivals and "Try again". */
export function* portfolioSaga(): Saga {
  yield* takeEvery(screenEntered, safely(enterScreen));
  // Not the latest alone: a screen that the member has left would wait for its products for ever.
  yield* takeEvery(tryAgainClicked, safely(tryAgain));
}
