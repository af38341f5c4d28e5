import { endpoints } from '../../contract/endpoints';
import { loadSummary } from '../../state/createSummarySaga';
import { call, put, type Saga, select, takeEvery } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import { selectPresentPage } from './selectors';
import { cardSeen, impressionCounted, pageTurned, type RecommenderCorner, recommenderSlice } from './slice';
import { cardsSideBySide, tellsWhatIsInView } from './view';

const source = {
  slice: recommenderSlice,
  endpoint: endpoints.recommendations,
  failure: 'There was an issue fetching the recommended products',
} as const;

const selectStatus = (state: RecommenderCorner) => state.recommender.answer.status;

/**
 * Fetches the items when the member arrives on the overview; a failure hides the block and is recorded (spec section 8).
 * What is loaded or on its way stays: nothing a member does on the screens changes it. What failed is asked for again.
 */
export function* loadRecommender({ payload }: ReturnType<typeof screenEntered>): Saga {
  if (payload.screen !== 'portfolio') return;
  const status = yield* select(selectStatus);
  if (status === 'loading' || status === 'loaded') return;
  yield* put(recommenderSlice.actions.summaryRequested());
  yield* loadSummary(source);
}

/** In a browser that does not tell what is in view, the cards of the present page count as seen. */
export function* seePresentPage(): Saga {
  if (yield* call(tellsWhatIsInView)) return;
  const cards = yield* select(selectPresentPage, yield* call(cardsSideBySide));
  for (const { name } of cards) yield* put(cardSeen(name));
}

/**
 * Counts each item once. `counted` stands outside the state, because the impressions have left the house: a member of
 * the team who travels back in time must not send them again.
 */
export const createImpressionCounter = (counted: Set<string> = new Set()) =>
  function* countImpression({ payload }: ReturnType<typeof cardSeen>): Saga {
    if (counted.has(payload.identity)) return;
    counted.add(payload.identity);
    yield* put(impressionCounted(payload));
  };

/** One run is one load of the page, and so one memory of what was counted. */
export function* recommenderSaga(): Saga {
  yield* takeEvery(cardSeen, safely(createImpressionCounter()));
  yield* takeEvery(recommenderSlice.actions.summaryLoaded, safely(seePresentPage));
  yield* takeEvery(pageTurned, safely(seePresentPage));
  yield* takeEvery(screenEntered, safely(loadRecommender));
}
