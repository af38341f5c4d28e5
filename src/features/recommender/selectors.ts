import { createSelector } from 'reselect';
import type { Recommendation } from '../../contract/answers/features';
import { safeAddress } from '../../platform/address';
import { fill } from './fill';
import { imageAddress } from './imageAddress';
import type { OfferName, RecommenderCorner } from './slice';

/** One card of the recommender; each part is there only where it can be read. */
export interface Offer {
  /** Unlike every other card's, also where two stand for the same item. */
  readonly key: string;
  readonly name: OfferName;
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  /** A checked address of a decorative picture. */
  readonly image?: string | undefined;
  /** The way to the quote: a checked address, and what the link says. */
  readonly link?: { readonly address: string; readonly text: string } | undefined;
}

const toOffer = (item: Recommendation, index: number): Offer => {
  const { title, message, actionText, googleAnalyticsMessageId: messageId } = item;
  const address = safeAddress(item.webQuoteUrl);
  const label = title ?? message ?? '';
  const text = actionText ?? title;
  return {
    key: String(index),
    name: {
      identity: messageId ?? `${label} ${item.webQuoteUrl ?? ''}`,
      label,
      ...(messageId === undefined ? {} : { messageId }),
    },
    title,
    message,
    image: imageAddress(item.imageUrl),
    link: address === undefined || text === undefined ? undefined : { address, text },
  };
};

const nothing: readonly Offer[] = [];

/** The cards, three at most (spec section 5); none while loading and after a failure: the block is hidden then. */
export const selectOffers = createSelector([(state: RecommenderCorner) => state.recommender.answer], (answer) =>
  answer.status === 'loaded' ? fill(answer.summary).map(toOffer) : nothing,
);

/** The index of the first card shown; one that the cards no longer reach leads to the last of them. */
export const selectFirstIndex = createSelector(
  [selectOffers, (state: RecommenderCorner) => state.recommender.firstIndex],
  (offers, firstIndex) => Math.max(0, Math.min(firstIndex, offers.length - 1)),
);

/** The cards of the page that shows the present first card, so many to a page. */
export const selectPresentPage = createSelector(
  [selectOffers, selectFirstIndex, (_: RecommenderCorner, perPage: number) => perPage],
  (offers, firstIndex, perPage) => {
    const start = Math.floor(firstIndex / perPage) * perPage;
    return offers.slice(start, start + perPage);
  },
);
