import { tellLeftOut } from '../../content';
import { createBlockSaga } from '../../state/createBlockSaga';
import { fork, put, type Saga, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { cardSeen, fill, impressionCounted, type RecommenderPart, recommenderSlice } from './slice';

const loadingSaga = createBlockSaga({
  slice: recommenderSlice,
  failure: 'There was an issue fetching the recommended products',
  select: (state: RecommenderPart) => state.recommender.answer,
  screens: ['portfolio'],
  feature: 'recommender',
});

/**
 * Counts each item once. `counted` is outside the state, because the impressions have been sent: a developer who jumps
 * back in DevTools must not send them again. Rule `recommender.impression`.
 */
const createImpressionCounter = (counted: Set<string> = new Set()) =>
  function* countImpression({ payload }: ReturnType<typeof cardSeen>): Saga {
    if (counted.has(payload.identity)) return;
    counted.add(payload.identity);
    yield* put(impressionCounted(payload));
  };

/** Names the origins of pictures that are left out (rule `content.leftOut`). */
export function* tellPictures({ payload }: ReturnType<typeof recommenderSlice.actions.summaryLoaded>): Saga {
  yield* tellLeftOut(fill(payload).map(({ imageUrl }) => imageUrl));
}

/**
 * Fetches the items when the member arrives on the overview; a failure hides the block (rule `recommender.hidden`). It
 * runs once per page load, so impressions are counted once per page load.
 */
export function* recommenderSaga(): Saga {
  yield* fork(loadingSaga);
  yield* takeEvery(cardSeen, safely(createImpressionCounter()));
  yield* takeEvery(recommenderSlice.actions.summaryLoaded, safely(tellPictures));
}
