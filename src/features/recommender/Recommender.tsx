import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LazyCarousel } from '../../ui/LazyCarousel';
import { Section } from '../../ui/Page';
import { useItemsPerPage } from '../../ui/useItemsPerPage';
import { OfferCard } from './OfferCard';
import { type Offer, selectFirstIndex, selectOffers } from './selectors';
import { pageTurned } from './slice';
import { sideBySide } from './view';

const renderOffer = (offer: Offer) => <OfferCard offer={offer} />;

/** "Recommended for you": up to three cards, absent while there is none to show (spec sections 2 and 5). */
export const Recommender = () => {
  const headingId = useId();
  const dispatch = useDispatch();
  const offers = useSelector(selectOffers);
  const firstIndex = useSelector(selectFirstIndex);
  const perPage = useItemsPerPage(sideBySide);
  if (offers.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Recommended for you</h2>
      <LazyCarousel
        items={offers}
        itemKey={({ key }) => key}
        renderItem={renderOffer}
        perPage={perPage}
        labelledBy={headingId}
        firstIndex={firstIndex}
        onFirstIndexChange={(index) => dispatch(pageTurned(index))}
      />
    </Section>
  );
};
