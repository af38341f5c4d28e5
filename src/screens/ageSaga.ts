import { remarkMade } from '../notices';
import { loadProducts } from '../portfolio/saga';
import { type PortfolioScreen, productsKept, refreshBegan, selectProductsOf } from '../portfolio/slice';
import { followFront } from '../state/channels';
import { fork, put, type Saga, select, spawn, take, takeLatest } from '../state/effects';
import { freshSince, isDue } from '../state/freshness';
import { selectScreen } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { selectToday } from '../state/today';
import { formatTime } from '../ui/time';
import { refreshClicked, selectHasStale, selectIsRenewing, selectOldest, selectUpdatedAt } from './age';

/** Said aloud if not everything could be had anew. */
export const NOT_REFRESHED = 'Some of what you see could not be updated.';

/**
 * Requests again, all at once, what on a screen arrived before `since` (milliseconds since 1970): products, summaries
 * and outstanding actions, but no dialog's check. What is shown stays until the new comes (rule `overview.refresh`).
 */
export function* refresh(screen: PortfolioScreen, since: number): Saga {
  const { clock } = yield* services();
  const at = clock.now();
  const products = yield* select(selectProductsOf, screen);
  if (products.status !== 'loaded') return;
  // New products may need further summaries; what this refresh has brought by then is not requested once more.
  if (isDue(products, at, since)) yield* spawn(loadProducts, screen, false, Math.min(since, at));
  yield* put(productsKept({ screen, at, since }));
  yield* put(refreshBegan({ screen, at, since }));
}

function* untilRenewed(): Saga {
  while (yield* select(selectIsRenewing)) yield* take('*');
}

/** The member's "Refresh": everything that has arrived until now; then the announcer says how it went. */
export function* refreshAll({ payload: { screen } }: ReturnType<typeof refreshClicked>): Saga {
  const { clock } = yield* services();
  yield* refresh(screen, clock.now() + 1);
  yield* untilRenewed();
  const updatedAt = yield* select(selectUpdatedAt);
  if ((yield* select(selectScreen)) !== screen || updatedAt === undefined) return;
  yield* put(
    remarkMade(
      (yield* select(selectHasStale))
        ? NOT_REFRESHED
        : `Updated at ${formatTime(updatedAt, yield* select(selectToday))}`,
    ),
  );
}

/** The page has come to the front: what is no longer fresh is requested again (rule `overview.front`). */
export function* refreshOld(): Saga {
  const { clock } = yield* services();
  const screen = yield* select(selectScreen);
  const oldest = yield* select(selectOldest);
  const since = yield* freshSince(clock.now());
  if (screen === 'not-found' || oldest === undefined || oldest >= since) return;
  yield* refresh(screen, since);
  yield* untilRenewed();
  if (yield* select(selectHasStale)) yield* put(remarkMade(NOT_REFRESHED));
}

/** Refreshes a screen at the member's request, and when the page comes to the front after a while. */
export function* ageSaga(): Saga {
  yield* fork(followFront, refreshOld);
  yield* takeLatest(refreshClicked, safely(refreshAll));
}
