import styled from '@emotion/styled';
import { useDispatch, useSelector } from 'react-redux';
import { CarouselRoom } from '../../ui/BlockRooms';
import { CarouselSection } from '../../ui/CarouselSection';
import type { ItemsPerPage } from '../../ui/layouts';
import { mostCards } from './fill';
import { OfferCard } from './OfferCard';
import { selectFirstIndex, selectIsAwaited, selectOffers } from './selectors';
import { pageTurned } from './slice';

// Rule `recommender.perPage`.
const sideBySide: ItemsPerPage = {
  wide: mostCards,
  narrower: [
    { query: '(max-width: 789px)', items: 1 },
    { query: '(max-width: 1024px)', items: 2 },
  ],
};

// As tall as the larger cards: a picture of half their width, and the words.
const LeadRoom = styled.div`
  --page-width: min(var(--content-width), 100vw - 2 * var(--space-page));
  --action-height: calc(7rem + (var(--page-width) - 2rem) / 6);
  @media (max-width: 1024px) {
    --action-height: calc(7rem + (var(--page-width) - 1rem) / 4);
  }
  @media (max-width: 789px) {
    --action-height: calc(7rem + var(--page-width) / 2);
  }
  /* The head of this carousel has no row for dots. */
  @media (max-width: 480px) {
    --action-height: calc(4.25rem + var(--page-width) / 2);
  }
`;

/**
 * "Recommended for you": up to three cards; nothing while there are none (rule `recommender.fill`). With `lead`, if the
 * member has nothing else, the cards are larger, and their space is kept, because what follows is in view.
 */
export const Recommender = ({ lead = false }: { lead?: boolean }) => {
  const dispatch = useDispatch();
  const awaited = useSelector(selectIsAwaited);
  const offers = useSelector(selectOffers);
  const firstIndex = useSelector(selectFirstIndex);
  if (lead && awaited)
    return (
      <LeadRoom>
        <CarouselRoom tiles={mostCards} />
      </LeadRoom>
    );
  return (
    <CarouselSection
      heading="Recommended for you"
      items={offers}
      renderItem={(offer, isOnPresentPage) => <OfferCard offer={offer} isOnPresentPage={isOnPresentPage} />}
      sideBySide={sideBySide}
      lead={lead}
      onScreenOnly
      firstIndex={firstIndex}
      onFirstIndexChange={(index) => dispatch(pageTurned(index))}
    />
  );
};
