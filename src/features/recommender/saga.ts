import { tellLeftOut } from '../../content';
import { createBlockSaga } from '../../state/createBlockSaga';
import { fork, put, type SagaGenerator, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { cardSeen, fill, impressionCounted, type RecommenderPart, recommenderSlice } from './slice';

const loadingSaga = createBlockSaga({
  slice: recommenderSlice,
  select: (state: RecommenderPart) => state.recommender.answer,
  screens: ['portfolio'],
  feature: 'recommender',
});

// Rule `recommender.impression`. What was counted is outside the state, so that time travel sends nothing again.
const createImpressionCounter = () => {
  const counted = new Set<string>();
  return function* countImpression({ payload }: ReturnType<typeof cardSeen>): SagaGenerator {
    if (counted.has(payload.identity)) return;
    counted.add(payload.identity);
    yield* put(impressionCounted(payload));
  };
};

// Rule `content.leftOut`.
function* tellPictures({ payload }: ReturnType<typeof recommenderSlice.actions.summaryLoaded>): SagaGenerator {
  yield* tellLeftOut(fill(payload).map(({ imageUrl }) => imageUrl));
}

/** Fetches the items when the member arrives on the overview, and counts impressions once per page load. */
export function* recommenderSaga(): SagaGenerator {
  yield* fork(loadingSaga);
  yield* takeEvery(cardSeen, safely(createImpressionCounter()));
  yield* takeEvery(recommenderSlice.actions.summaryLoaded, safely(tellPictures));
}
