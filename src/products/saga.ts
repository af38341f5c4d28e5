import type { ProductTileName } from '../contract/tileNames';
import { sayOutcome } from '../notices';
import { neededSummaries } from '../portfolio/needs';
import { type ProductsEvent, productsEvents, requestNeeded } from '../portfolio/saga';
import { longWaitNoticed, productsLoaded, selectProductsById, selectProductsOf } from '../portfolio/slice';
import { type ConnectionRestored, connectionRestored } from '../state/connection/slice';
import { all, call, delay, fork, put, type SagaGenerator, select, takeEvery, takeLatest } from '../state/effects';
import { requestAgain, requestMissed } from '../state/freshness';
import { selectScreen } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { isSameMessage } from '../texts/text';
import { fragments, registry, type SummariesPart, summaries } from './registry';
import { selectAnnouncement, selectIsRetried, selectNeeds, selectTiles, type TilesPart } from './selectTiles';
import { allRetryClicked, tileRetryClicked } from './tileView';

/** How long after its products a screen announces how many tiles have loaded so far, in milliseconds. */
const LONG_WAIT_MS = 8_000;

/** Requests every summary that the products of a screen need and that is not down. */
function* requestSummaries(event: ProductsEvent): SagaGenerator {
  yield* requestNeeded(yield* select(selectNeeds), event);
}

/** Notices if tiles are still awaited long after the products came (rule `overview.announcer`). */
export function* noticeLongWait({ payload: { screen, at } }: ReturnType<typeof productsLoaded>): SagaGenerator {
  yield* delay(LONG_WAIT_MS);
  const products = yield* select(selectProductsOf, screen);
  // Only the phases of the current screen's tiles are known, and only of what was loaded last.
  if (products.status !== 'loaded' || products.at !== at || (yield* select(selectScreen)) !== screen) return;
  const phases = (yield* select(selectTiles)).map(({ phase }) => phase);
  // While tiles are retried nothing is said: the number would be out of date by then.
  if (!phases.includes('loading') || (yield* select(selectIsRetried))) return;
  yield* put(longWaitNoticed({ screen, soFar: phases.filter((phase) => phase === 'loaded').length }));
}

/** The connection is back: asks again for the summaries that failed without it. */
function* retryMissed(event: ConnectionRestored): SagaGenerator {
  // Products that are down are requested when their downtime ends.
  const needs = yield* select(selectNeeds);
  yield* requestMissed(neededSummaries(needs, yield* select(selectProductsById)), event);
}

const selectTile = (state: TilesPart, tile: ProductTileName) => selectTiles(state).find((shown) => shown.tile === tile);

/** Requests again what a tile needs. */
function* retry(tile: ProductTileName): SagaGenerator {
  const product = registry.find((candidate) => candidate.tile === tile);
  if (product === undefined) return;
  const needed = neededSummaries<SummariesPart>(product.needs, yield* select(selectProductsById));
  const isUnavailable = (yield* select(selectTile, tile))?.phase === 'unavailable';
  yield* requestAgain(needed, isUnavailable ? needed[0] : undefined);
}

/** "Try again" in a tile: asks for that tile alone, and says how it ended (rule `announcer.retry`). */
function* retryTile({ payload: { tile, part } }: ReturnType<typeof tileRetryClicked>): SagaGenerator {
  yield* retry(tile);
  const shown = yield* select(selectTile, tile);
  // During a downtime the operator's message is in the tile.
  if (shown === undefined || shown.phase === 'down') return;
  // What else is old in the tile is not the part that was asked for.
  const isWhole = shown.phase === 'loaded' && !shown.isPartial && (part !== undefined || !shown.isOld);
  const key = isWhole ? 'part.loaded' : 'part.notLoaded';
  yield* sayOutcome({ key, values: { name: part ?? { key: `product.${tile}` } } });
}

/** "Try all again": asks for all unavailable tiles at once, and says so if nothing has changed. */
function* retryAll(): SagaGenerator {
  const before = yield* select(selectAnnouncement);
  const missing = (yield* select(selectTiles)).filter(({ phase }) => phase === 'unavailable');
  yield* all(Object.fromEntries(missing.map(({ tile }) => [tile, call(retry, tile)])));
  const after = yield* select(selectAnnouncement);
  // The outcome is announced once the tiles that are still loading have come.
  if ((yield* select(selectTiles)).some(({ phase }) => phase === 'loading')) return;
  if (after !== undefined && isSameMessage(before ?? null, after)) yield* sayOutcome(after);
}

/** Fetches what every product needs, from when the products are known. */
export function* productsSaga(): SagaGenerator {
  for (const { saga } of [...summaries, ...fragments]) yield* fork(saga);
  yield* takeEvery(productsEvents, safely(requestSummaries));
  yield* takeLatest(productsLoaded, safely(noticeLongWait));
  yield* takeEvery(tileRetryClicked, safely(retryTile));
  yield* takeEvery(allRetryClicked, safely(retryAll));
  yield* takeEvery(connectionRestored, safely(retryMissed));
}
