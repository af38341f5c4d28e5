import { createSelector } from 'reselect';
import { safeAddress } from '../../platform/address';
import { fill, type Readable } from './fill';
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

const toOffer = (item: Readable, index: number): Offer => {
  const { label, title, message, actionText, googleAnalyticsMessageId: messageId } = item;
  const address = safeAddress(item.webQuoteUrl);
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

/** The index of the first card that the member sees, as it was last chosen. */
export const selectFirstIndex = (state: RecommenderCorner): number => state.recommender.firstIndex;
