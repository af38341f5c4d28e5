import { endpoints, productsEndpoint } from '../contract/endpoints';
import { OFFLINE, remarkMade } from '../notices';
import { type ConnectionRestored, connectionRestored } from '../state/connection/slice';
import { call, cancel, delay, fork, put, type SagaGenerator, select, take, takeEvery } from '../state/effects';
import { freshSince, hasFailed, isDue, isStale, requestDue } from '../state/freshness';
import { screenEntered, selectScreen } from '../state/navigation/slice';
import { request } from '../state/request';
import { logFailure, safely } from '../state/safely';
import { services } from '../state/services';
import { neededSummaries, type SummaryNeed } from './needs';
import {
  byId,
  headingsLoaded,
  lateProductsNoticed,
  type PortfolioScreen,
  productsFailed,
  productsKept,
  productsLoaded,
  productsRequested,
  refreshBegan,
  selectProductsOf,
  tryAgainClicked,
} from './slice';

/** Fetches the labels; if that fails, the defaults stand (rule `overview.headings`). */
function* loadHeadings(): SagaGenerator {
  try {
    yield* put(headingsLoaded({ headings: yield* request(endpoints.headings) }));
  } catch (cause) {
    yield* logFailure('There was an issue fetching the headings', cause);
  }
}

/**
 * Fetches the products of a screen, and the labels in parallel: neither waits for the other. With `since`, a refresh has
 * already requested the summaries older than that; the new products request only what they need besides, and nothing
 * that has failed meanwhile.
 */
export function* loadProducts(screen: PortfolioScreen, again = false, since?: number): SagaGenerator {
  const { clock } = yield* services();
  yield* put(productsRequested({ screen, again }));
  yield* fork(loadHeadings);
  try {
    const answer = yield* request(productsEndpoint(screen));
    yield* put(productsLoaded({ screen, ...answer, at: clock.now(), ...(since === undefined ? {} : { since }) }));
  } catch (cause) {
    const reference = yield* logFailure('There was an issue fetching the portfolio products', cause);
    yield* put(productsFailed({ screen, reference }));
  }
}

/** The products of a screen have arrived, are kept, or are refreshed with all that is on it. */
export const productsEvents = [productsLoaded, productsKept, refreshBegan] as const;

export type ProductsEvent = ReturnType<(typeof productsEvents)[number]>;

/**
 * Requests the summaries of these needs that the products of a screen have, except fresh ones: what the other screen
 * already loaded is not fetched twice, and what failed is fetched again.
 */
export function* requestNeeded(needs: readonly SummaryNeed[], event: ProductsEvent): SagaGenerator {
  const { screen, at, since }: { screen: PortfolioScreen; at: number; since?: number } = event.payload;
  const portfolio = yield* select(selectProductsOf, screen);
  if (portfolio.status !== 'loaded') return;
  const needed = neededSummaries(needs, byId(portfolio.products));
  yield* requestDue(needed, at, since, productsLoaded.match(event) && since !== undefined);
}

/** How long the blocks wait for the products, in milliseconds. */
const HOLD_MS = 1_000;

/** Lets the blocks of a screen wait no longer for its products (rule `overview.hold`). */
function* noticeLateProducts(screen: PortfolioScreen): SagaGenerator {
  yield* delay(HOLD_MS);
  if ((yield* select(selectProductsOf, screen)).status === 'loading') yield* put(lateProductsNoticed({ screen }));
}

/** Without a connection a screen that has no products shows those of the other one (rule `connection.silence`). */
function* keepProducts(screen: PortfolioScreen): SagaGenerator {
  const { connection } = yield* services();
  const other = yield* select(selectProductsOf, screen === 'portfolio' ? 'bal-portfolio' : 'portfolio');
  const isKnown = (yield* select(selectProductsOf, screen)).status === 'loaded';
  if (isKnown || other.status !== 'loaded' || !connection.wasLost()) return;
  yield* put(productsRequested({ screen }));
  yield* put(productsLoaded({ screen, products: other.products, headings: {}, at: other.at }));
}

/** On arrival: fetches everything that is neither loading nor fresh. */
function* enterScreen({ payload: { screen, at } }: ReturnType<typeof screenEntered>): SagaGenerator {
  if (screen === 'not-found') return;
  const products = yield* select(selectProductsOf, screen);
  if (isDue(products, at, yield* freshSince(at))) {
    yield* call(keepProducts, screen);
    const notice = yield* fork(noticeLateProducts, screen);
    yield* call(loadProducts, screen);
    yield* cancel(notice);
    const { clock, connection } = yield* services();
    const after = yield* select(selectProductsOf, screen);
    // The bar is in sight already, and was announced on another screen.
    if (connection.wasLost()) {
      if (after.status === 'failed') yield* put(remarkMade(OFFLINE));
    } else if (isStale(after)) yield* put(productsKept({ screen, at: clock.now() }));
  } else if (products.status === 'loaded') yield* put(productsKept({ screen, at }));
}

/** The member's "Try again"; a second one while the first is running does nothing. */
function* tryAgain({ payload: { screen } }: ReturnType<typeof tryAgainClicked>): SagaGenerator {
  if (hasFailed(yield* select(selectProductsOf, screen))) yield* call(loadProducts, screen, true);
}

/** The connection is back: asks for the screen's products, or for the labels alone, if they failed without it. */
function* retryMissed({ payload: { missed } }: ConnectionRestored): SagaGenerator {
  const screen = yield* select(selectScreen);
  if (screen === 'not-found') return;
  const products = yield* select(selectProductsOf, screen);
  if (missed.includes(productsEndpoint(screen).name) && hasFailed(products)) {
    const { clock } = yield* services();
    // If products are shown, other sagas request the failed summaries at the same time.
    const since = products.status === 'loaded' ? yield* freshSince(clock.now()) : undefined;
    yield* call(loadProducts, screen, false, since);
  } else if (missed.includes(endpoints.headings.name)) yield* call(loadHeadings);
}

/**
 * Aborts the early calls that nobody has taken over, once the products of the first screen are known and every saga
 * has sent its requests: used later, their answers would be outdated.
 */
export function* giveUpEarlyCalls(): SagaGenerator {
  const { http } = yield* services();
  const { payload } = yield* take(screenEntered);
  let isKnown = payload.screen === 'not-found';
  // Those of the first screen: the page sends more as soon as they come, wherever the member is by then.
  while (!isKnown) isKnown = (yield* take([productsLoaded, productsFailed])).payload.screen === payload.screen;
  yield* delay(0);
  yield* call(http.giveUpEarlyCalls);
}

/** Handles arrivals, the return of the connection, and "Try again". */
export function* portfolioSaga(): SagaGenerator {
  yield* fork(giveUpEarlyCalls);
  yield* takeEvery(screenEntered, safely(enterScreen));
  yield* takeEvery(connectionRestored, safely(retryMissed));
  // Not `takeLatest`: a screen that the member has left would stay in the loading state for ever.
  yield* takeEvery(tryAgainClicked, safely(tryAgain));
}
