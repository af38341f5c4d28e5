import type { Recommendation, Recommendations } from '../../contract/answers/features';

/** The most cards the recommender shows (spec section 9). */
export const mostCards = 3;

// Without a title and a message a card says nothing, so it takes no place.
const isReadable = ({ title, message }: Recommendation): boolean => title !== undefined || message !== undefined;

const withoutDuplicates = (
  offers: readonly Recommendation[],
  recommendations: readonly Recommendation[],
): readonly Recommendation[] => {
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
export const fill = ({
  recommendations = [],
  nextBestOffer = [],
  extraContent = [],
}: Recommendations): readonly Recommendation[] => {
  const first = recommendations.filter(isReadable);
  const offers = withoutDuplicates(nextBestOffer.filter(isReadable), first);
  return [...first, ...offers, ...extraContent.filter(isReadable)].slice(0, mostCards);
};
