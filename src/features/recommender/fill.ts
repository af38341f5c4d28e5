import type { Recommendation, Recommendations } from '../../contract/answers/features';

/** The most cards the recommender shows (spec section 9). */
export const mostCards = 3;

/** An item that says something: `label`, its title or else its message, names it. */
export interface Readable extends Recommendation {
  readonly label: string;
}

// Without a title and a message a card says nothing, so it takes no place.
const readable = (items: readonly Recommendation[] = []): readonly Readable[] =>
  items.flatMap((item) => {
    const label = item.title ?? item.message;
    return label === undefined ? [] : [{ ...item, label }];
  });

const withoutDuplicates = (offers: readonly Readable[], recommendations: readonly Readable[]): readonly Readable[] => {
  const taken = new Set(recommendations.map(({ googleAnalyticsMessageId }) => googleAnalyticsMessageId));
  return offers.filter(({ googleAnalyticsMessageId: id }) => {
    // An offer that does not say who it is cannot be told to be another's double.
    if (id === undefined) return true;
    if (taken.has(id)) return false;
    taken.add(id);
    return true;
  });
};

/**
 * What the recommender shows: recommendations first, then the next-best offers that double none before them by analytics
 * message id, then extra content, each in its order, three at most (spec section 5).
 */
export const fill = ({ recommendations, nextBestOffer, extraContent }: Recommendations): readonly Readable[] => {
  const first = readable(recommendations);
  const offers = withoutDuplicates(readable(nextBestOffer), first);
  return [...first, ...offers, ...readable(extraContent)].slice(0, mostCards);
};
