import styled from '@emotion/styled';
import { createAction } from '@reduxjs/toolkit';
import { useCallback, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createSelector } from 'reselect';
import { type ConfiguredPage, offerPictureAddress, selectConfiguredPage } from '../../content';
import { safeAddress } from '../../platform/address';
import { isPending } from '../../state/freshness';
import { useCarousel } from '../../state/useCarousel';
import { CarouselRoom } from '../../ui/BlockRooms';
import { Card } from '../../ui/Card';
import { CarouselSection } from '../../ui/CarouselSection';
import { followed } from '../../ui/followed';
import type { ItemsPerPage } from '../../ui/layouts';
import { worded } from '../../ui/shortened';
import { useFirstInView } from '../../ui/useFirstInView';
import { fill, mostCards, type Readable } from './fill';
import { cardSeen, type OfferName, recommenderCarousel, recommenderSlice, trackedAs } from './slice';

const offerFollowed = createAction('recommender/offerFollowed', (offer: OfferName) => ({
  payload: offer,
  ...trackedAs('click', offer),
}));

const identityOf = ({ googleAnalyticsMessageId, label, webQuoteUrl = '' }: Readable): string =>
  googleAnalyticsMessageId ?? `${label} ${webQuoteUrl}`;

const toOffer = (item: Readable, index: number, page: ConfiguredPage, items: readonly Readable[]) => {
  const { label, title, message, actionText, googleAnalyticsMessageId: messageId } = item;
  // Numbers items that are alike: each is an impression.
  const alike = items.slice(0, index).filter((other) => identityOf(other) === identityOf(item));
  const address = safeAddress(item.webQuoteUrl);
  const text = actionText ?? title;
  const name: OfferName = { identity: `${identityOf(item)} ${alike.length}`, label, messageId };
  return {
    key: `offer ${index}`,
    name,
    title,
    message,
    image: offerPictureAddress(item.imageUrl, page),
    link: address === undefined || text === undefined ? undefined : { address, text },
  };
};

/** One card; what cannot be read is missing, and the addresses are checked. */
type Offer = ReturnType<typeof toOffer>;

/** The cards, at most three; none while loading and after a failure: the block is then hidden (rule `recommender.hidden`). */
export const selectOffers = createSelector([recommenderSlice.select, selectConfiguredPage], (answer, page) =>
  answer.status === 'loaded' ? fill(answer.summary).map((item, index, items) => toOffer(item, index, page, items)) : [],
);

interface OfferCardProps {
  readonly offer: Offer;
  /** A card of another page may pass by while pages turn; that does not count as seen. */
  readonly isOnPresentPage: boolean;
}

const OfferCard = ({ offer, isOnPresentPage }: OfferCardProps) => {
  const { name, title, message, image, link } = offer;
  const headingId = useId();
  const dispatch = useDispatch();
  const [missing, setMissing] = useState<string>();
  const onSeen = useCallback(() => {
    dispatch(cardSeen(name));
  }, [dispatch, name]);
  const card = useFirstInView(onSeen);
  return (
    <Card
      ref={isOnPresentPage ? card : undefined}
      data-private=""
      aria-labelledby={title === undefined ? undefined : headingId}
    >
      {image === undefined || image === missing ? null : (
        <img
          src={image}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(image)}
        />
      )}
      {title === undefined ? null : <h3 id={headingId} {...worded(title)} />}
      {message === undefined ? null : <p {...worded(message, 'description')} />}
      {link === undefined ? null : (
        <a href={link.address} {...followed(() => dispatch(offerFollowed(name)))} {...worded(link.text)} />
      )}
    </Card>
  );
};

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
  const isAwaited = isPending(useSelector(recommenderSlice.select));
  const offers = useSelector(selectOffers);
  const carousel = useCarousel(recommenderCarousel, offers);
  if (lead && isAwaited)
    return (
      <LeadRoom>
        <CarouselRoom tiles={mostCards} />
      </LeadRoom>
    );
  return (
    <CarouselSection
      heading={{ key: 'recommender.heading' }}
      items={offers}
      renderItem={(offer, isOnPresentPage) => <OfferCard offer={offer} isOnPresentPage={isOnPresentPage} />}
      sideBySide={sideBySide}
      lead={lead}
      {...carousel}
      list={undefined}
    />
  );
};
