import { useDispatch, useSelector } from 'react-redux';
import { CarouselSection } from '../../ui/CarouselSection';
import type { ItemsPerPage } from '../../ui/useItemsPerPage';
import { mostCards } from './fill';
import { OfferCard } from './OfferCard';
import { selectFirstIndex, selectOffers } from './selectors';
import { pageTurned } from './slice';

// Rule `recommender.perPage`.
const sideBySide: ItemsPerPage = {
  wide: mostCards,
  narrower: [
    { query: '(max-width: 789px)', items: 1 },
    { query: '(max-width: 1024px)', items: 2 },
  ],
};

/**
 * "Recommended for you": up to three cards; nothing while there are none (rule `recommender.fill`). With `lead`, if the
 * member has nothing else, the cards are larger.
 */
export const Recommender = ({ lead = false }: { lead?: boolean }) => {
  const dispatch = useDispatch();
  return (
    <CarouselSection
      heading="Recommended for you"
      items={useSelector(selectOffers)}
      renderItem={(offer, isOnPresentPage) => <OfferCard offer={offer} isOnPresentPage={isOnPresentPage} />}
      sideBySide={sideBySide}
      lead={lead}
      onScreenOnly
      firstIndex={useSelector(selectFirstIndex)}
      onFirstIndexChange={(index) => dispatch(pageTurned(index))}
    />
  );
};
