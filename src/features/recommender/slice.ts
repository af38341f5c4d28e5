import { createAction } from '@reduxjs/toolkit';
import { tellLeftOut } from '../../content';
import type { AnalyticsAction } from '../../contract/analytics';
import { endpoints } from '../../contract/endpoints';
import { createCarouselSlice } from '../../state/carouselSlice';
import { createBlockSaga } from '../../state/createBlockSaga';
import { createSummarySlice, reducersOf } from '../../state/createSummarySlice';
import { fork, put, type SagaGenerator, takeEvery } from '../../state/effects';
import { tracked } from '../../state/eventMeta';
import { safely } from '../../state/safely';

export const recommenderSlice = createSummarySlice(
  'recommender',
  endpoints.recommendations,
  'the recommended products',
);

/** An item as its events identify it. */
export interface OfferName {
  /** The same for the same item on any page of the carousel; identifies its impression. */
  readonly identity: string;
  readonly label: string;
  /** The item's googleAnalyticsMessageId. */
  readonly messageId?: string | undefined;
}

/** The analytics event of an item. */
export const trackedAs = (action: AnalyticsAction, { label, messageId }: OfferName) =>
  tracked({ category: 'recommender', action, label, messageId });

export const recommenderCarousel = createCarouselSlice('recommenderCarousel');

/** A card came into view. This may be reported again for the same item: only the first time counts. */
export const cardSeen = createAction<OfferName>('recommender/cardSeen');

/** An item was seen for the first time since the page was loaded: its one impression. */
export const impressionCounted = createAction('recommender/impressionCounted', (offer: OfferName) => ({
  payload: offer,
  ...trackedAs('impression', offer),
}));

export const recommenderReducers = reducersOf([recommenderSlice, recommenderCarousel]);

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
  const items = Object.values(payload).flatMap((list) => list ?? []);
  yield* tellLeftOut(() => items.map(({ imageUrl }) => imageUrl));
}

/** Fetches the items when the member arrives on the overview, and counts impressions once per page load. */
export function* recommenderSaga(): SagaGenerator {
  yield* fork(createBlockSaga({ summaries: [recommenderSlice], feature: 'recommender' }));
  yield* takeEvery(cardSeen, safely(createImpressionCounter()));
  yield* takeEvery(recommenderSlice.actions.summaryLoaded, safely(tellPictures));
}
