import { endpoints } from '../contract/endpoints';
import { call, fork, put, type Saga, select, services, takeEvery, takeLatest } from '../state/effects';
import { type Screen, screenEntered } from '../state/navigation/slice';
import { request } from '../state/request';
import { logFailure, safely } from '../state/safely';
import {
  headingsLoaded,
  type PortfolioCorner,
  type PortfolioScreen,
  productsFailed,
  productsLoaded,
  productsRequested,
  tryAgainClicked,
} from './slice';

/** For how long what was loaded is shown again on the way back to a screen, in milliseconds. */
export const FRESH_MS = 300_000;

const selectScreens = (state: PortfolioCorner) => state.portfolio.screens;

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
    yield* put(productsFailed({ screen }));
    yield* logFailure('There was an issue fetching the portfolio products', cause);
  }
}

const isPortfolioScreen = (screen: Screen): screen is PortfolioScreen => screen !== 'not-found';

/** On arrival: what is loading or fresh stays, anything else is fetched. */
export function* enterScreen({ payload: { screen, at } }: ReturnType<typeof screenEntered>): Saga {
  if (!isPortfolioScreen(screen)) return;
  const products = (yield* select(selectScreens))[screen];
  if (products.status === 'loading') return;
  if (products.status === 'loaded' && at - products.at < FRESH_MS) return;
  yield* call(loadProducts, screen);
}

/** The member's "Try again". */
export function* tryAgain({ payload: { screen } }: ReturnType<typeof tryAgainClicked>): Saga {
  yield* call(loadProducts, screen);
}

/** Answers arrivals and "Try again". */
export function* portfolioSaga(): Saga {
  yield* takeEvery(screenEntered, safely(enterScreen));
  yield* takeLatest(tryAgainClicked, safely(tryAgain));
}
