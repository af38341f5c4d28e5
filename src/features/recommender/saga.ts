import { endpoints } from '../../contract/endpoints';
import { createBlockSaga } from '../../state/createBlockSaga';
import { fork, put, type Saga, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { cardSeen, impressionCounted, type RecommenderCorner, recommenderSlice } from './slice';

const loadingSaga = createBlockSaga({
  slice: recommenderSlice,
  endpoint: endpoints.recommendations,
  failure: 'There was an issue fetching the recommended products',
  select: (state: RecommenderCorner) => state.recommender.answer,
});

/**
 * Counts each item once. `counted` stands outside the state, because the impressions have left the house: a member of
 * the team who travels back in time must not send them again.
 */
const createImpressionCounter = (counted: Set<string> = new Set()) =>
  function* countImpression({ payload }: ReturnType<typeof cardSeen>): Saga {
    if (counted.has(payload.identity)) return;
    counted.add(payload.identity);
    yield* put(impressionCounted(payload));
  };

/**
 * Fetches the items when the member arrives on the overview; a failure hides the block (spec section 8). One run is one
 * load of the page, and so one memory of the impressions that were counted.
 */
export function* recommenderSaga(): Saga {
  yield* takeEvery(cardSeen, safely(createImpressionCounter()));
  yield* fork(loadingSaga);
}
