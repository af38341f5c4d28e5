import type { Recommendation, Recommendations } from '../../contract/answers/features';

/** The most cards the recommender shows (rule `recommender.fill`). */
export const mostCards = 3;

/** An item with text: `label` is its title, or else its message. */
export interface Readable extends Recommendation {
  readonly label: string;
}

// A card without title and message says nothing, so it is left out.
const readable = (items: readonly Recommendation[] = []): readonly Readable[] =>
  items.flatMap((item) => {
    const label = item.title ?? item.message;
    return label === undefined ? [] : [{ ...item, label }];
  });

/**
 * What the recommender shows: recommendations first, then the next-best offers whose analytics message id did not occur
 * before, then extra content, each in its order, three at most (rule `recommender.fill`).
 */
export const fill = ({ recommendations, nextBestOffer, extraContent }: Recommendations): readonly Readable[] => {
  const shown = [...readable(recommendations)];
  for (const offer of readable(nextBestOffer)) {
    if (shown.length >= mostCards) break;
    const { googleAnalyticsMessageId: id } = offer;
    // Without an id we cannot tell whether the offer is a duplicate, so it is kept.
    if (id === undefined || !shown.some((item) => item.googleAnalyticsMessageId === id)) shown.push(offer);
  }
  return [...shown, ...readable(extraContent)].slice(0, mostCards);
};
