import type { Recommendation, Recommendations } from '../../contract/answers/features';

/** The most cards the recommender shows (rule `recommender.fill`). */
export const mostCards = 3;

/** An item with text: `label` is its title, or else its message. */
export interface Readable extends Recommendation {
  readonly label: string;
}

// A card without title and message says nothing, so it is left out.
const readable = (items: readonly Recommendation[]): readonly Readable[] =>
  items.flatMap((item) => {
    const label = item.title ?? item.message;
    return label === undefined ? [] : [{ ...item, label }];
  });

const withoutDuplicates = (offers: readonly Readable[], recommendations: readonly Readable[]): readonly Readable[] => {
  const taken = new Set(recommendations.map(({ googleAnalyticsMessageId }) => googleAnalyticsMessageId));
  return offers.filter(({ googleAnalyticsMessageId: id }) => {
    // Without an id we cannot tell whether the offer is a duplicate, so it is kept.
    if (id === undefined) return true;
    if (taken.has(id)) return false;
    taken.add(id);
    return true;
  });
};

/**
 * What the recommender shows: recommendations first, then the next-best offers whose analytics message id did not occur
 * before, then extra content, each in its order, three at most (rule `recommender.fill`).
 */
export const fill = ({ recommendations, nextBestOffer, extraContent }: Recommendations): readonly Readable[] => {
  const first = readable(recommendations);
  const offers = withoutDuplicates(readable(nextBestOffer), first);
  return [...first, ...offers, ...readable(extraContent)].slice(0, mostCards);
};
