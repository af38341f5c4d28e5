import { createAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import { type OutstandingPart, sources } from '../features/outstanding/slice';
import { balanceSlices } from '../features/rewards/saga';
import { type RewardsPart, rewardsNeeds } from '../features/rewards/slice';
import { remarkMade, sayOutcome } from '../notices';
import { neededSummaries } from '../portfolio/needs';
import { loadProducts } from '../portfolio/saga';
import {
  type PortfolioScreen,
  refreshBegan,
  selectHoldsRewards,
  selectProducts,
  selectProductsById,
  selectProductsOf,
  tryAgainClicked,
} from '../portfolio/slice';
import { selectNeeds, type TilesPart } from '../products/selectTiles';
import { onFront, until } from '../state/channels';
import { selectFeatures } from '../state/configuration';
import { delay, fork, put, type SagaGenerator, select, spawn, takeLatest } from '../state/effects';
import {
  answerFailed,
  type Fetched,
  freshSince,
  isAwaited,
  isDue,
  isPending,
  isStale,
  oldestOf,
  type RequestableSummary,
} from '../state/freshness';
import { selectScreen } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { untilMaySend } from '../state/session/saga';
import { selectToday } from '../state/today';
import type { Message } from '../texts/text';

/** The member asked for everything on the screen anew (rule `overview.refresh`). */
export const refreshClicked = createAction<{ readonly screen: PortfolioScreen }>('portfolio/refreshClicked');

type RefreshedPart = TilesPart & RewardsPart & OutstandingPart;

// Memoised apart from the answers, which change with most events of a load.
const selectSummaries = createSelector(
  [selectProductsById, selectScreen, selectNeeds, selectFeatures, selectHoldsRewards],
  (products, screen, needs, { rewards, outstanding }, holdsRewards): readonly RequestableSummary<RefreshedPart>[] => {
    const onOverview = screen === 'portfolio';
    const ofRewards = onOverview ? neededSummaries(rewardsNeeds, products) : balanceSlices;
    return [
      ...neededSummaries(needs, products),
      // Rule `rewards.shown`: Active Rewards alone are asked for and not shown.
      ...(rewards && (holdsRewards || !onOverview) ? ofRewards : []),
      ...(outstanding && onOverview ? sources : []),
    ];
  },
);

/** Everything on the screen that was fetched; nothing before the products are known. */
const selectShown = createSelector([(state: RefreshedPart) => state], (state): readonly Fetched[] => {
  const products = selectProducts(state);
  if (products.status !== 'loaded') return [];
  return [products, ...selectSummaries(state).map((summary) => summary.select(state))];
});

/** When the oldest thing on the screen arrived, in milliseconds since 1970; undefined if nothing has. */
export const selectOldest = (state: RefreshedPart): number | undefined => oldestOf(selectShown(state));

/** When the oldest thing arrived that is not marked as old where it stands; undefined if nothing has. */
export const selectUpdatedAt = (state: RefreshedPart): number | undefined =>
  oldestOf(selectShown(state).filter((value) => !isStale(value)));

/** Whether something on the screen is being refreshed. */
export const selectIsRenewing = (state: RefreshedPart): boolean =>
  selectShown(state).some((value) => !isPending(value) && isAwaited(value));

/** Whether something on the screen could not be refreshed, or not be had at all. */
export const selectIsIncomplete = (state: RefreshedPart): boolean => selectShown(state).some(answerFailed);

/** Said aloud if not everything could be refreshed. */
export const NOT_REFRESHED: Message = { key: 'refresh.notAll' };

function* untilRenewed(): SagaGenerator {
  yield* until((state: RefreshedPart) => !selectIsRenewing(state));
}

// Requests what arrived before `since` (milliseconds since 1970), all at once, and waits for the answers.
function* refresh(screen: PortfolioScreen, since: number): SagaGenerator {
  const { clock, connection } = yield* services();
  // Fails at once: the products are marked as old, and requested again when the connection is back.
  if (connection.wasLost()) return yield* loadProducts(screen);
  const at = clock.now();
  const products = yield* select(selectProductsOf, screen);
  if (products.status === 'loaded') {
    // New products may need further summaries; what this refresh has brought by then is not requested once more.
    if (isDue(products, at, since)) yield* spawn(loadProducts, screen, false, Math.min(since, at));
    yield* put(refreshBegan({ screen, at, since }));
  }
  yield* untilRenewed();
}

// Says what has become of a refresh.
function* sayRefreshed(screen: PortfolioScreen): SagaGenerator {
  if ((yield* select(selectScreen)) !== screen) return;
  const at = yield* select(selectUpdatedAt);
  const today = yield* select(selectToday);
  if (yield* select(selectIsIncomplete)) yield* sayOutcome(NOT_REFRESHED);
  else if (at !== undefined) yield* sayOutcome({ key: 'refresh.updatedAt', values: { time: { at, today } } });
}

// "Refresh", or "Try again" beside products that are old: without products the page itself shows how that ended.
function* refreshAndTell(event: ReturnType<typeof refreshClicked | typeof tryAgainClicked>): SagaGenerator {
  const { screen } = event.payload;
  const { clock } = yield* services();
  const products = yield* select(selectProductsOf, screen);
  // In a task of its own: the press need not wait for the requests (rule `press.time`).
  yield* delay(0);
  if (refreshClicked.match(event)) yield* refresh(screen, clock.now() + 1);
  else if (products.status === 'loaded') yield* untilRenewed();
  else return;
  yield* sayRefreshed(screen);
}

/** The page has come to the front: what is no longer fresh is requested again (rule `overview.front`). */
function* refreshOld(): SagaGenerator {
  const { clock, connection } = yield* services();
  yield* untilMaySend();
  if (connection.wasLost()) return;
  const screen = yield* select(selectScreen);
  const oldest = yield* select(selectOldest);
  const now = clock.now();
  const since = yield* freshSince(now);
  // What arrived in the future has no known age: the clock was set back.
  if (screen === 'not-found' || oldest === undefined || (oldest >= since && oldest <= now)) return;
  yield* refresh(screen, since);
  if (yield* select(selectIsIncomplete)) yield* put(remarkMade(NOT_REFRESHED));
}

/** Refreshes a screen at the member's request, and when the page comes to the front after a while. */
export function* refreshSaga(): SagaGenerator {
  yield* fork(onFront, refreshOld);
  yield* takeLatest([refreshClicked, tryAgainClicked], safely(refreshAndTell));
}
