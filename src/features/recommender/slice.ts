import { combineReducers, createAction, createReducer } from '@reduxjs/toolkit';
import type { AnalyticsAction, AnalyticsEvent } from '../../contract/analytics';
import type { Recommendations } from '../../contract/answers/features';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { tracked } from '../../state/track';

/** The answer behind "Recommended for you" (spec section 2): asked, then loaded or failed. */
export const recommenderSlice = createSummarySlice('recommender', endpoints.recommendations);

/** An item as its events name it. */
export interface OfferName {
  /** The same for the same item, whatever page of the carousel it stands on; tells impressions apart. */
  readonly identity: string;
  readonly label: string;
  /** The item's googleAnalyticsMessageId. */
  readonly messageId?: string | undefined;
}

const analyticsOf = (action: AnalyticsAction, { label, messageId }: OfferName): AnalyticsEvent => ({
  category: 'recommender',
  action,
  label,
  ...(messageId === undefined ? {} : { messageId }),
});

/** The member turned to another page of the carousel; the payload is the index, from 0, of its first card. */
export const pageTurned = createAction<number>('recommender/pageTurned');

/** A card came into the member's view. It may be said again for the same item: only the first time counts. */
export const cardSeen = createAction<OfferName>('recommender/cardSeen');

/** An item was seen for the first time since the page was loaded: its one impression. */
export const impressionCounted = createAction('recommender/impressionCounted', (offer: OfferName) => ({
  payload: offer,
  ...tracked(analyticsOf('impression', offer)),
}));

/** The member followed an item's link. */
export const offerFollowed = createAction('recommender/offerFollowed', (offer: OfferName) => ({
  payload: offer,
  ...tracked(analyticsOf('click', offer)),
}));

/** The three sources as they came, and the index, from 0, of the first card that the member sees. */
export interface RecommenderState {
  readonly answer: SummaryState<Recommendations>;
  readonly firstIndex: number;
}

/** The corner of the state that this feature holds. */
export interface RecommenderCorner {
  readonly recommender: RecommenderState;
}

const firstIndexReducer = createReducer(0, (builder) => {
  builder.addCase(pageTurned, (_, { payload }) => payload);
});

/** Holds the answer, and where the member is in the carousel; what was counted is remembered elsewhere, see the saga. */
export const recommenderReducer = combineReducers({ answer: recommenderSlice.reducer, firstIndex: firstIndexReducer });
