import { useDispatch, useSelector } from 'react-redux';
import { CarouselSection } from '../../ui/CarouselSection';
import type { ItemsPerPage } from '../../ui/useItemsPerPage';
import { mostCards } from './fill';
import { OfferCard } from './OfferCard';
import { selectFirstIndex, selectOffers } from './selectors';
import { pageTurned } from './slice';

const sideBySide: ItemsPerPage = {
  wide: mostCards,
  narrower: [
    { query: '(max-width: 789px)', items: 1 },
    { query: '(max-width: 1024px)', items: 2 },
  ],
};

/** "Recommended for you": up to three cards, absent while there is none to show (spec sections 2 and 5). */
export const Recommender = () => {
  const dispatch = useDispatch();
  return (
    <CarouselSection
      heading="Recommended for you"
      items={useSelector(selectOffers)}
      renderItem={(offer, isOnPresentPage) => <OfferCard offer={offer} isOnPresentPage={isOnPresentPage} />}
      sideBySide={sideBySide}
      firstIndex={useSelector(selectFirstIndex)}
      onFirstIndexChange={(index) => dispatch(pageTurned(index))}
    />
  );
};
