import { createSelector } from 'reselect';
import { offerPictureAddress, type PicturePlace } from '../../content';
import { safeAddress } from '../../platform/address';
import { isUnsettled } from '../../state/freshness';
import { selectConfiguredPage } from '../../state/page';
import { fill, type Readable } from './fill';
import type { OfferName, RecommenderPart } from './slice';

/** One card of the recommender; a part that cannot be read is missing. */
export interface Offer {
  /** Unique, even if two cards are for the same item. */
  readonly key: string;
  readonly name: OfferName;
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  /** A checked address of a decorative picture. */
  readonly image?: string | undefined;
  /** The link to the quote: a checked address and its text. */
  readonly link?: { readonly address: string; readonly text: string } | undefined;
}

const toOffer = (item: Readable, index: number, place: PicturePlace): Offer => {
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
    image: offerPictureAddress(item.imageUrl, place),
    link: address === undefined || text === undefined ? undefined : { address, text },
  };
};

const nothing: readonly Offer[] = [];

/**
 * The cards, at most three (rule `recommender.hidden`); none while loading and after a failure: the block is then
 * hidden.
 */
export const selectOffers = createSelector(
  [(state: RecommenderPart) => state.recommender.answer, selectConfiguredPage],
  (answer, place) =>
    answer.status === 'loaded' ? fill(answer.summary).map((item, index) => toOffer(item, index, place)) : nothing,
);

/** Whether it is not known yet if there are cards. */
export const selectIsAwaited = ({ recommender: { answer } }: RecommenderPart): boolean => isUnsettled(answer);

/** The index of the first visible card, as last chosen. */
export const selectFirstIndex = (state: RecommenderPart): number => state.recommender.firstIndex;
